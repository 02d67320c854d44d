import { z } from 'zod'
import { fileKinds } from '#src/shared/file-kind.ts'
import { shape } from './body/arrange.ts'
import { scoringRules } from './types.ts'

/*
 * A question as a taker sees it, in one language: HTML ready to be read (formulas rendered, addresses of pictures
 * put in), parts shuffled by the attempt's seed, and nothing of the key. The result has it, after marking.
 */

const part = z.object({ id: z.string(), html: z.string() })
const label = z.object({ id: z.string(), text: z.string() })

const base = {
  /** Inputs of gaps stand at its `<span data-gap="ID"></span>`. */
  stem: z.string(),
  /** The language shown, where the reader's own is missing. */
  otherLanguage: z.enum(['zh', 'en']).nullable(),
}

/** An input of a fill-in, cloze or form. */
const gapToFill = z.object({
  id: z.string(),
  kind: z.enum(['text', 'number', 'date', 'choice']),
  /** Only of a choice. */
  options: z.array(label),
})
export type GapToFill = z.output<typeof gapToFill>

const picture = z.object({
  /** Null in a draft without a picture, or where the file is being processed. */
  src: z.string().nullable(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
})

const plainQuestions = [
  z.object({ type: z.literal('single'), ...base, options: z.array(part) }),
  z.object({ type: z.literal('multiple'), ...base, options: z.array(part) }),
  z.object({ type: z.literal('trueFalse'), ...base }),
  z.object({ type: z.literal('fillIn'), ...base, gaps: z.array(gapToFill) }),
  z.object({
    type: z.literal('numeric'),
    ...base,
    units: z.array(z.string()),
    unitRule: z.enum(['none', 'optional', 'required']),
  }),
  z.object({ type: z.literal('matching'), ...base, left: z.array(part), right: z.array(part) }),
  z.object({ type: z.literal('ordering'), ...base, items: z.array(part) }),
  z.object({
    type: z.literal('classification'),
    ...base,
    categories: z.array(part),
    items: z.array(part),
  }),
  z.object({ type: z.literal('cloze'), ...base, gaps: z.array(gapToFill) }),
  z.object({
    type: z.literal('hotspot'),
    ...base,
    picture,
    /** To choose by words; their outlines are part of the key. */
    areas: z.array(label),
    most: z.int(),
  }),
  z.object({
    type: z.literal('dragText'),
    ...base,
    tokens: z.array(part.extend({ reusable: z.boolean() })),
    gaps: z.array(z.string()),
  }),
  z.object({
    type: z.literal('form'),
    ...base,
    sheets: z.array(picture.extend({ id: z.string() })),
    /** In shares of the sheet's width and height. */
    boxes: z.array(
      gapToFill.extend({
        sheet: z.string(),
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
        label: z.string(),
      }),
    ),
  }),
  z.object({ type: z.literal('shortAnswer'), ...base, mostCharacters: z.int() }),
  z.object({ type: z.literal('essay'), ...base, leastWords: z.int(), mostWords: z.int() }),
  z.object({
    type: z.literal('file'),
    ...base,
    kinds: z.array(z.enum(fileKinds)),
    mostFiles: z.int(),
  }),
  z.object({ type: z.literal('spoken'), ...base, mostSeconds: z.int() }),
] as const

export const plainToTake = z.discriminatedUnion('type', plainQuestions)
export type PlainToTake = z.output<typeof plainToTake>

export const questionToTake = z.discriminatedUnion('type', [
  ...plainQuestions,
  z.object({
    type: z.literal('group'),
    ...base,
    /** `share`: of the points of the whole. */
    questions: z.array(z.object({ id: z.string(), share: z.number(), question: plainToTake })),
  }),
])
export type QuestionToTake = z.output<typeof questionToTake>
export type ToTakeOf<T extends QuestionToTake['type']> = Extract<QuestionToTake, { type: T }>

/** The outcome; an empty answer is not a wrong one, and what a teacher marks is waiting. */
export const verdicts = ['correct', 'part', 'wrong', 'unanswered', 'waiting'] as const
export type Verdict = (typeof verdicts)[number]

/** One line of the explanation of a mark: a gap, an option, a pair, an item, a question of a group. */
const markLine = z.object({
  part: z.string(),
  verdict: z.enum(verdicts),
  /** Shares of the whole question: what it earned (below 0 where it cost points) and what it could earn. */
  earned: z.number(),
  of: z.number(),
})
export type MarkLine = z.output<typeof markLine>

export const mark = z.object({
  /** Of the points, 0 to 1; null while it waits for the teacher. */
  share: z.number().nullable(),
  verdict: z.enum(verdicts),
  /** The rule that was applied, where the type knows several. */
  rule: z.enum(scoringRules).nullable(),
  lines: z.array(markLine),
})
export type Mark = z.output<typeof mark>

/** The right answer, for reading after marking. Each type uses what it needs. */
const plainKey = z.object({
  explanation: z.string(),
  /** The feedback for this outcome. */
  feedback: z.string(),
  /** The right options, or the right value of a true/false as 'true' or 'false'. */
  right: z.array(z.string()),
  /** Accepted texts, options, items or tokens by gap, left item or item to classify. */
  parts: z.record(z.string(), z.array(z.string())),
  /** The items in their order. */
  order: z.array(z.string()),
  areas: z.array(z.object({ id: z.string(), shape, right: z.boolean() })),
  /** Feedback by option. */
  notes: z.record(z.string(), z.string()),
  modelAnswer: z.string(),
  criteria: z.array(z.object({ id: z.string(), text: z.string(), share: z.number() })),
})
export type PlainKey = z.output<typeof plainKey>

export const questionKey = plainKey.extend({
  /** The keys of a group's questions. */
  questions: z.record(z.string(), plainKey),
})
export type QuestionKey = z.output<typeof questionKey>

/** `key` is null where the quiz keeps it. */
export const questionResult = z.object({
  mark,
  /** The marks of a group's questions, as shares of their own points. */
  marks: z.record(z.string(), mark),
  key: questionKey.nullable(),
})
export type QuestionResult = z.output<typeof questionResult>
