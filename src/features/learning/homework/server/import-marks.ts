import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { personName } from '#src/features/content/bank/server/person-name.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors as errors } from '../errors.ts'
import { allWorks, type ListedWork } from './all-works.ts'
import { holdHomework } from './facts.ts'
import { type MarkRow, normal, readMarks } from './read-marks.ts'
import { record } from './record.ts'
import { mayMarkByHand } from './rules.ts'

type Answer = AnswerOf<typeof homeworkApi.importMarks>
type Problem = Answer['problems'][number]['what']

interface Change {
  row: MarkRow
  work: ListedWork
  to: number
}

/**
 * Reads marks out of a workbook. A dry run names each change and writes none; the act takes the agreement of that run, and
 * is refused where a mark has changed since. Empty cells change nothing.
 */
export async function importMarks({
  db,
  viewer,
  locale,
  input,
}: Call<typeof homeworkApi.importMarks>): Promise<Answer> {
  const { homeworkId, base64, agreed } = input
  const rows = await readMarks(Buffer.from(base64, 'base64'))
  return db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id })
    must(mayMarkByHand(facts))
    if (facts.fullMark === null) throw new AppError(errors.noMark)
    const { changes, same, problems } = plan(rows, await allWorks(tx, homeworkId), facts.fullMark)
    const agreement = createHash('sha256')
      .update(
        JSON.stringify(changes.map(({ work, to }) => [work.person.userId, work.markRevision, to])),
      )
      .digest('hex')
    if (agreed !== null && agreed !== agreement) throw new AppError(errors.changedMeanwhile)
    const done = agreed !== null
    if (done && changes.length > 0) {
      const userIds = changes.map(({ work }) => work.person.userId)
      const marks = changes.map(({ to }) => to)
      // The rubric of a former mark no longer says how this one came about.
      await tx.execute(sql`
        insert into homework_works as w (homework_id, user_id, raw_mark, mark_revision, marked_by_id, marked_at)
        select ${homeworkId}::int, user_id, mark, 1, ${viewer.id}::int, now()
        from unnest(${sql.param(userIds)}::int[], ${sql.param(marks)}::int[]) as given (user_id, mark)
        on conflict (homework_id, user_id) do update set raw_mark = excluded.raw_mark, criteria = '{}',
          mark_revision = w.mark_revision + 1, marked_hand_in = w.hand_ins, marked_by_id = excluded.marked_by_id,
          marked_at = now(), changed_at = now()`)
      await record(
        tx,
        ...changes.map(({ work, to }) => ({
          ...{ homeworkId, kind: 'imported' as const, actorId: viewer.id },
          ...{ subjectId: work.person.userId, detail: { from: work.rawMark, to } },
        })),
      )
    }
    return {
      ...{ done, agreement, same, problems },
      changes: changes.map(({ row, work, to }) => ({
        ...{ row: row.row, number: work.number, from: work.rawMark, to },
        student: { userId: work.person.userId, name: personName(work.person, locale) },
      })),
    }
  })
}

/** Says what the rows would change: each student is found by number, or by username where the row has no number. */
function plan(rows: readonly MarkRow[], works: readonly ListedWork[], fullMark: number) {
  const byNumber = grouped(works, (work) => normal(work.number))
  const byName = grouped(works, (work) => normal(work.person.username))
  const seen = new Set<number>()
  const changes: Change[] = []
  const problems: Answer['problems'] = []
  let same = 0
  for (const row of rows) {
    if (row.mark === undefined) continue
    const found = row.number === '' ? byName.get(row.username) : byNumber.get(row.number)
    const problem = (what: Problem) =>
      problems.push({ row: row.row, number: row.number || row.username, what })
    const work =
      found?.length === 1
        ? found[0]
        : found?.find((one) => normal(one.person.username) === row.username)
    if (!work) problem('unknownStudent')
    else if (seen.has(work.person.userId)) problem('twice')
    else if (row.mark === null) problem('notAMark')
    else if (row.mark > fullMark) problem('tooHigh')
    else if (work.state === 'excused') problem('excused')
    else if (work.rawMark === row.mark && work.state === 'marked') same += 1
    else changes.push({ row, work, to: row.mark })
    if (work) seen.add(work.person.userId)
  }
  return { changes, same, problems }
}

function grouped(works: readonly ListedWork[], keyOf: (work: ListedWork) => string) {
  const groups = new Map<string, ListedWork[]>()
  for (const work of works) {
    const key = keyOf(work)
    if (key !== '') groups.set(key, [...(groups.get(key) ?? []), work])
  }
  return groups
}
