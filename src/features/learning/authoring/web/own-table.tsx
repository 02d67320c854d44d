import { OwnFoot, OwnSurface } from '#src/features/content/textbook/web/own-list.tsx'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { OwnCourse } from '../own-api.ts'
import { manageText } from './manage-text.ts'
import { NextStep, OwnMenu, OwnName, OwnState } from './own-parts.tsx'

/** A teacher's courses as a table. */
export function OwnTable({ kind, rows }: { kind: CourseKind; rows: readonly OwnCourse[] }) {
  const t = useText(manageText)
  const format = useFormat()
  return (
    <OwnSurface>
      <DataTable
        caption={t.title[kind]}
        rows={rows}
        rowKey={({ courseId }) => courseId}
        columns={[
          { key: 'name', header: t.name, rowHeader: true, cell: (row) => <OwnName row={row} /> },
          { key: 'state', header: t.states, cell: (row) => <OwnState row={row} /> },
          {
            key: 'learners',
            header: t.learners,
            numeric: true,
            cell: ({ learners }) => format.number(learners),
          },
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
