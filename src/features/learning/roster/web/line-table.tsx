import { useState } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { type Column, DataTable } from '#src/web/ui/data-table.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import type { LineAct } from '../limits.ts'
import { rosterFields, type RosterField, type RosterLine } from '../rows.ts'
import { faultText } from './fault-text.ts'
import css from './import.module.css'
import { importText } from './import-text.ts'
import { LineEditor } from './line-editor.tsx'
import { rosterText } from './roster-text.ts'
import { fieldOf } from './use-line-errors.ts'
import type { ListedRow } from './use-preview.ts'

export type Shown = LineAct | 'all'

const step = 50
const tones = { add: 'success', change: 'action', same: 'neutral', wrong: 'danger' } as const

/** The lines of a list, each with what will happen; a line is cured in its place, or left out. */
export function LineTable({
  rows,
  onChange,
  onSkip,
}: {
  rows: readonly ListedRow[]
  onChange: (line: number, next: RosterLine) => void
  onSkip: (line: number) => void
}) {
  const t = useText(importText)
  const names = useText(rosterText)
  const { faults } = useText(faultText)
  const format = useFormat()
  const [most, setMost] = useState(step)
  const [edited, setEdited] = useState<number>()
  if (rows.length === 0) return <p className={css.was}>{t.empty}</p>
  const used = rosterFields.filter(
    (field) =>
      field === 'number' ||
      field === 'name' ||
      rows.some(({ said }) => said.line[field] || said.before?.[field]),
  )
  const cellOf = (field: RosterField) => (row: ListedRow) => {
    const { said } = row
    if (edited === row.line)
      return field === used[0] ? (
        <LineEditor
          fields={used}
          line={row}
          onClose={() => setEdited(undefined)}
          onSave={(next) => {
            onChange(row.line, next)
            setEdited(undefined)
          }}
        />
      ) : null
    const wrong = said.faults.filter((fault) => fieldOf[fault] === field)
    const was = said.act === 'change' && said.before![field] !== said.line[field]
    return (
      <span className={css.cell}>
        <span className={css.value}>
          {said.line[field] || (wrong.length > 0 ? '' : names.none)}
        </span>
        {was && <span className={css.was}>{t.before(said.before![field] || names.none)}</span>}
        {wrong.map((fault) => (
          <span key={fault} className={css.fault}>
            {faults[fault]}
          </span>
        ))}
      </span>
    )
  }
  const columns: Column<ListedRow>[] = [
    ...used.map((field) => ({
      ...{ key: field, header: names[field], cell: cellOf(field) },
      ...(field === 'number' && { rowHeader: true }),
    })),
    {
      ...{ key: 'does', header: t.does },
      cell: ({ said }) => (
        <span className={css.cell}>
          <span>
            <Tag tone={tones[said.act]}>{t.act[said.act]}</Tag>
          </span>
          {said.act !== 'wrong' && (
            <span className={css.was}>{said.isMember ? t.isMember : t.waits}</span>
          )}
          {said.others.length > 0 && (
            <span className={css.fault}>{t.others(format.list(said.others))}</span>
          )}
        </span>
      ),
    },
    {
      ...{ key: 'acts', header: names.acts },
      cell: (row) => {
        if (row.line === edited) return null
        const name = row.said.line.name || t.nameless
        return (
          <span className={css.bar}>
            <Button
              size="small"
              variant="quiet"
              aria-label={t.editOf(name)}
              onClick={() => setEdited(row.line)}
            >
              {t.edit}
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={t.skipOf(name)}
              onClick={() => onSkip(row.line)}
            >
              {t.skip}
            </Button>
          </span>
        )
      },
    },
  ]
  const rest = rows.length - most
  return (
    <>
      <DataTable
        caption={t.preview}
        columns={columns}
        rows={rows.slice(0, most)}
        rowKey={({ line }) => line}
        dense
      />
      {rest > 0 && (
        <div>
          <Button size="small" onClick={() => setMost(most + step)}>
            {t.more(format.number(Math.min(step, rest)))}
          </Button>
        </div>
      )}
    </>
  )
}
