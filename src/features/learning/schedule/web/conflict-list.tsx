import { useFormat, useText } from '#src/web/i18n.tsx'
import type { Conflict } from '../timetable-api.ts'
import css from './timetable.module.css'
import { useDays } from './days.ts'
import { timetableText } from './timetable-text.ts'

/** What a lesson would meet, while its form is filled in. Nothing is shown until the form says a place. */
export function ConflictList({ conflicts }: { conflicts: readonly Conflict[] | undefined }) {
  const t = useText(timetableText)
  const days = useDays()
  const format = useFormat()
  return (
    <div role="status">
      {conflicts?.length === 0 && <p className={css.muted}>{t.noConflicts}</p>}
      {conflicts && conflicts.length > 0 && (
        <div className={css.conflicts}>
          <strong>{t.conflicts}</strong>
          <ul>
            {conflicts.map((one, at) => (
              <li key={at}>
                {t.conflict(
                  format.list(one.of.map((what) => t.same[what])),
                  one.className === '' ? t.otherClass : t.lessonOf(one.title, one.className),
                  days.short(one.day),
                  format.number(one.count),
                )}
              </li>
            ))}
          </ul>
          <p>{t.conflictsNote}</p>
        </div>
      )}
    </div>
  )
}
