import { useText } from '#src/web/i18n.tsx'
import { FieldError } from '#src/web/ui/field.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { useId } from 'react'
import type { Bilingual } from '../../body/text.ts'
import css from './edit.module.css'
import { editText } from './edit-text.ts'

/** A plain text in both languages, side by side: labels, criteria, words for a picture. */
export function BothField({
  label,
  value,
  onChange,
  error,
  description,
}: {
  label: string
  value: Bilingual
  onChange: (next: Bilingual) => void
  error?: string | undefined
  description?: string
}) {
  const t = useText(editText)
  const id = useId()
  const languages = [
    { side: 'zh', name: t.inChinese(label), lang: 'zh-CN' },
    { side: 'en', name: t.inEnglish(label), lang: 'en' },
  ] as const
  return (
    <div className={css.both} role="group" aria-label={label} aria-describedby={`${id}e`}>
      {languages.map(({ side, name, lang }) => (
        <TextField
          key={side}
          label={name}
          lang={lang}
          maxLength={500}
          value={value[side]}
          onChange={(text) => {
            const { outdated: _, ...rest } = value
            onChange({ ...rest, [side]: text })
          }}
        />
      ))}
      {description && <p className={css.note}>{description}</p>}
      <FieldError id={`${id}e`} error={error} />
    </div>
  )
}
