import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import type { ReadRow, TimetableRow } from '../timetable-api.ts'
import { importText } from './import-text.ts'
import css from './timetable.module.css'

const fields = ['className', 'title', 'weekday', 'sections', 'weeks', 'room'] as const

/** The rows of a file: those to be changed with their fields, and those that are ready. */
export function ImportRows({
  rows,
  pending,
  setRows,
  check,
  take,
}: {
  rows: readonly ReadRow[]
  pending: boolean
  setRows: (rows: ReadRow[]) => void
  check: (rows: readonly ReadRow[]) => void
  take: (rows: readonly ReadRow[]) => void
}) {
  const t = useText(importText)
  const format = useFormat()
  const wrong = rows.filter(({ problems }) => problems.length > 0)
  const right = rows.filter(({ problems }) => problems.length === 0)
  const labels: Record<keyof TimetableRow, string> = {
    ...{ className: t.className, weekday: t.weekday, sections: t.sections },
    ...{ weeks: t.weeks, room: t.room, title: t.lesson },
  }
  const without = (number: number) => rows.filter((row) => row.number !== number)
  const changed = (number: number, part: Partial<TimetableRow>) =>
    rows.map((row) => (row.number === number ? { ...row, ...part } : row))
  if (rows.length === 0) return <p role="status">{t.nothing}</p>
  return (
    <>
      {wrong.length > 0 && (
        <Panel title={t.wrong(format.number(wrong.length))} lead={t.wrongLead}>
          {wrong.map((row) => (
            <fieldset key={row.number} className={css.row}>
              <legend className="visually-hidden">{t.row(format.number(row.number))}</legend>
              <div className={css.rowHead}>
                <span>
                  <strong aria-hidden="true">{t.row(format.number(row.number))}</strong>{' '}
                  <span className={css.problems}>
                    {format.list(row.problems.map((one) => t.problems[one]))}
                  </span>
                </span>
                <Button size="small" variant="quiet" onClick={() => setRows(without(row.number))}>
                  {t.leaveOut}
                </Button>
              </div>
              {fields.map((field) => (
                <TextField
                  key={field}
                  label={labels[field]}
                  value={row[field]}
                  autoComplete="off"
                  maxLength={200}
                  onChange={(value) => setRows(changed(row.number, { [field]: value }))}
                />
              ))}
            </fieldset>
          ))}
          <div className={css.foot}>
            <Button variant="primary" icon="refresh" pending={pending} onClick={() => check(rows)}>
              {t.check}
            </Button>
          </div>
        </Panel>
      )}
      {right.length > 0 && (
        <Panel title={t.right(format.number(right.length))}>
          <div className={css.wide}>
            <DataTable
              caption={t.right(format.number(right.length))}
              rows={right}
              rowKey={({ number }) => number}
              columns={[
                { key: 'title', header: t.lesson, rowHeader: true, cell: ({ title }) => title },
                { key: 'class', header: t.className, cell: ({ className }) => className },
                { key: 'weekday', header: t.weekday, short: true, cell: (row) => row.weekday },
                { key: 'sections', header: t.sections, short: true, cell: (row) => row.sections },
                { key: 'weeks', header: t.weeks, cell: ({ weeks }) => weeks || t.none },
                { key: 'room', header: t.room, cell: ({ room }) => room || t.none },
                {
                  ...{ key: 'conflicts', header: t.conflicts },
                  cell: ({ conflicts }) =>
                    conflicts === 0 ? (
                      t.none
                    ) : (
                      <span className={css.warning}>{t.meets(format.number(conflicts))}</span>
                    ),
                },
              ]}
            />
          </div>
          {wrong.length === 0 && (
            <div className={css.foot}>
              <Button variant="primary" icon="check" pending={pending} onClick={() => take(rows)}>
                {t.take(format.number(rows.length))}
              </Button>
            </div>
          )}
        </Panel>
      )}
    </>
  )
}
