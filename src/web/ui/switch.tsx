import css from './switch.module.css'

/** A switch for a setting that is saved at once, without a further button. */
export function Switch({
  label,
  checked,
  disabled,
  describedBy,
  onChange,
}: {
  /** The accessible name; the visible label stands beside the switch. */
  label: string
  checked: boolean
  disabled?: boolean
  describedBy?: string | undefined
  onChange?: (checked: boolean) => void
}) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={css.switch}
      aria-label={label}
      aria-describedby={describedBy}
      checked={checked}
      aria-checked={checked}
      disabled={disabled}
      onChange={(event) => onChange?.(event.target.checked)}
    />
  )
}
