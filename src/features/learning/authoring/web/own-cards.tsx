import { useFormat, useText } from '#src/web/i18n.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { OwnCourse } from '../own-api.ts'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'
import { NextStep, OwnMenu, OwnName, OwnState } from './own-parts.tsx'

/** A teacher's courses as cards. */
export function OwnCards({ rows }: { rows: readonly OwnCourse[] }) {
  const t = useText(manageText)
  const format = useFormat()
  return (
    <ul className={css.grid}>
      {rows.map((row) => (
        <Card key={row.courseId} as="li" padded={false} className={css.card}>
          <CourseCover
            category={row.cover.category}
            theme={row.cover.theme || 'globe'}
            picture={row.cover.picture}
          />
          <div className={css.body}>
            <OwnState row={row} />
            <h2 className={css.name}>
              <OwnName row={row} />
            </h2>
            {row.owner !== null && <p className={css.muted}>{t.coTeacher(row.owner)}</p>}
            <p className={css.muted}>
              {row.keptUntil === null ? (
                <>
                  {t.learnersOf(format.number(row.learners))} · {t.changedAt}{' '}
                  <TimeAgo value={row.changedAt} />
                </>
              ) : (
                t.keptUntil(format.date(row.keptUntil))
              )}
            </p>
            <div className={css.foot}>
              <NextStep row={row} />
              <OwnMenu row={row} />
            </div>
          </div>
        </Card>
      ))}
    </ul>
  )
}
