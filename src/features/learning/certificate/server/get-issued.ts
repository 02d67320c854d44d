import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { mayChange, visibleState } from '#src/features/learning/course/server/access.ts'
import { draftName } from '#src/features/learning/course/server/draft-name.ts'
import { mayManage } from '#src/features/learning/course/server/rules.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { certificateApi } from '../contract.ts'
import { certificatesPerPage } from '../limits.ts'
import { isSoughtBy, issuedColumns, issuedOf, issuedOrder, type IssuedRow } from './issued-rows.ts'

/** Lists the certificates of a course for its teachers: wishes for another name first, then the latest. */
export async function getIssued({
  db,
  viewer,
  locale,
  input: { courseId, keyword, page },
}: Call<typeof certificateApi.getIssued>): Promise<AnswerOf<typeof certificateApi.getIssued>> {
  const state = await visibleState(db, courseId, viewer)
  must(mayManage(state))
  const { limit, offset } = rowsOf(page, certificatesPerPage)
  const isSought = sql`c.course_id = ${courseId}
    and ${isSoughtBy(keyword)}`
  const [course, listed, change] = await Promise.all([
    db.execute<{ kind: CourseKind; course: string; total: number }>(sql`
      select k.kind,
        (select ${draftName(locale)} from courses c where c.id = ${courseId}) as course,
        (select count(*)::int from certificates c where ${isSought}) as total
      from courses k where k.id = ${courseId}`),
    db.execute<IssuedRow>(sql`
      select ${issuedColumns} from certificates c where ${isSought}
      order by ${issuedOrder} limit ${limit} offset ${offset}`),
    mayChange(db, state, viewer),
  ])
  const { total, ...about } = course.rows[0]!
  const items = listed.rows.map((row) => issuedOf(row, change))
  return {
    ...{ courseId, ...about, can: { decide: canOf(change) } },
    ...paged({ total, page, perPage: certificatesPerPage, items }),
  }
}
