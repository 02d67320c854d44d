import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { reviewApi } from '../contract.ts'

/** The reviews of a course as its page shows them. */
export type Reviews = AnswerOf<typeof reviewApi.getReviews>
export type Review = Reviews['items'][number]
