import { bankPaths } from '#src/features/content/bank/paths.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { Miss } from '../contract.ts'
import css from './repair.module.css'
import { missesText } from './repair-text.ts'

/** Questions with the learners that have missed them, to be chosen. */
export function MissTable({
  rows,
  chosen,
  onChoose,
}: {
  rows: readonly Miss[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}) {
  const t = useText(missesText)
  const format = useFormat()
  const ids = rows.map(({ questionId }) => questionId)
  const choose = (these: readonly number[], on: boolean) => {
    const next = new Set(chosen)
    for (const id of these) {
      if (on) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }
  return (
    <>
      <div className={css.all}>
        <Checkbox
          label={t.chooseAll}
          checked={ids.every((id) => chosen.has(id))}
          onChange={(on) => choose(ids, on)}
        />
      </div>
      <DataTable
        caption={t.title}
        rows={rows}
        rowKey={({ questionId }) => questionId}
        columns={[
          {
            key: 'question',
            header: t.question,
            rowHeader: true,
            cell: ({ questionId, title }) => (
              <span className={css.chosen}>
                <Checkbox
                  label={<span className="visually-hidden">{t.choose(title)}</span>}
                  checked={chosen.has(questionId)}
                  onChange={(on) => choose([questionId], on)}
                />
                <Link to={bankPaths.question(questionId)}>{title}</Link>
              </span>
            ),
          },
          { key: 'chapter', header: t.chapter, cell: ({ chapter }) => chapter ?? '–' },
          {
            key: 'learners',
            header: t.learners,
            numeric: true,
            cell: ({ learners }) => t.people(format.number(learners)),
          },
          {
            key: 'missed',
            header: t.missed,
            numeric: true,
            cell: ({ missed, met }) =>
              t.ofMet(format.number(missed), format.number(met), format.percent(missed / met)),
          },
          {
            key: 'latest',
            header: t.latest,
            cell: ({ lastWrongAt }) => <TimeAgo value={lastWrongAt} />,
          },
        ]}
      />
    </>
  )
}
