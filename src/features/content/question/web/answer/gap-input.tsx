import { useText } from '#src/web/i18n.tsx'
import { cx } from '#src/web/ui/cx.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import type { GapToFill } from '../../taking.ts'
import css from '../question.module.css'
import { questionText } from '../question-text.ts'
import { widthOf } from '../width-of.ts'

/** The input of one gap, in a text or on a sheet. */
export function GapInput({
  gap,
  label,
  value,
  onChange,
  fills,
}: {
  gap: GapToFill
  label: string
  value: string
  onChange: (value: string) => void
  /** Takes the whole width of its place instead of that of its text. */
  fills?: boolean
}) {
  const t = useText(questionText)
  const look = cx(css.blank, fills && css.fills)
  if (gap.kind === 'choice') {
    return (
      <span className={cx(css.pick, fills && css.fills)}>
        <select
          className={look}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t.choose}</option>
          {gap.options.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    )
  }
  const least = gap.kind === 'text' ? 8 : 6
  return (
    <input
      type="text"
      className={look}
      aria-label={label}
      inputMode={gap.kind === 'number' ? 'decimal' : undefined}
      placeholder={gap.kind === 'date' ? t.datePlace : undefined}
      value={value}
      maxLength={500}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      style={
        fills
          ? undefined
          : {
              inlineSize: `${Math.min(32, Math.max(gap.kind === 'date' ? 18 : least, widthOf(value) + 3))}ch`,
            }
      }
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
