import { bilingualText } from '#src/features/content/editor/web/bilingual-text.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { Bilingual } from '../../body/text.ts'
import css from './board.module.css'

/** A plain text of one line in both languages, the reader's own first. */
export function PlainPair({
  label,
  description,
  error,
  value,
  onChange,
  inputProps,
}: {
  label: string
  description?: string
  error?: string | undefined
  value: Bilingual
  onChange: (next: Bilingual) => void
  /** Of the first field. */
  inputProps?: { onKeyDown?: React.KeyboardEventHandler; name?: string }
}) {
  const t = useText(bilingualText)
  const sides = useLocale() === 'zh-CN' ? (['zh', 'en'] as const) : (['en', 'zh'] as const)
  return (
    <div className={css.pair} role="group" aria-label={label}>
      {sides.map((side, at) => (
        <TextField
          key={side}
          {...(at === 0 ? inputProps : { onKeyDown: inputProps?.onKeyDown })}
          label={`${label} · ${t[side]}`}
          description={at === 0 ? description : undefined}
          error={at === 0 ? error : undefined}
          maxLength={500}
          value={value[side]}
          onChange={(text) => onChange({ ...value, [side]: text })}
        />
      ))}
    </div>
  )
}
