import type { CSSProperties } from 'react'
import { useText } from '#src/web/i18n.tsx'
import { FieldError, type FieldProps, RequiredMark, useField } from '#src/web/ui/field.tsx'
import { Stars } from '#src/web/ui/stars.tsx'
import { scores } from '../forms.ts'
import css from './stars-field.module.css'
import { reviewText } from './text.ts'

/**
 * A rating of 1 to 5 in halves: radio buttons under the stars, so that arrow keys, a thumb and a screen reader work as
 * on every group of them. Each half is 24 px wide.
 */
export function StarsField({
  label,
  error,
  required,
  name,
  value,
  onChange,
  onBlur,
}: FieldProps & {
  name?: string
  value?: string
  onChange?: (value: (typeof scores)[number]) => void
  onBlur?: () => void
}) {
  const t = useText(reviewText)
  const { id, control } = useField({ error, required })
  return (
    <fieldset
      role="radiogroup"
      className={css.field}
      aria-required={required || undefined}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
      onBlur={onBlur}
    >
      <legend className={css.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={css.line}>
        <div className={css.stars}>
          <span aria-hidden="true">
            <Stars score={Number(value || 0)} size={40} />
          </span>
          {scores.map((score) => (
            <input
              key={score}
              type="radio"
              name={name ?? id}
              value={score}
              checked={value === score}
              aria-label={t.outOfFive(score)}
              style={{ '--halves': Number(score) * 2 } as CSSProperties}
              data-first={score === '1' || undefined}
              onChange={() => onChange?.(score)}
            />
          ))}
        </div>
        <span aria-hidden="true" className={css.value}>
          {value && t.outOfFive(value)}
        </span>
      </div>
      <FieldError id={`${id}e`} error={error} />
    </fieldset>
  )
}
