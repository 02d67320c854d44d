import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { personName } from '#src/features/content/bank/server/person-name.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { pick } from '#src/shared/locale.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors as errors } from '../errors.ts'
import { allWorks, type ListedWork } from './all-works.ts'
import { holdHomework } from './facts.ts'
import { followMark } from './follow-group.ts'
import { type MarkRow, normal, readMarks } from './read-marks.ts'
import { record } from './record.ts'
import { mayMarkByHand } from './rules.ts'
import { sheetText } from './sheet-text.ts'

type Answer = AnswerOf<typeof homeworkApi.importMarks>
type Problem = Answer['problems'][number]['what']

interface Change {
  row: MarkRow
  work: ListedWork
  to: number
}

/**
 * Reads marks out of a workbook. A dry run names each change and writes none; the act takes the agreement of that run, and
 * is refused where a mark has changed since. Empty cells change nothing. Where all members of a group get one mark it is that of
 * the group; another one is a member's own.
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
    const works = await allWorks(tx, homeworkId)
    const { changes, same, problems } = plan(rows, works, facts.fullMark)
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
      const groups = groupMarks(changes, works)
      const reasons = changes.map(({ work: { sharedId } }) =>
        sharedId === null || groups.has(sharedId) ? '' : pick(sheetText.imported, locale),
      )
      // The rubric of a former mark no longer says how this one came about.
      await tx.execute(sql`
        insert into homework_works as w (homework_id, user_id, raw_mark, own_reason, mark_revision, marked_by_id, marked_at)
        select ${homeworkId}::int, user_id, mark, reason, 1, ${viewer.id}::int, now()
        from unnest(${sql.param(userIds)}::int[], ${sql.param(marks)}::int[], ${sql.param(reasons)}::text[])
          as given (user_id, mark, reason)
        on conflict (homework_id, user_id) do update set raw_mark = excluded.raw_mark, criteria = '{}',
          own_reason = excluded.own_reason, mark_revision = w.mark_revision + 1, marked_hand_in = w.hand_ins, marked_by_id = excluded.marked_by_id,
          marked_at = now(), changed_at = now()`)
      await markGroups(tx, groups, viewer.id)
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

/** The groups all of whose members have one mark after the import, with that mark. */
function groupMarks(changes: readonly Change[], works: readonly ListedWork[]) {
  const next = new Map(changes.map(({ work, to }) => [work.person.userId, to]))
  const touched = new Set(changes.flatMap(({ work }) => work.sharedId ?? []))
  return new Map(
    [...touched].flatMap((sharedId) => {
      const marks = works
        .filter((work) => work.sharedId === sharedId && work.state !== 'excused')
        .map((work) => next.get(work.person.userId) ?? work.rawMark)
      const [mark] = marks
      return mark != null && marks.every((one) => one === mark) ? [[sharedId, mark] as const] : []
    }),
  )
}

async function markGroups(tx: Tx, groups: ReadonlyMap<number, number>, actorId: number) {
  if (groups.size === 0) return
  const ids = sql`${sql.param([...groups.keys()])}::int[]`
  await tx.execute(sql`
    update homework_works s set raw_mark = given.mark, criteria = '{}', mark_revision = s.mark_revision + 1,
      marked_hand_in = s.hand_ins, marked_by_id = ${actorId}, marked_at = now(), changed_at = now()
    from unnest(${ids}, ${sql.param([...groups.values()])}::int[]) as given (id, mark) where s.id = given.id`)
  await tx.execute(
    sql`update homework_works set own_reason = '' where shared_id = any(${ids}) and own_reason <> ''`,
  )
  for (const sharedId of groups.keys()) await followMark(tx, sharedId)
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
