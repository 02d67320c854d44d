import { eq, sql } from 'drizzle-orm'
import { announceChanged } from '#src/features/learning/course/server/announce-changed.ts'
import type { Events } from '#src/server/events/events.ts'
import { personalPart } from '#src/server/personal-data.ts'
import {
  courseReviewHelpful,
  courseReviewReplies,
  courseReviewReports,
  courseReviews,
} from '../tables.ts'

/** The personal data in reviews: what learners write, what teachers reply, votes and reports. */
export const reviewParts = (events: Pick<Events, 'announce'>) => [
  personalPart({
    id: 'reviews',
    name: { zh: '课程评价', en: 'Course reviews' },
    tables: ['course_reviews'],
    fate: {
      anonymous: {
        zh: '评分计入课程得分，署名变为“已注销用户”；评价文字删除',
        en: 'The rating counts in the course’s score, signed “Deleted user”. What you wrote is deleted',
      },
    },
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, (r.halves / 2.0)::float8 as rating, r.content,
        r.hidden_reason, r.hidden_words, r.created_at, r.updated_at
      from course_reviews r join courses c on c.id = r.course_id
      where r.user_id = ${userId} order by r.created_at`,
    async erase(tx, userId) {
      const rated = await tx
        .update(courseReviews)
        .set({ content: '', hiddenWords: '' })
        .where(eq(courseReviews.userId, userId))
        .returning({ courseId: courseReviews.courseId })
      await announceChanged(events, tx, rated)
    },
  }),
  personalPart({
    id: 'review-replies',
    name: { zh: '对课程评价的回复', en: 'Replies to reviews' },
    tables: ['course_review_replies'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, p.content as reply, p.created_at, p.updated_at
      from course_review_replies p join course_reviews r on r.id = p.review_id
      join courses c on c.id = r.course_id where p.user_id = ${userId} order by p.created_at`,
    async erase(tx, userId) {
      const gone = await tx
        .delete(courseReviewReplies)
        .where(eq(courseReviewReplies.userId, userId))
        .returning({
          courseId: sql<number>`(select course_id from course_reviews r where r.id = review_id)`,
        })
      await announceChanged(events, tx, gone)
    },
  }),
  personalPart({
    id: 'helpful-reviews',
    name: { zh: '标为有帮助的评价', en: 'Reviews that you found helpful' },
    tables: ['course_review_helpful'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en
      from course_review_helpful h join course_reviews r on r.id = h.review_id
      join courses c on c.id = r.course_id where h.user_id = ${userId} order by h.review_id`,
    async erase(tx, userId) {
      await tx.execute(sql`
        update course_reviews r set helpful_count = helpful_count - 1
        from course_review_helpful h where h.review_id = r.id and h.user_id = ${userId}`)
      await tx.delete(courseReviewHelpful).where(eq(courseReviewHelpful.userId, userId))
    },
  }),
  personalPart({
    id: 'reported-reviews',
    name: { zh: '举报的课程评价', en: 'Reviews that you reported' },
    tables: ['course_review_reports'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, p.reason, p.words, p.state, p.created_at
      from course_review_reports p join course_reviews r on r.id = p.review_id
      join courses c on c.id = r.course_id where p.user_id = ${userId} order by p.created_at`,
    async erase(tx, userId) {
      await tx.delete(courseReviewReports).where(eq(courseReviewReports.userId, userId))
    },
  }),
]
