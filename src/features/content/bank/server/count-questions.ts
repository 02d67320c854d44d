import { sql } from 'drizzle-orm'
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
  narrowedWhere,
  plainFilters,
  type Scope,
  whereOf,
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
  const { rows: found } = await db.execute<Cell & { id: number }>(sql`
    select q.id, q.type, q.status, q.difficulty, 1 as count from questions q
    where ${narrowedWhere(scope, given, { large })} limit ${foundMost + 1}`)
  if (found.length <= foundMost) {
    const ids = found.filter((row) => fits(row, given)).map(({ id }) => id)
    return { total: ids.length, counts: facetsOf(found, given), ids }
  }
  const isPlain = plainFilters('q', given).length === 0
  const total = isPlain ? foundMost + 1 : await countSome(db, scope, given)
  return { total, counts: null, ids: undefined }
}

/** Counts what was found up to `foundMost` and one. */
async function countSome(db: Db, scope: Scope, given: Filters): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from questions q where ${whereOf(scope, given)} limit ${foundMost + 1}) f`)
  return rows[0]!.total
}

const fits = (cell: Cell, given: Partial<Pick<Filters, Dimension>>, except?: Dimension) =>
  (['type', 'status', 'difficulty'] as const).every(
    (name) => name === except || given[name] === undefined || cell[name] === given[name],
  )

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
