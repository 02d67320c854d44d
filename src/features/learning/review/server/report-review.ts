import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { reviewApi } from '../contract.ts'
import { courseReviewReports } from '../tables.ts'
import { shownReview } from './facts.ts'
import { mayJudge } from './rules.ts'

/** Reports a review; a second report of the same person changes nothing. @throws review.notFound, review.ownReview */
export async function reportReview({
  db,
  viewer,
  input: { reviewId, reason, words },
}: Call<typeof reviewApi.report>) {
  must(mayJudge(await shownReview(db, reviewId, viewer)))
  await db
    .insert(courseReviewReports)
    .values({ reviewId, userId: viewer.id, reason, words })
    .onConflictDoNothing()
  return {}
}
