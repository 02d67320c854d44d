import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { mayChange, visibleState } from '#src/features/learning/course/server/access.ts'
import { draftName } from '#src/features/learning/course/server/draft-name.ts'
import { mayManage } from '#src/features/learning/course/server/rules.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { containsText } from '#src/server/text/contains-text.ts'
import { canOf, must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { certificateApi } from '../contract.ts'
import { certificatesPerPage } from '../limits.ts'
import { mayRevoke } from './rules.ts'
import { printedColumns, printedOf, type PrintedRow } from './state.ts'

interface Row extends PrintedRow {
  certificateId: number
  askedAt: string | null
  askedName: string
  askedNameEn: string
  askedWords: string
}

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
    and ${containsText(keyword, sql`c.name`, sql`c.name_en`, sql`c.code`) ?? sql`true`}`
  const [course, listed, change] = await Promise.all([
    db.execute<{ kind: CourseKind; course: string; total: number }>(sql`
      select k.kind,
        (select ${draftName(locale)} from courses c where c.id = ${courseId}) as course,
        (select count(*)::int from certificates c where ${isSought}) as total
      from courses k where k.id = ${courseId}`),
    db.execute<Row>(sql`
      select ${printedColumns}, c.id as "certificateId", c.asked_at as "askedAt",
        c.asked_name as "askedName", c.asked_name_en as "askedNameEn", c.asked_words as "askedWords"
      from certificates c where ${isSought}
      order by c.asked_at nulls last, c.issued_on desc, c.id desc limit ${limit} offset ${offset}`),
    mayChange(db, state, viewer),
  ])
  const { total, ...about } = course.rows[0]!
  const items = listed.rows.map((row) => {
    const { code, state: worth, revoked, name, mark, issuedOn, expiresOn } = printedOf(row)
    return {
      ...{ certificateId: row.certificateId, code, state: worth, revoked },
      ...{ name, mark, issuedOn, expiresOn, asked: askedOf(row) },
      can: { revoke: canOf(change ?? mayRevoke({ revoked: revoked !== null })) },
    }
  })
  return {
    ...{ courseId, ...about, can: { decide: canOf(change) } },
    ...paged({ total, page, perPage: certificatesPerPage, items }),
  }
}

const askedOf = ({ askedAt, askedName, askedNameEn, askedWords }: Row) =>
  askedAt === null
    ? null
    : {
        at: new Date(askedAt).toISOString(),
        name: { zh: askedName, en: askedNameEn },
        words: askedWords,
      }
