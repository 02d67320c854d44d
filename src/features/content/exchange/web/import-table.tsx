import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import { exchangeApi } from '../contract.ts'
import type { ImportHead } from '../import-api.ts'
import { exchangePaths } from '../paths.ts'
import { importText } from './import-text.ts'

const tones = {
  reading: 'neutral',
  review: 'warning',
  taken: 'success',
  undone: 'neutral',
  failed: 'danger',
} as const

/** The imports of a person. */
export function ImportTable({ rows }: { rows: readonly ImportHead[] }) {
  const t = useText(importText)
  const format = useFormat()
  const { act } = useAct()
  const remove = ({ importId, name, state }: ImportHead) =>
    void act(
      exchangeApi.dropImport,
      { importId },
      {
        ask: {
          title: t.removeAsk(name || t.untitled),
          text: state === 'taken' ? t.removeDone : t.removeOpen,
          confirm: t.remove,
          danger: true,
        },
        verb: 'delete',
        said: t.removed,
      },
    )
  return (
    <DataTable
      caption={t.past}
      rows={rows}
      rowKey={({ importId }) => importId}
      columns={[
        {
          key: 'name',
          header: t.name,
          rowHeader: true,
          cell: ({ importId, name }) => (
            <Link to={exchangePaths.review(importId)}>{name || t.untitled}</Link>
          ),
        },
        {
          key: 'state',
          header: t.state,
          cell: ({ state }) => <Tag tone={tones[state]}>{t.states[state]}</Tag>,
        },
        { key: 'format', header: t.format, cell: (row) => row.format && t.formats[row.format] },
        {
          key: 'questions',
          header: t.questions,
          numeric: true,
          cell: ({ state, questions, kept }) =>
            format.number(state === 'taken' || state === 'undone' ? kept : questions),
        },
        { key: 'created', header: t.created, cell: (row) => <TimeAgo value={row.createdAt} /> },
        {
          key: 'actions',
          header: t.actions,
          cell: (row) => <IconButton icon="trash" label={t.remove} onClick={() => remove(row)} />,
        },
      ]}
    />
  )
}
