import { z } from 'zod'
import { photosMost } from './body/limits.ts'
import { partId } from './body/text.ts'

const written = z.string().max(500)
/** By gap or box; a gap of choices names the option. */
const gaps = z.record(partId, written)
const at = z.number().min(0).max(1)

/** Of my files, in the order of reading. Answers from before there were photographs have no such field. */
const photos = z.array(z.int().positive()).max(photosMost).optional()

const plainAnswers = [
  z.strictObject({ type: z.literal('single'), choice: partId.nullable() }),
  z.strictObject({ type: z.literal('multiple'), choices: z.array(partId).max(50) }),
  z.strictObject({ type: z.literal('trueFalse'), value: z.boolean().nullable() }),
  z.strictObject({ type: z.literal('fillIn'), gaps }),
  z.strictObject({
    type: z.literal('numeric'),
    /** As typed. */
    number: z.string().max(60),
    unit: z.string().max(30),
  }),
  z.strictObject({
    type: z.literal('matching'),
    /** The right item by the left one. */
    pairs: z.record(partId, partId),
  }),
  z.strictObject({ type: z.literal('ordering'), order: z.array(partId).max(30) }),
  z.strictObject({
    type: z.literal('classification'),
    /** The category by item. */
    placed: z.record(partId, partId),
  }),
  z.strictObject({ type: z.literal('cloze'), gaps }),
  z.strictObject({
    type: z.literal('hotspot'),
    /** Points on the picture, in shares of its size, or areas chosen by their words. */
    spots: z
      .array(z.union([z.strictObject({ x: at, y: at }), z.strictObject({ area: partId })]))
      .max(20),
  }),
  z.strictObject({
    type: z.literal('dragText'),
    /** The token by gap. */
    gaps: z.record(partId, partId),
  }),
  z.strictObject({ type: z.literal('form'), gaps }),
  z.strictObject({ type: z.literal('shortAnswer'), text: z.string().max(5000), photos }),
  /** Rich text. */
  z.strictObject({ type: z.literal('essay'), html: z.string().max(200_000), photos }),
  /** Files of my files, by `user_files.id`. */
  z.strictObject({ type: z.literal('file'), files: z.array(z.int().positive()).max(10) }),
  z.strictObject({ type: z.literal('spoken'), file: z.int().positive().nullable() }),
] as const

const plainAnswer = z.discriminatedUnion('type', plainAnswers)
export type PlainAnswer = z.output<typeof plainAnswer>

/** An answer to a question of the same type; an empty one means that it was cleared. */
export const questionAnswer = z.discriminatedUnion('type', [
  ...plainAnswers,
  z.strictObject({
    type: z.literal('group'),
    /** By the question's id in the group. */
    answers: z.record(partId, plainAnswer),
  }),
])
export type QuestionAnswer = z.output<typeof questionAnswer>
export type AnswerOf<T extends QuestionAnswer['type']> = Extract<QuestionAnswer, { type: T }>
