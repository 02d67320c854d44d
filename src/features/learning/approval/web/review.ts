import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { approvalApi } from '../contract.ts'

export type Review = AnswerOf<typeof approvalApi.getSubmission>
