import { useFormat, useText } from '#src/web/i18n.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { OwnTextbook } from '../manage-api.ts'
import { manageText } from './manage-text.ts'
import { OwnName } from './own-cards.tsx'
import { OwnFoot, OwnSurface } from './own-list.tsx'
import { NextStep, OwnMenu, OwnState, OwnUses } from './own-parts.tsx'

/** A teacher's own textbooks as a table. */
export function OwnTable({ rows }: { rows: readonly OwnTextbook[] }) {
  const t = useText(manageText)
  const format = useFormat()
  return (
    <OwnSurface>
      <DataTable
        caption={t.title}
        rows={rows}
        rowKey={({ textbookId }) => textbookId}
        columns={[
          { key: 'name', header: t.name, rowHeader: true, cell: (row) => <OwnName row={row} /> },
          { key: 'state', header: t.states, cell: (row) => <OwnState row={row} /> },
          {
            key: 'chapters',
            header: t.chapters,
            numeric: true,
            cell: ({ chapters }) => format.number(chapters),
          },
          { key: 'uses', header: t.usedIn, roomy: true, cell: (row) => <OwnUses row={row} /> },
          {
            key: 'changed',
            header: t.changedAt,
            short: true,
            cell: ({ changedAt }) => <TimeAgo value={changedAt} />,
          },
          {
            key: 'next',
            header: t.nextHeader,
            roomy: true,
            cell: (row) => (
              <OwnFoot>
                <NextStep row={row} />
                <OwnMenu row={row} />
              </OwnFoot>
            ),
          },
        ]}
      />
    </OwnSurface>
  )
}
