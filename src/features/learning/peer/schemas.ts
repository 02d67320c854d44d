import { z } from 'zod'
import { person } from '#src/features/learning/class/schemas.ts'
import { peerStates } from '#src/features/learning/homework/limits.ts'
import { hundredths, moment } from '#src/features/learning/homework/schemas.ts'
import { decisions, returnReasons } from './limits.ts'

export const roundSchema = z.object({
  reviews: z.int(),
  days: z.int(),
  anonymous: z.boolean(),
  wordsRequired: z.boolean(),
  state: z.enum(peerStates),
  /** The date of the homework, from which works are allocated. */
  startsAt: moment,
  endsAt: moment,
})
export type Round = z.output<typeof roundSchema>

/** The hand-in that a review is about. `isLast`: nothing was handed in after it. */
export const seenHandIn = z.object({ number: z.int(), at: moment, isLast: z.boolean() }).nullable()
export type SeenHandIn = z.output<typeof seenHandIn>

/** What a review says. */
export const judgement = {
  mark: hundredths.nullable(),
  criteria: z.record(z.string(), hundredths),
  words: z.string(),
}

/** A work in the list of the teacher. */
export const peerRow = z.object({
  student: person,
  number: z.string(),
  /** Reviews of the work: asked for, handed in, and those that count. */
  asked: z.int(),
  done: z.int(),
  counted: z.int(),
  /** Works that this student is to review, and has. */
  toReview: z.int(),
  reviewed: z.int(),
  /** Why the work came back to the teacher. */
  returned: z.enum(returnReasons).nullable(),
  proposal: hundredths.nullable(),
  /** Reviews far from the median. */
  outlying: z.int(),
  /** Objections that wait for the teacher. */
  objections: z.int(),
  /** The mark that the teacher has given: before the late rule. */
  marked: z.boolean(),
  rawMark: hundredths.nullable(),
  released: z.boolean(),
})
export type PeerRow = z.output<typeof peerRow>

export const objection = z.object({
  words: z.string(),
  at: moment,
  decision: z.enum(decisions).nullable(),
})
