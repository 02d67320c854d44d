import { useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { type ExampleRow, exampleRows } from './examples.ts'
import { galleryText } from './text.ts'

const tones: Record<ExampleRow['state'], Tone> = {
  passed: 'success',
  waiting: 'warning',
  refused: 'danger',
}

/** The example learners as a table. */
export function PeopleTable({
  caption,
  dense,
  roomy,
}: {
  caption: string
  dense?: boolean
  /** With a column of text and buttons that need the width. */
  roomy?: boolean
}) {
  const t = useText(galleryText)
  const columns: Column<ExampleRow>[] = [
    { key: 'name', header: t.person, cell: ({ name }) => name, rowHeader: true },
    { key: 'done', header: t.done, cell: ({ done }) => done, numeric: true },
    { key: 'score', header: t.score, cell: ({ score }) => score, numeric: true },
    {
      key: 'state',
      header: t.state,
      cell: ({ state }) => <Tag tone={tones[state]}>{t[state]}</Tag>,
    },
  ]
  const last: Column<ExampleRow> = {
    key: 'acts',
    header: t.decide,
    cell: ({ name }) => (
      <Button size="small" aria-label={`${t.approve} ${name}`}>
        {t.approve}
      </Button>
    ),
    roomy: true,
  }
  return (
    <DataTable
      caption={caption}
      columns={roomy ? [...columns, last] : columns}
      rows={exampleRows(t)}
      rowKey={({ name }) => name}
      {...(dense && { dense })}
    />
  )
}
