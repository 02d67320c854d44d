import { sql } from 'drizzle-orm'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type OwnSet, type repairApi, setsPerPage } from '../contract.ts'
import { ownSets, presentSet } from './set-rows.ts'

/** Lists the practice sets of the courses that a person learns, those with open questions first. */
export async function getOwnSets({
  db,
  viewer,
  locale,
  input: { page },
}: Call<typeof repairApi.getOwnSets>): Promise<AnswerOf<typeof repairApi.getOwnSets>> {
  const { limit, offset } = rowsOf(page, setsPerPage)
  const { rows } = await db.execute<OwnSet & { total: number } & Record<string, unknown>>(sql`
    select s.*, (count(*) over ())::int as total from (${ownSets(viewer.id, locale)}) s
    order by s.answered >= s.questions, s."dueOn" nulls last, s."setId" desc limit ${limit} offset ${offset}`)
  return paged({
    ...{ total: rows[0]?.total ?? 0, page, perPage: setsPerPage },
    items: rows.map(({ total: _, ...row }) => presentSet(row, locale)),
  })
}
