import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Card } from '#src/web/ui/card.tsx'
import { CourseCover } from '#src/web/ui/course-cover.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { OwnTextbook } from '../manage-api.ts'
import { textbookPaths } from '../paths.ts'
import css from './manage.module.css'
import { manageText } from './manage-text.ts'
import { NextStep, OwnMenu, OwnState } from './own-parts.tsx'
import { Shown } from './shown.tsx'

/** A teacher's own textbooks as cards. */
export function OwnCards({ rows }: { rows: readonly OwnTextbook[] }) {
  const t = useText(manageText)
  const format = useFormat()
  return (
    <ul className={css.grid}>
      {rows.map((row) => (
        <Card key={row.textbookId} as="li" padded={false} className={css.card}>
          <CourseCover
            category={row.cover.category}
            theme={row.cover.theme}
            picture={row.cover.picture}
          />
          <div className={css.body}>
            <OwnState row={row} />
            <h2 className={css.name}>
              <OwnName row={row} />
            </h2>
            <p className={css.muted}>
              {[
                t.chapterCount(format.number(row.chapters)),
                ...(row.uses.length > 0 ? [t.courses(format.number(row.uses.length))] : []),
              ].join(' · ')}
            </p>
            <p className={css.muted}>
              {row.keptUntil === null ? (
                <>
                  {t.changedAt} <TimeAgo value={row.changedAt} />
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

/** The name of a textbook, which leads to its page while it is not deleted. */
export function OwnName({ row }: { row: OwnTextbook }) {
  if (row.deletedAt !== null) return <Shown of={row.name} />
  return (
    <Link to={textbookPaths.edit(row.textbookId)}>
      <Shown of={row.name} />
    </Link>
  )
}
