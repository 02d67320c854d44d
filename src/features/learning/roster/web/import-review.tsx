import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import { type Columns, linesBelow } from '../columns.ts'
import { type FoundTable, rosterApi } from '../contract.ts'
import { lineActs, rosterMost } from '../limits.ts'
import { rosterPaths } from '../paths.ts'
import { cleanLine, type RosterLine } from '../rows.ts'
import { ColumnChoice } from './column-choice.tsx'
import css from './import.module.css'
import { importText } from './import-text.ts'
import { LineTable, type Shown } from './line-table.tsx'
import { type Listed, sentLine, usePreview } from './use-preview.ts'

const listedOf = (table: FoundTable, columns: Columns): Listed[] =>
  linesBelow(table.lines, { ...table, columns }).map(({ line, ...row }) => ({
    line,
    ...cleanLine(row),
  }))

/** A list before its import: the columns, and what will happen with each line. Lines are cured or left out here. */
export function ImportReview({
  classId,
  table,
  onRestart,
}: {
  classId: number
  table: FoundTable
  onRestart: () => void
}) {
  const t = useText(importText)
  const format = useFormat()
  const go = useGo()
  const { act, pending } = useAct()
  const [columns, setColumns] = useState<Columns>(table.columns)
  const [lines, setLines] = useState(() => listedOf(table, table.columns))
  const [chosen, setShown] = useState<Shown>()
  const isNamed = columns.includes('number') && columns.includes('name')
  const isTooLong = lines.length > rosterMost
  const preview = usePreview(classId, isNamed && !isTooLong ? lines : [])
  const choose = (next: Columns) => {
    setColumns(next)
    setLines(listedOf(table, next))
  }
  const change = (line: number, next: RosterLine) =>
    setLines(lines.map((one) => (one.line === line ? { line, ...cleanLine(next) } : one)))
  const skip = (skipped: readonly number[]) =>
    setLines(lines.filter(({ line }) => !skipped.includes(line)))
  const { rows, counts, besides, isCurrent } = preview
  const shown = chosen ?? (counts.wrong > 0 ? 'wrong' : 'all')
  const writes = counts.add + counts.change
  const send = () =>
    void act(
      rosterApi.import,
      { classId, lines: lines.map(sentLine) },
      {
        refresh: false,
        said: ({ added, changed }) => t.imported(format.number(added), format.number(changed)),
        done: () => go(rosterPaths.roster(classId)),
      },
    )
  return (
    <>
      <ColumnChoice table={table} columns={columns} onChange={choose} />
      {isTooLong && <p role="alert">{t.tooMany(format.number(rosterMost))}</p>}
      {isNamed && !isTooLong && (
        <Panel title={t.preview} lead={t.accounts}>
          <div className={css.bar} role="group" aria-label={t.show}>
            {(['all', ...lineActs] as const)
              .filter((one) => one === 'all' || counts[one] > 0 || one === shown)
              .map((one) => (
                <Button
                  key={one}
                  size="small"
                  variant={one === shown ? 'secondary' : 'quiet'}
                  aria-pressed={one === shown}
                  onClick={() => setShown(one)}
                >
                  {one === 'all'
                    ? t.all(format.number(rows.length))
                    : t.acts[one](format.number(counts[one]))}
                </Button>
              ))}
          </div>
          <LineTable
            rows={rows.filter(({ said }) => shown === 'all' || said.act === shown)}
            onChange={change}
            onSkip={(line) => skip([line])}
          />
          {besides > 0 && <p className={css.was}>{t.besides(format.number(besides))}</p>}
          {isCurrent && rows.length > 0 && writes + counts.wrong === 0 && <p>{t.nothing}</p>}
        </Panel>
      )}
      <div className={css.foot}>
        <Button variant="quiet" onClick={onRestart}>
          {t.restart}
        </Button>
        {counts.wrong > 0 && (
          <Button
            onClick={() =>
              skip(rows.filter(({ said }) => said.act === 'wrong').map(({ line }) => line))
            }
          >
            {t.skipWrong}
          </Button>
        )}
        <Button
          variant="primary"
          pending={pending || (!isCurrent && lines.length > 0 && isNamed && !isTooLong)}
          disabled={isCurrent && (counts.wrong > 0 || writes === 0)}
          onClick={send}
        >
          {t.import(format.number(writes))}
        </Button>
      </div>
    </>
  )
}
