import { eq, sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { addRatings } from '#src/features/learning/course/server/add-ratings.ts'
import { authorName } from '#src/features/learning/course/server/masked-name.ts'
import { teachesCourse } from '#src/features/learning/course/server/teaches-course.ts'
import { courseTag } from '#src/features/learning/course/tags.ts'
import { reportedRows } from '#src/features/people/report/server/reported-rows.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { reviewPaths } from '../paths.ts'
import { courseReviews as reviews } from '../tables.ts'
import { reviewsTag } from '../tags.ts'
import { courseOf } from './save-reply.ts'
import { worth } from './save-review.ts'

interface Row {
  courseId: number
  kind: CourseKind
  place: string
  text: string
}

async function find(db: Db | Tx, id: number) {
  const [found] = await db.select().from(reviews).where(eq(reviews.id, id))
  return found
}

/** Reported reviews for the queue of reports. */
export const reportedReviews = reportedRows<Row>({
  kind: 'courseReview',
  things: sql`course_reviews`,
  author: sql`user_id`,
  reports: sql`course_review_reports`,
  key: sql`review_id`,
  joins: sql`join courses c on c.id = x.course_id`,
  columns: (locale) => sql`
    c.id as "courseId", c.kind, ${inLanguage(locale, 'c', 'name')} as place, x.content as text`,
  shown: (row, locale) => ({
    ...{ place: row.place, text: row.text },
    ...{ author: authorName(row, locale), link: reviewPaths.reviews(row) },
  }),
  concerns: teachesCourse,

  async placeOf(tx, id) {
    const { name, link } = await courseOf(tx, (await find(tx, id))!.courseId)
    return { place: name, link }
  },

  // A hidden review takes its rating out of the counts of its course; shown again, it brings it back.
  async count(tx, id, now) {
    const review = (await find(tx, id))!
    const { count, halves } = worth({ ...review, hiddenReason: null })
    const sign = now === 'hidden' ? -1 : 1
    await addRatings(tx, review.courseId, { count: sign * count, halves: sign * halves })
  },

  async changed({ changed, db }, id) {
    const found = await find(db, id)
    if (found) changed(reviewsTag(found), courseTag(found))
  },
})
