import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { rowsOf } from '#src/server/database/paged.ts'
import type { Locale } from '#src/shared/locale.ts'
import { foundMost, questionsPerPage, type questionSorts } from '../list-api.ts'
import type { Counted } from './count-questions.ts'
import { type Filters, isOwner, type Scope, walkedWhere, whereOf } from './find-questions.ts'
import { type RowColumns, rowColumns, rowTables, titleIn } from './present-row.ts'

type Sort = (typeof questionSorts)[number]

/** Each is the order of an index of one owner's questions. */
const orders = (locale: Locale): Record<Sort, SQL> => ({
  changed: sql`q.changed_at desc, q.id desc`,
  newest: sql`q.id desc`,
  title: sql`${titleIn(locale)} collate "zh-numeric", q.id`,
  difficulty: sql`q.difficulty, q.id`,
})

/** Chooses the rows of a page first: folders, owners and tags are read for these alone. */
export async function readPage(
  db: Db,
  {
    scope,
    given,
    counted,
    most,
    locale,
  }: {
    scope: Scope
    given: Filters & { page: number; sort: Sort }
    counted: Counted
    most: number
    locale: Locale
  },
): Promise<RowColumns[]> {
  const { limit, offset } = rowsOf(given.page, questionsPerPage, most)
  const { total, ids } = counted
  if (limit === 0 || total === 0) return []
  const order = orders(locale)[given.sort]
  const rows =
    total <= foundMost ? fewRows(scope, given, ids) : manyRows(scope, given, order, limit + offset)
  const page = await db.execute<RowColumns>(sql`
    select ${rowColumns(locale)} from (
      select q.* from (${rows}) q order by ${order} limit ${limit} offset ${offset}
    ) q ${rowTables} order by ${order}`)
  return page.rows
}

/** Few rows are found by the best index and then put in order; `offset 0` keeps the planner from a walk. */
const fewRows = (scope: Scope, given: Filters, ids: number[] | undefined): SQL => sql`
  select q.* from questions q
  where ${ids ? sql`q.id = any(${sql.param(ids)}::int[])` : whereOf(scope, given)} offset 0`

/** Of many, the first are met soon in a walk along the order of each owner's index, whatever the filter. */
const manyRows = (scope: Scope, given: Filters, order: SQL, last: number): SQL =>
  sql.join(
    scope.owners.map(
      (ownerId) => sql`(select q.* from questions q
        where ${isOwner(ownerId)} and ${walkedWhere(scope, given)} order by ${order} limit ${last})`,
    ),
    sql` union all `,
  )
