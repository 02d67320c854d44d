import { z } from 'zod'
import { sentence } from '#src/shared/answers.ts'
import { courseKinds } from '#src/features/learning/course/contract.ts'
import { itemTypes } from '#src/features/content/outline/records.ts'
import { keySchema } from '#src/features/content/draft/contract.ts'
import { occasions, reasonCodes, submissionStates } from './states.ts'

/** A reason of a rejection, with its place in words. */
export const reasonSchema = z.object({
  key: z.string(),
  field: z.string(),
  code: z.enum(reasonCodes),
  /** '' where the reviewer wrote nothing in this language. */
  zh: z.string(),
  en: z.string(),
  /** The place in the reader's language: '课程简介', '课程教师：陈海燕'. */
  place: z.string(),
})
export type Reason = z.output<typeof reasonSchema>

/** A submission in the history of its course. */
export const pastSchema = z.object({
  submissionId: z.int(),
  state: z.enum(submissionStates),
  occasion: z.enum(occasions),
  submittedAt: z.iso.datetime(),
  submitter: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reasons: z.array(reasonSchema),
})
export type Past = z.output<typeof pastSchema>

/** What a release does to a chapter or an item. */
export const changeSorts = ['added', 'changed', 'renamed', 'moved', 'removed'] as const
export const changeSchema = z.object({
  key: z.string(),
  kind: z.enum(['chapter', ...itemTypes]),
  sorts: z.array(z.enum(changeSorts)).min(1),
  name: z.string(),
  /** Of a renamed one. */
  formerName: z.string().nullable(),
  /** Learners who have begun or done it. */
  learners: z.int(),
  /** It waits for its file or questions, so that a release leaves it as it is. */
  waits: z.boolean(),
  /** What the check finds wrong with it, and would keep a course from review. A release is not refused for it. */
  problems: z.array(sentence),
})
export type Change = z.output<typeof changeSchema>

export const reasonInput = z.object({
  key: keySchema,
  field: z.string().regex(/^[a-zA-Z]{0,30}$/),
  code: z.enum(reasonCodes),
  zh: z.string().trim().max(500).default(''),
  en: z.string().trim().max(500).default(''),
})

export const kindSchema = z.enum(courseKinds)
