import { z } from 'zod'
import { classificationBody, hotspotBody, matchingBody, orderingBody } from './arrange.ts'
import { base } from './base.ts'
import { multipleBody, singleBody, trueFalseBody } from './choice.ts'
import { clozeBody, dragTextBody, fillInBody, formBody, numericBody } from './gaps.ts'
import { essayBody, fileBody, shortAnswerBody, spokenBody } from './open.ts'
import { partId, partsOf, weight } from './text.ts'

const plainBodies = [
  singleBody,
  multipleBody,
  trueFalseBody,
  fillInBody,
  numericBody,
  matchingBody,
  orderingBody,
  classificationBody,
  clozeBody,
  hotspotBody,
  dragTextBody,
  formBody,
  shortAnswerBody,
  essayBody,
  fileBody,
  spokenBody,
] as const

/** A question that stands for itself: every type but the group. */
export const plainBody = z.discriminatedUnion('type', plainBodies)
export type PlainBody = z.output<typeof plainBody>

/** Questions under common material, which is the stem: a letter of credit with five questions. */
const groupBody = z.strictObject({
  type: z.literal('group'),
  ...base,
  questions: partsOf(
    z.strictObject({ id: partId, weight: weight.optional(), body: plainBody }),
    50,
  ),
})

/**
 * The body of a question: one document, whatever its type. The schema accepts drafts, which lack a key or a text;
 * `problemsOf` says what keeps one from being ready.
 */
export const questionBody = z.discriminatedUnion('type', [...plainBodies, groupBody])
export type QuestionBody = z.output<typeof questionBody>
export type BodyOf<T extends QuestionBody['type']> = Extract<QuestionBody, { type: T }>
