import { useText } from '#src/web/i18n.tsx'
import { FilterBar } from '#src/web/list/filter-bar.tsx'
import { listAddress } from '#src/web/list/list-address.ts'
import { Results } from '#src/web/list/results.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag, type Tone } from '#src/web/ui/tag.tsx'
import { type ExampleRow, exampleRows } from './examples.ts'
import { galleryText } from './text.ts'

const tones: Record<ExampleRow['state'], Tone> = {
  passed: 'success',
  waiting: 'warning',
  refused: 'danger',
}

const renderState = (state: ExampleRow['state'], word: string) => (
  <Tag tone={tones[state]}>{word}</Tag>
)

/** A list whose address leads nowhere: its links stay on this page. */
const address = listAddress('#tables', '', { keyword: '', state: '', page: '1' })

export function TableSpecimens() {
  const t = useText(galleryText)
  const rows = exampleRows(t)
  const columns: Column<ExampleRow>[] = [
    { key: 'name', header: t.person, cell: ({ name }) => name, rowHeader: true },
    { key: 'done', header: t.done, cell: ({ done }) => done, numeric: true },
    { key: 'score', header: t.score, cell: ({ score }) => score, numeric: true },
    {
      key: 'state',
      header: t.state,
      cell: ({ state }) => renderState(state, t[state]),
    },
  ]
  const states = (['passed', 'waiting', 'refused'] as const).map((value) => ({
    value,
    label: t[value],
  }))
  return (
    <>
      <FilterBar
        label={t.find}
        address={address}
        filters={[
          { kind: 'search', name: 'keyword', label: t.keyword },
          { kind: 'select', name: 'state', label: t.state, options: states, any: t.anyState },
        ]}
      />
      <DataTable caption={t.caption} columns={columns} rows={rows} rowKey={({ name }) => name} />
      <Results
        list={{ total: 0, page: 1, pages: 1, items: [] }}
        address={address}
        empty={{
          title: t.nobody,
          text: t.nobodyText,
          action: <ButtonLink to="#tables">{t.publish}</ButtonLink>,
        }}
      >
        {null}
      </Results>
    </>
  )
}
