import css from './switch.module.css'

/** On or off, at once: what it stands for is saved without a further button. */
export function Switch({
  label,
  checked,
  disabled,
  describedBy,
  onChange,
}: {
  /** Read aloud; what is seen stands beside it. */
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
