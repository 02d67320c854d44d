import { Link } from '#src/web/link.tsx'
import { toSchoolTime } from '#src/shared/school-time.ts'
import type { ShownDue } from '../contract.ts'
import css from './calendar.module.css'

/** The time of a date on the school's clock: '23:59'. */
export const clockOf = (at: string): string => toSchoolTime(at).slice(11)

/** Dates of a day that are no lessons. */
export function DueList({ due }: { due: readonly ShownDue[] }) {
  if (due.length === 0) return null
  return (
    <ul className={css.due}>
      {due.map((one) => (
        <li key={one.key}>
          <Link to={one.to}>
            {one.at !== null && <span className={css.clock}>{clockOf(one.at)}</span>}
            <span>{one.label}</span> {one.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
