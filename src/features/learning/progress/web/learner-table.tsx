import type { AnswerOf } from '#src/shared/endpoint.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { DataTable } from '#src/web/ui/data-table.tsx'
import { Progress } from '#src/web/ui/progress.tsx'
import { Tag } from '#src/web/ui/tag.tsx'
import { TimeAgo } from '#src/web/ui/time-ago.tsx'
import type { Learner, progressApi } from '../contract.ts'
import { reasonText } from '../reason-text.ts'
import { learnersText } from './learners-text.ts'
import css from './progress.module.css'

/** The learners of a page, with boxes to choose them. */
export function LearnerTable({
  list: { items: rows, of, course },
  chosen,
  onChoose,
}: {
  list: AnswerOf<typeof progressApi.getLearners>
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}) {
  const t = useText(learnersText)
  const format = useFormat()
  const toggle = (ids: readonly number[], yes: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (yes) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }
  const ids = rows.map(({ userId }) => userId)
  return (
    <>
      <Checkbox
        className={css.all}
        label={t.chooseAll}
        checked={ids.every((id) => chosen.has(id))}
        onChange={(yes) => toggle(ids, yes)}
      />
      <DataTable
        dense
        caption={t.learner}
        rows={rows}
        rowKey={({ userId }) => userId}
        columns={[
          {
            key: 'learner',
            header: t.learner,
            rowHeader: true,
            cell: ({ userId, name, username }) => (
              <span className={css.person}>
                <Checkbox
                  label={<span className="visually-hidden">{t.choose(name)}</span>}
                  checked={chosen.has(userId)}
                  onChange={(yes) => toggle([userId], yes)}
                />
                <span>
                  {name}
                  {name !== username && <small>{username}</small>}
                </span>
              </span>
            ),
          },
          { key: 'why', header: t.why, roomy: true, cell: (row) => <Why row={row} /> },
          {
            key: 'progress',
            header: t.progress,
            roomy: true,
            cell: ({ done }) => (
              <div className={css.progress}>
                <Progress
                  value={of === 0 ? 0 : done / of}
                  label={t.doneOf(format.number(done), format.number(of))}
                />
              </div>
            ),
          },
          {
            key: 'place',
            header: t.place,
            cell: ({ place }) => (place ? `${place.number} ${place.name}` : '–'),
          },
          {
            key: 'visited',
            header: t.visited,
            short: true,
            cell: ({ visitedAt }) => (visitedAt ? <TimeAgo value={visitedAt} /> : '–'),
          },
          {
            key: 'written',
            header: t.written,
            short: true,
            cell: ({ written }) =>
              written ? (
                <>
                  <TimeAgo value={written.at} />
                  {written.by !== null && (
                    <small className={css.writer}>{t.writtenBy(written.by)}</small>
                  )}
                </>
              ) : (
                '–'
              ),
          },
          ...(course.semesters.length > 0
            ? [
                {
                  key: 'semester',
                  header: t.semester,
                  cell: ({ semester }: Learner) => semester ?? '–',
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

/** Why a learner is behind, one reason below the other; or that the course is completed. */
function Why({ row: { reasons, isCompleted, completedAt } }: { row: Learner }) {
  const t = useText(learnersText)
  const why = useText(reasonText)
  const format = useFormat()
  if (isCompleted) {
    return (
      <Tag tone="success">{completedAt ? t.completedOn(format.date(completedAt)) : t.allDone}</Tag>
    )
  }
  if (reasons.length === 0) return '–'
  return (
    <ul className={css.reasons}>
      {reasons.map((reason) => (
        <li key={`${reason.kind} ${reason.name}`}>{why[reason.kind](reason)}</li>
      ))}
    </ul>
  )
}
