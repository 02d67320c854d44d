import { useFormat, useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import type { Columns } from '../columns.ts'
import type { FoundTable } from '../contract.ts'
import { rosterFields } from '../rows.ts'
import css from './import.module.css'
import { importText } from './import-text.ts'
import { rosterText } from './roster-text.ts'

/** Says what each column holds: as it was recognised, or chosen by hand. A field is in one column only. */
export function ColumnChoice({
  table: { lines, head },
  columns,
  onChange,
}: {
  table: FoundTable
  columns: Columns
  onChange: (columns: Columns) => void
}) {
  const t = useText(importText)
  const names = useText(rosterText)
  const format = useFormat()
  const example = (at: number) =>
    lines
      .slice(Math.max(0, head))
      .map(({ cells }) => cells[at]?.trim() ?? '')
      .find(Boolean)
  const isMissing = !columns.includes('number') || !columns.includes('name')
  return (
    <Panel
      title={t.columns}
      lead={head < 0 ? t.noHead : t.columnsLead(format.number(lines[head]!.line))}
    >
      <div className={css.columns}>
        {columns.map((field, at) => {
          const shown = example(at)
          if (!shown) return null
          return (
            <Select
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              key={at}
              label={t.column(String(at + 1), shown.slice(0, 12))}
              value={field ?? 'unused'}
              options={[
                { value: 'unused', label: t.unused },
                ...rosterFields.map((value) => ({ value, label: names[value] })),
              ]}
              onChange={(value) =>
                onChange(
                  columns.map((one, other) =>
                    other === at ? (value === 'unused' ? null : value) : one === value ? null : one,
                  ),
                )
              }
            />
          )
        })}
      </div>
      {isMissing && <p role="alert">{t.needBoth}</p>}
    </Panel>
  )
}
