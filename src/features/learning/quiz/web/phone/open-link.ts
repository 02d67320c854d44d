import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { quizApi } from '../../contract.ts'

/** What a phone learns of the answer that its link adds photographs to. */
export type OpenLink = AnswerOf<typeof quizApi.openPhotoLink>
