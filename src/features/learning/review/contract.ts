import { z } from 'zod'
import { courseErrors } from '#src/features/learning/course/errors.ts'
import { courseTag } from '#src/features/learning/course/tags.ts'
import { pictureTag } from '#src/features/people/account/tags.ts'
import { hasWords, reasonFields, wordsMissing } from '#src/features/people/report/forms.ts'
import { reportReasons } from '#src/features/people/report/reasons.ts'
import { listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { bothWords } from '#src/shared/errors.ts'
import { idInBody } from '#src/shared/ids.ts'
import { reviewErrors as errors } from './errors.ts'
import { replyForm, reviewForm } from './forms.ts'
import { reviewsTag } from './tags.ts'

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const
export const starFilters = ['5', '4', '3', '2', '1'] as const
export const reviewsPerPage = 10
/** Percent of real progress from which a rating counts in the mean. */
export const countsFrom = 20

const courseId = z.coerce
  .number<number>({ error: bothWords(courseErrors.noId.zh, courseErrors.noId.en) })
  .int()
  .positive()
  .max(2_147_483_647)

const reviewSchema = z.object({
  reviewId: z.int(),
  realName: z.string(),
  avatarUrl: z.string().nullable(),
  score: z.number(),
  /** Empty where the author has deleted the account. */
  content: z.string(),
  createdAt: z.iso.datetime(),
  edited: z.boolean(),
  helpful: z.int(),
  reply: z.object({ content: z.string(), repliedAt: z.iso.datetime() }).nullable(),
  isMine: z.boolean(),
  foundHelpful: z.boolean(),
  reported: z.boolean(),
  can: z.object({ helpful: canSchema, report: canSchema, reply: canSchema }),
})

const ownSchema = reviewSchema.extend({
  /** Whether its rating enters the mean. */
  counts: z.boolean(),
  hidden: z.object({ reason: z.enum(reportReasons), words: z.string() }).nullable(),
})

export const reviewApi = {
  getReviews: endpoint({
    method: 'GET',
    path: 'Course/GetCourseReviews',
    access: 'public',
    summary: {
      zh: '查看课程评价',
      en: 'List the reviews of a course, with the distribution of ratings',
    },
    input: z.object({
      courseId,
      sort: z.enum(reviewSorts).default('newest'),
      stars: z.enum(starFilters).optional(),
      page: pageInQuery,
    }),
    answer: z.object({
      courseId: z.int(),
      ...listOf(reviewSchema),
      /** All shown reviews, whatever the filter, the own one too. `total` and `items` leave it out. */
      written: z.int(),
      /** The mean of the ratings that count, and their number. */
      score: z.number().nullable(),
      ratingCount: z.int(),
      /** Number of counting ratings that round to 1, 2, 3, 4 and 5 stars. */
      spread: z.array(z.int()).length(5),
      /** The viewer's own review. */
      mine: ownSchema.nullable(),
      /** The viewer's progress in percent; null for those who have not joined. */
      progress: z.int().nullable(),
      can: z.object({ write: canSchema }),
    }),
    errors: [courseErrors.notFound],
    // A changed avatar deletes the old file, so the answer depends on its reviewers.
    tags: (answer) => [
      courseTag(answer),
      reviewsTag(answer),
      ...answer.items.flatMap(({ avatarUrl }) => (avatarUrl === null ? [] : pictureTag(avatarUrl))),
    ],
  }),
  saveReview: endpoint({
    method: 'POST',
    path: 'Course/SaveCourseReview',
    access: 'login',
    repeatable: true,
    summary: { zh: '评价课程', en: 'Write or edit the own review of a joined course' },
    input: z.object({ courseId: idInBody(), ...reviewForm.shape }),
    answer: z.object({ counts: z.boolean() }),
    errors: [courseErrors.notFound, errors.notJoined, errors.ownCourse],
  }),
  deleteReview: endpoint({
    method: 'POST',
    path: 'Course/DeleteCourseReview',
    access: 'login',
    repeatable: true,
    summary: { zh: '删除自己的课程评价', en: 'Delete the own review of a course' },
    input: z.object({ courseId: idInBody() }),
    answer: z.object({}),
    errors: [errors.hidden],
  }),
  setHelpful: endpoint({
    method: 'POST',
    path: 'Course/SetReviewHelpful',
    access: 'login',
    repeatable: true,
    summary: { zh: '标记评价有帮助', en: 'Find a review helpful, or take it back' },
    input: z.object({ reviewId: idInBody(), helpful: z.boolean() }),
    answer: z.object({ helpful: z.int() }),
    errors: [courseErrors.notFound, errors.notFound, errors.ownReview],
  }),
  saveReply: endpoint({
    method: 'POST',
    path: 'Course/SaveReviewReply',
    access: 'login',
    repeatable: true,
    summary: { zh: '回复课程评价', en: 'Write or edit the reply to a review of the own course' },
    input: z.object({ reviewId: idInBody(), ...replyForm.shape }),
    answer: z.object({}),
    errors: [courseErrors.notFound, errors.notFound, errors.notTeacher],
  }),
  deleteReply: endpoint({
    method: 'POST',
    path: 'Course/DeleteReviewReply',
    access: 'login',
    repeatable: true,
    summary: { zh: '删除对课程评价的回复', en: 'Delete the reply to a review of the own course' },
    input: z.object({ reviewId: idInBody() }),
    answer: z.object({}),
    errors: [courseErrors.notFound, errors.notFound, errors.notTeacher],
  }),
  report: endpoint({
    method: 'POST',
    path: 'Course/ReportReview',
    access: 'login',
    repeatable: true,
    summary: { zh: '举报课程评价', en: 'Report a review; a second report changes nothing' },
    input: z.object({ reviewId: idInBody(), ...reasonFields }).refine(hasWords, wordsMissing),
    answer: z.object({}),
    errors: [courseErrors.notFound, errors.notFound, errors.ownReview],
  }),
}
