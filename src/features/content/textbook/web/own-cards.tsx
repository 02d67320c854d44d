import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { OwnTextbook } from '../manage-api.ts'
import { textbookPaths } from '../paths.ts'
import { manageText } from './manage-text.ts'
import { OwnCard, OwnGrid } from './own-list.tsx'
import { NextStep, OwnMenu, OwnState } from './own-parts.tsx'
import { Shown } from './shown.tsx'

/** A teacher's own textbooks as cards. */
export function OwnCards({ rows }: { rows: readonly OwnTextbook[] }) {
  const t = useText(manageText)
  const format = useFormat()
  return (
    <OwnGrid>
      {rows.map((row) => (
        <OwnCard
          key={row.textbookId}
          cover={row.cover}
          state={<OwnState row={row} />}
          name={<OwnName row={row} />}
          facts={[
            [
              t.chapterCount(format.number(row.chapters)),
              ...(row.uses.length > 0 ? [t.courses(format.number(row.uses.length))] : []),
            ].join(' · '),
            row.keptUntil === null ? (
              <>
                {t.changed} <TimeAgo value={row.changedAt} />
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

/** The name of a textbook, which leads to its page while it is not deleted. */
export function OwnName({ row }: { row: OwnTextbook }) {
  if (row.deletedAt !== null) return <Shown of={row.name} />
  return (
    <Link to={textbookPaths.edit(row.textbookId)}>
      <Shown of={row.name} />
    </Link>
  )
}
