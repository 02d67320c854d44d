import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import {
  type Difficulty,
  difficulties,
  type QuestionStatus,
  questionStatuses,
  type QuestionType,
  questionTypes,
} from '../../question/types.ts'
import { foundMost } from '../list-api.ts'
import {
  type Filters,
  isNarrowed,
  isOwner,
  narrowedWhere,
  plainFilters,
  typesOf,
  type Scope,
  walkedWhere,
  whereOf,
  wordsInSteps,
} from './find-questions.ts'

interface Cell extends Record<string, unknown> {
  type: QuestionType
  status: QuestionStatus
  difficulty: Difficulty
  count: number
}

type Dimension = 'type' | 'status' | 'difficulty'

export interface Counted {
  total: number
  counts: ReturnType<typeof facetsOf> | null
  /** The questions themselves, where words or a tag find few. */
  ids: number[] | undefined
}

/** Folders with more questions than this are not found by their index where words are given. */
const largeScope = 2000

/** Counts a list and the values of its filters: from the kept counts, or among what words and a tag leave. */
export async function countQuestions(db: Db, scope: Scope, given: Filters): Promise<Counted> {
  const { rows: cells } = await db.execute<Cell>(sql`
    select c.type, c.status, c.difficulty, sum(c.questions)::int as count from question_counts c
    where ${scope.counted} group by 1, 2, 3 having sum(c.questions) > 0`)
  if (!isNarrowed(given)) {
    return { total: totalOf(cells, given), counts: facetsOf(cells, given), ids: undefined }
  }
  const large = totalOf(cells, {}) > largeScope
  const { rows: found } = await db.execute<Cell & { id: number }>(
    foundUpTo(
      sql`q.id, q.type, q.status, q.difficulty, 1 as count`,
      wordsInSteps(given).map((words) => narrowedWhere(scope, given, { large, words })),
    ),
  )
  if (found.length <= foundMost) {
    const ids = found.filter((row) => fits(row, given)).map(({ id }) => id)
    return { total: ids.length, counts: facetsOf(found, given), ids }
  }
  if (plainFilters('q', given).length === 0) return { ...tooMany, counts: null }
  // Of the whole bank the index of these filters finds few, each of which is asked for the words.
  const isFew = !scope.folders && totalOf(cells, given) <= largeScope
  const wheres = isFew
    ? [sql`${isOwner(scope.owners[0]!)} and ${walkedWhere(scope, given)}`]
    : wordsInSteps(given).map((words) => whereOf(scope, given, { words }))
  return { ...(await countSome(db, wheres)), counts: null }
}

const tooMany = { total: foundMost + 1, ids: undefined }

/** Finds those that the other filters leave of many. */
async function countSome(db: Db, wheres: readonly SQL[]): Promise<Pick<Counted, 'total' | 'ids'>> {
  const { rows } = await db.execute<{ id: number }>(foundUpTo(sql`q.id`, wheres))
  if (rows.length > foundMost) return tooMany
  return { total: rows.length, ids: rows.map(({ id }) => id) }
}

/**
 * Finds up to `foundMost` questions and one. Each condition finds some of those of the next one in less time, so the
 * next one is asked only where those are few.
 */
function foundUpTo(columns: SQL, wheres: readonly SQL[]): SQL {
  const last = wheres.length - 1
  const step = (at: number) => sql.raw(`step_${at}`)
  const count = (at: number) => sql`(select count(*) from ${step(at)})`
  const selects = wheres.map((where, at) => {
    const few = [...wheres.keys()]
      .slice(0, at)
      .map((before) => sql`${count(before)} <= ${foundMost}`)
    return sql`select ${columns} from questions q
      where ${sql.join([...few, where], sql` and `)} limit ${foundMost + 1}`
  })
  if (last === 0) return selects[0]!
  const steps = selects.slice(0, last).map((one, at) => sql`${step(at)} as materialized (${one})`)
  const found = steps.map(
    (_, at) => sql`select * from ${step(at)} where ${count(at)} > ${foundMost}`,
  )
  return sql`with ${sql.join(steps, sql`, `)}
    ${sql.join([...found, sql`(${selects[last]!})`], sql` union all `)}`
}

function fits(cell: Cell, given: Partial<Pick<Filters, Dimension>>, except?: Dimension): boolean {
  const { type, ...same } = given
  const isOfType = except === 'type' || !type || typesOf(type).includes(cell.type)
  return (
    isOfType &&
    (['status', 'difficulty'] as const).every(
      (name) => name === except || same[name] === undefined || cell[name] === same[name],
    )
  )
}

const totalOf = (cells: readonly Cell[], given: Partial<Pick<Filters, Dimension>>) =>
  cells.reduce((sum, cell) => sum + (fits(cell, given) ? cell.count : 0), 0)

/** Each value of a filter counts under the other filters, as if it were chosen. Values without questions are left out. */
function facetsOf(cells: readonly Cell[], given: Filters) {
  const countOf = (name: Dimension, value: unknown) =>
    cells.reduce(
      (sum, cell) => sum + (cell[name] === value && fits(cell, given, name) ? cell.count : 0),
      0,
    )
  const some = ({ count }: { count: number }) => count > 0
  return {
    types: questionTypes.map((type) => ({ type, count: countOf('type', type) })).filter(some),
    statuses: questionStatuses
      .map((status) => ({ status, count: countOf('status', status) }))
      .filter(some),
    difficulties: difficulties
      .map((difficulty) => ({ difficulty, count: countOf('difficulty', difficulty) }))
      .filter(some),
  }
}
