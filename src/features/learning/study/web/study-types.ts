import type { courseApi } from '#src/features/learning/course/contract.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { studyApi } from '../contract.ts'

export type Study = AnswerOf<typeof studyApi.getStudy>
export type StudyItem = AnswerOf<typeof studyApi.getItem>
export type Course = AnswerOf<typeof courseApi.getCourse>
