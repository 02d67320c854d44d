import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { rosterApi } from '../contract.ts'

/** What the projector shows. */
export type Lesson = AnswerOf<typeof rosterApi.getLesson>
/** A page of the roster. */
export type Roster = AnswerOf<typeof rosterApi.getRoster>
