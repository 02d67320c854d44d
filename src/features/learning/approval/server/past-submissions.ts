import { desc, eq, inArray } from 'drizzle-orm'
import { officeName } from '#src/features/people/account/server/office-name.ts'
import { users } from '#src/features/people/account/tables.ts'
import type { Db } from '#src/server/database/db.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import type { Past, Reason } from '../shapes.ts'
import { courseSubmissionReasons as reasons, courseSubmissions as submissions } from '../tables.ts'
import { placesOf } from './places.ts'

/** Reads every submission of a course with its reasons, newest first. */
export async function pastSubmissions(db: Db, courseId: number, locale: Locale): Promise<Past[]> {
  const rows = await db
    .select({ submission: submissions, realName: users.realName, realNameEn: users.realNameEn })
    .from(submissions)
    .leftJoin(users, eq(users.id, submissions.submitterId))
    .where(eq(submissions.courseId, courseId))
    .orderBy(desc(submissions.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ submission }) => submission.id)
  const given = await db
    .select()
    .from(reasons)
    .where(inArray(reasons.submissionId, ids))
    .orderBy(reasons.submissionId, reasons.position)
  const places = await placesOf(
    db,
    rows.map(({ submission }) => submission),
    given,
  )
  return rows.map(({ submission, realName, realNameEn }) => ({
    submissionId: submission.id,
    state: submission.state,
    occasion: submission.occasion,
    submittedAt: submission.submittedAt.toISOString(),
    submitter: realName === null ? null : officeName({ realName, realNameEn }, locale),
    decidedAt: submission.decidedAt?.toISOString() ?? null,
    reasons: given
      .filter(({ submissionId }) => submissionId === submission.id)
      .map(({ key, field, code, zh, en }): Reason => {
        const place = places.get(`${key}.${field}`)
        return { key, field, code, zh, en, place: place ? pick(place, locale) : '' }
      }),
  }))
}
