import { OwnCard, OwnGrid } from '#src/features/content/textbook/web/own-list.tsx'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { OwnCourse } from '../own-api.ts'
import { manageText } from './manage-text.ts'
import { NextStep, OwnMenu, OwnName, OwnState } from './own-parts.tsx'

/** A teacher's courses as cards. */
export function OwnCards({ rows }: { rows: readonly OwnCourse[] }) {
  const t = useText(manageText)
  const format = useFormat()
  return (
    <OwnGrid>
      {rows.map((row) => (
        <OwnCard
          key={row.courseId}
          cover={{ ...row.cover, theme: row.cover.theme || 'globe' }}
          state={<OwnState row={row} />}
          name={<OwnName row={row} />}
          facts={[
            ...(row.owner === null ? [] : [t.coTeacher(row.owner)]),
            row.keptUntil === null ? (
              <>
                {t.learnersOf(format.number(row.learners))} · {t.changed}{' '}
                <TimeAgo value={row.changedAt} />
              </>
            ) : (
              t.keptUntil(format.date(row.keptUntil))
            ),
          ]}
          foot={
            <>
              <NextStep row={row} />
              <OwnMenu row={row} />
            </>
          }
        />
      ))}
    </OwnGrid>
  )
}
