import type { ReactNode } from 'react'
import { Figures } from '#src/features/learning/analysis/web/figures.tsx'
import type { InputOf } from '#src/shared/endpoint.ts'
import { useText } from '#src/web/i18n.tsx'
import { Panel } from '#src/web/ui/panel.tsx'
import type { progressApi } from '../contract.ts'
import { Columns, type ColumnShown } from './columns.tsx'
import { Downloads } from './downloads.tsx'
import { figuresText } from './figures-text.ts'
import css from './progress.module.css'

/** A chart with its table, and the table as files. */
export function ChartPanel({
  title,
  note,
  columns,
  heads,
  rows,
  download,
}: {
  title: string
  note: ReactNode
  columns: readonly ColumnShown[]
  heads: readonly string[]
  /** The first cell heads its row. */
  rows: readonly (readonly string[])[]
  download: Omit<InputOf<typeof progressApi.getTable>, 'format'>
}) {
  const t = useText(figuresText)
  return (
    <Panel title={title} lead={note} actions={<Downloads input={download} of={title} />}>
      <div className={css.pair}>
        <Columns label={t.chart(title)} columns={columns} />
        <Figures label={title}>
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={head} scope="col" className={at === 0 ? css.first : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name}>
                <th scope="row" className={css.first}>
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Figures>
      </div>
    </Panel>
  )
}
