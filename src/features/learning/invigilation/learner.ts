import { z } from 'zod'
import {
  allowanceKinds,
  attemptEnds,
  attemptStatuses,
} from '#src/features/learning/quiz/statuses.ts'

/** A learner of the course with the latest attempt at a quiz. */
export const learner = z.object({
  userId: z.int(),
  name: z.string(),
  username: z.string(),
  state: z.enum(['none', 'open', 'handedIn']),
  /** Of the latest attempt. */
  attempt: z
    .object({
      attemptId: z.int(),
      number: z.int(),
      status: z.enum(attemptStatuses),
      startedAt: z.iso.datetime(),
      handedInAt: z.iso.datetime().nullable(),
      endedBy: z.enum(attemptEnds).nullable(),
      late: z.boolean(),
      paused: z.boolean(),
      questions: z.int(),
      answered: z.int(),
      /** The question in view, from 0; null without a sign of the page. */
      place: z.int().nullable(),
      /** The last sign of its page, where there was none for a while. */
      offlineSince: z.iso.datetime().nullable(),
      /** Times away and their seconds. */
      leaves: z.int(),
      awaySeconds: z.int(),
      /** Answers that came after the end and wait for a decision. */
      lateAnswers: z.int(),
      score: z.number().nullable(),
      maxScore: z.number().nullable(),
    })
    .nullable(),
  attempts: z.int(),
  /** By the rule of the quiz, whether the learner sees it yet or not; null without a result. */
  share: z.number().nullable(),
  passed: z.boolean(),
  /** Written answers that wait for a mark. */
  unmarked: z.int(),
  allowance: z
    .object({
      kind: z.enum(allowanceKinds),
      extraMinutes: z.int(),
      opensAt: z.iso.datetime().nullable(),
      closesAt: z.iso.datetime().nullable(),
      extraAttempts: z.int(),
    })
    .nullable(),
})
export type Learner = z.output<typeof learner>
