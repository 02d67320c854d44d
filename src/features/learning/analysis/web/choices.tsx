import { ButtonLink } from '#src/web/ui/button.tsx'
import css from './analysis.module.css'

interface Option {
  value: string
  label: string
  to: string
}

/** A choice of a few values, each of which is an address. */
export function Choices({
  label,
  options,
  current,
}: {
  label: string
  options: readonly Option[]
  current: string
}) {
  return (
    <nav className={css.choices} aria-label={label}>
      {options.map(({ value, label: name, to }) => (
        <ButtonLink
          key={value}
          to={to}
          size="small"
          preventScrollReset
          aria-current={value === current ? 'true' : undefined}
        >
          {name}
        </ButtonLink>
      ))}
    </nav>
  )
}
