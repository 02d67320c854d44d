import { addRatings } from '#src/features/learning/course/server/add-ratings.ts'
import type { ReportReason } from '#src/features/people/report/reasons.ts'
import type { Tx } from '#src/server/database/db.ts'
import {
  courseReviewHelpful,
  courseReviewReplies,
  courseReviewReports,
  courseReviews,
} from '../tables.ts'

export interface SeedReview {
  userId: number
  halves: number
  content: string
  createdAt: Date
  helpfulOf?: number[]
  reply?: { userId: number; content: string; at: Date }
  reports?: { userId: number; reason: ReportReason; words: string; at: Date }[]
  /** Hides it, by a decision about its reports. */
  hidden?: { reason: ReportReason; words: string; deciderId: number; at: Date }
}

/** Writes reviews of a course in bulk, with all that others did to them. Their ratings count. */
export async function seedReviews(tx: Tx, courseId: number, given: SeedReview[]): Promise<void> {
  if (given.length === 0) return
  const written = await tx
    .insert(courseReviews)
    .values(
      given.map(({ userId, halves, content, createdAt, helpfulOf = [], hidden }) => ({
        ...{ courseId, userId, halves, content, createdAt, updatedAt: createdAt },
        ...{ counted: true, helpfulCount: helpfulOf.length },
        ...{ hiddenReason: hidden?.reason ?? null, hiddenWords: hidden?.words ?? '' },
      })),
    )
    .returning({ reviewId: courseReviews.id })
  const all = given.map((review, at) => ({ ...review, reviewId: written[at]!.reviewId }))
  const helpful = all.flatMap(({ reviewId, helpfulOf = [] }) =>
    helpfulOf.map((userId) => ({ reviewId, userId })),
  )
  if (helpful.length > 0) await tx.insert(courseReviewHelpful).values(helpful)
  for (const { reviewId, reply, reports = [], hidden } of all) {
    if (reply) {
      const { userId, content, at } = reply
      await tx
        .insert(courseReviewReplies)
        .values({ reviewId, userId, content, createdAt: at, updatedAt: at })
    }
    for (const { at, ...report } of reports) {
      await tx.insert(courseReviewReports).values({
        ...{ ...report, reviewId, createdAt: at },
        ...(hidden && { state: 'upheld', decidedAt: hidden.at, deciderId: hidden.deciderId }),
      })
    }
  }
  const shown = given.filter(({ hidden }) => !hidden)
  await addRatings(tx, courseId, {
    count: shown.length,
    halves: shown.reduce((sum, { halves }) => sum + halves, 0),
  })
}
