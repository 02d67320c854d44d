import * as z from 'zod/mini'
import { arrangedKinds } from '#src/features/learning/quiz/statuses.ts'

const moment = z.nullable(z.iso.datetime())

/** The allowance of a learner beside the settings of a quiz. */
export const allowanceForm = z.object({
  kind: z.enum(arrangedKinds),
  extraMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  opensAt: moment,
  closesAt: moment,
  extraAttempts: z.int().check(z.minimum(0), z.maximum(20)),
})
export type AllowanceForm = z.output<typeof allowanceForm>

/** A reason and a date for attempts that are given back. */
export const giveBackForm = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  closesAt: z.iso.datetime(),
})

/** The learners that get a make-up together: without an attempt, not passed, or both. */
export const makeUpGroups = ['both', 'absent', 'failed'] as const

export const makeUpForm = z.object({
  group: z.enum(makeUpGroups),
  opensAt: moment,
  closesAt: moment,
})
