import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { scheduleApi } from '../contract.ts'

/** What the page of administrators shows. */
export type SchoolCalendar = AnswerOf<typeof scheduleApi.getSchoolCalendar>
