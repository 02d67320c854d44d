import { useText } from '#src/web/i18n.tsx'
import type { AttendanceState } from '../limits.ts'
import css from './attendance.module.css'
import { statesText } from './states-text.ts'

/** A state as one sign, for a table with many of them. Null for a lesson in which the student has none. */
export function StateMark({ state }: { state: AttendanceState | null }) {
  const t = useText(statesText)
  if (state === null) return <span className={css.no}>–</span>
  return (
    <span className={css.mark} data-state={state} title={t.states[state]}>
      <span aria-hidden="true">{t.signs[state]}</span>
      <span className="visually-hidden">{t.states[state]}</span>
    </span>
  )
}
