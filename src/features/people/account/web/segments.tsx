import { useId } from 'react'
import css from './auth.module.css'

/** A choice between two or three visible options: radio buttons that look like a switch. */
export function Segments<V extends string>({
  name,
  label,
  value,
  onChange,
  options,
}: {
  /** Name of the field in a form sent without script. */
  name?: string
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly { value: V; label: string }[]
}) {
  const own = useId()
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <div className={css.segments}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
