import { useText } from '#src/web/i18n.tsx'
import { Decision } from '#src/web/back-office/decision.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Facts } from '#src/web/back-office/facts.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { type ExampleRow, exampleRows } from './examples.ts'
import { galleryText } from './text.ts'

export function OfficeSpecimens() {
  const t = useText(galleryText)
  const columns: Column<ExampleRow>[] = [
    { key: 'name', header: t.person, cell: ({ name }) => name, rowHeader: true },
    { key: 'done', header: t.done, cell: ({ done }) => done, numeric: true },
    { key: 'score', header: t.score, cell: ({ score }) => score, numeric: true },
  ]
  return (
    <>
      <Decision
        label={t.decide}
        panel={
          <>
            <Button variant="primary" wide>
              {t.approve}
            </Button>
            <Button wide>{t.reject}</Button>
          </>
        }
      >
        <Panel title={t.application} actions={<Tag tone="warning">{t.waiting}</Tag>}>
          <Facts
            items={[
              { term: t.name, value: t.nameValue },
              { term: t.school, value: t.schoolName },
              { term: t.applied, value: '2026-11-21' },
              null,
            ]}
          />
        </Panel>
      </Decision>
      <DataTable
        dense
        caption={`${t.caption} (${t.office})`}
        columns={columns}
        rows={exampleRows(t)}
        rowKey={({ name }) => name}
      />
    </>
  )
}
