import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { feedbackApi } from '../contract.ts'

/** One feedback as its page in the back office has it. */
export type OneFeedback = AnswerOf<typeof feedbackApi.getFeedback>
