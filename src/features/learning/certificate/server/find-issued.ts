import { sql } from 'drizzle-orm'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { certificateApi } from '../contract.ts'
import { certificatesPerPage } from '../limits.ts'
import { isSoughtBy, issuedColumns, issuedOf, issuedOrder, type IssuedRow } from './issued-rows.ts'

/** Finds certificates of all courses by name, course or code; those of deleted courses too, which have no other list. */
export async function findIssued({
  db,
  input: { keyword, page },
}: Call<typeof certificateApi.findIssued>): Promise<AnswerOf<typeof certificateApi.findIssued>> {
  const { limit, offset } = rowsOf(page, certificatesPerPage)
  const isSought = isSoughtBy(keyword, sql`c.course`, sql`c.course_en`)
  const [count, listed] = await Promise.all([
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from certificates c where ${isSought}`,
    ),
    db.execute<IssuedRow & { isGone: boolean }>(sql`
      select ${issuedColumns}, k.id is null as "isGone" from certificates c
      left join courses k on k.id = c.course_id and k.deleted_at is null
      where ${isSought} order by ${issuedOrder} limit ${limit} offset ${offset}`),
  ])
  const items = listed.rows.map((row) => ({
    ...issuedOf(row, null),
    course: { zh: row.course, en: row.courseEn },
    courseGone: row.isGone,
  }))
  return paged({ total: count.rows[0]!.total, page, perPage: certificatesPerPage, items })
}
