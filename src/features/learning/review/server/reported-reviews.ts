import { and, eq, sql } from 'drizzle-orm'
import { addRatings } from '#src/features/learning/course/server/add-ratings.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { courseTag } from '#src/features/learning/course/tags.ts'
import type { ReportReason } from '#src/features/people/report/reasons.ts'
import {
  type ReportedThings,
  reportsShown,
} from '#src/features/people/report/server/reports-port.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Tx } from '#src/server/database/db.ts'
import { reviewPaths } from '../paths.ts'
import { courseReviewReports as reports, courseReviews as reviews } from '../tables.ts'
import { reviewsTag } from '../tags.ts'
import { authorName } from '#src/features/learning/course/server/masked-name.ts'
import { courseOf } from './save-reply.ts'
import { worth } from './save-review.ts'

interface Row extends Record<string, unknown> {
  id: number
  courseId: number
  kind: CourseKind
  place: string
  realName: string
  realNameEn: string | null
  erased: boolean
  text: string
  hidden: boolean
  reports: { reason: ReportReason; words: string; reportedAt: string }[]
}

/** Reported reviews for the queue of reports. */
export const reportedReviews: ReportedThings = {
  kind: 'courseReview',
  queue: sql`select review_id as id, state, count(*)::int as reports, min(created_at) as reported_at,
    max(decided_at) as decided_at from course_review_reports group by review_id, state`,

  async find(db, { ids, state, locale }) {
    const { rows } = await db.execute<Row>(sql`
      select r.id, c.id as "courseId", c.kind, ${inLanguage(locale, 'c', 'name')} as place,
        u.real_name as "realName", u.real_name_en as "realNameEn", u.erased_at is not null as erased,
        r.content as text, r.hidden_reason is not null as hidden,
        (select json_agg(json_build_object('reason', o.reason, 'words', o.words, 'reportedAt', o.created_at))
          from (select * from course_review_reports o where o.review_id = r.id and o.state = ${state}
            order by o.created_at desc limit ${reportsShown}) o) as reports
      from course_reviews r join courses c on c.id = r.course_id join users u on u.id = r.user_id
      where r.id = any(${sql.param(ids)}::int[])`)
    return new Map(
      rows.map((row) => {
        const { id, courseId, kind, place, text, hidden } = row
        return [
          id,
          {
            ...{ id, place, text, hidden },
            author: authorName(row, locale),
            link: reviewPaths.reviews({ courseId, kind }),
            reports: (row.reports ?? []).map((one) => ({
              ...one,
              reportedAt: new Date(one.reportedAt).toISOString(),
            })),
          },
        ]
      }),
    )
  },

  async ownOf(db, ids, userId) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select r.id from course_reviews r join courses c on c.id = r.course_id
      where r.id = any(${sql.param(ids)}::int[]) and (r.user_id = ${userId}
        or coalesce(c.owner_id = ${userId}, false) or exists (select from course_staff f
          where f.course_id = c.id and f.user_id = ${userId} and f.accepted_at is not null))`)
    return new Set(rows.map(({ id }) => id))
  },

  async lock(tx, id) {
    const review = await lock(tx, id)
    if (!review) return 'gone'
    const open = await tx.$count(reports, and(eq(reports.reviewId, id), eq(reports.state, 'open')))
    return open > 0 ? 'open' : 'decided'
  },

  async decide(tx, { id, deciderId, hide }) {
    const review = (await lock(tx, id))!
    const closed = await tx
      .update(reports)
      .set({ state: hide ? 'upheld' : 'dismissed', decidedAt: new Date(), deciderId })
      .where(and(eq(reports.reviewId, id), eq(reports.state, 'open')))
      .returning({ userId: reports.userId })
    if (hide) await setHidden(tx, review, { hiddenReason: hide.reason, hiddenWords: hide.words })
    return {
      ...(await placeOf(tx, review)),
      reporterIds: closed.map(({ userId }) => userId),
    }
  },

  async restore(tx, id) {
    const review = await lock(tx, id)
    if (!review || review.hiddenReason === null) return null
    await setHidden(tx, review, { hiddenReason: null, hiddenWords: '' })
    return { ...(await placeOf(tx, review)), reporterIds: [] }
  },

  async changed({ changed, db }, id) {
    const [found] = await db
      .select({ courseId: reviews.courseId })
      .from(reviews)
      .where(eq(reviews.id, id))
    if (found) changed(reviewsTag(found), courseTag(found))
  },
}

type Review = typeof reviews.$inferSelect

async function lock(tx: Tx, id: number): Promise<Review | undefined> {
  const [found] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return found
}

async function placeOf(tx: Tx, { courseId, userId }: Review) {
  const { name, link } = await courseOf(tx, courseId)
  return { authorId: userId, place: name, link }
}

/** Hides or shows a review, and takes its rating out of the counts or adds it again. */
async function setHidden(
  tx: Tx,
  review: Review,
  next: Pick<Review, 'hiddenReason' | 'hiddenWords'>,
): Promise<void> {
  await tx.update(reviews).set(next).where(eq(reviews.id, review.id))
  const [before, after] = [worth(review), worth({ ...review, ...next })]
  await addRatings(tx, review.courseId, {
    count: after.count - before.count,
    halves: after.halves - before.halves,
  })
}
