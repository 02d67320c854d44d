import { schoolDay } from '#src/shared/school-day.ts'
import { toSchoolTime } from '#src/shared/school-time.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { attendanceStates } from '../limits.ts'
import { lessonPaths } from '../paths.ts'
import type { Attendance } from './attendance-props.ts'
import { attendanceText } from './attendance-text.ts'
import css from './attendance.module.css'
import { StateMark } from './state-mark.tsx'
import { statesText } from './states-text.ts'

/** Students by lessons, the newest first. The names stay while the lessons scroll. */
export function AttendanceGrid({ list }: Pick<Attendance, 'list'>) {
  const t = useText(attendanceText)
  const { states } = useText(statesText)
  const format = useFormat()
  const { classId, items, lessons } = list
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it
    <div className={css.room} role="region" aria-label={t.students} tabIndex={0}>
      <table className={css.grid}>
        <caption className="visually-hidden">{t.students}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.name}>
              {t.name}
            </th>
            {attendanceStates.map((state) => (
              <th key={state} scope="col" className={css.total}>
                {states[state]}
              </th>
            ))}
            {lessons.map(({ lessonId, beganAt, endedAt, title }) => (
              <th key={lessonId} scope="col" className={css.lesson}>
                <Link
                  to={lessonPaths.roll(classId, lessonId)}
                  prefetch="none"
                  title={title || format.dateTime(beganAt)}
                >
                  <span className="visually-hidden">{`${title} ${format.dateTime(beganAt)}`}</span>
                  <span aria-hidden="true">
                    {schoolDay(new Date(beganAt)).slice(5)}
                    <small>{toSchoolTime(beganAt).slice(11, 16)}</small>
                  </span>
                </Link>
                {endedAt === null && <small className={css.running}>{t.running}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={row.userId}>
              <th scope="row" className={css.name}>
                {row.name}
                {row.number && <small>{row.number}</small>}
              </th>
              {attendanceStates.map((state) => (
                <td key={state} className={css.total} data-none={row[state] === 0 || undefined}>
                  {format.number(row[state])}
                </td>
              ))}
              {row.states.map((state, at) => (
                <td key={lessons[at]!.lessonId}>
                  <StateMark state={state} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={css.name}>
              {t.here}
            </th>
            <td colSpan={attendanceStates.length}>{t.none}</td>
            {lessons.map(({ lessonId, here, of }) => (
              <td key={lessonId} className={css.here}>
                {t.hereOf(format.number(here ?? 0), format.number(of ?? 0))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
