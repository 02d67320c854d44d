import type { AnswerOf, QuestionAnswer } from '../answer.ts'
import { isEmpty } from '../is-empty.ts'
import type { BodyOf, PlainBody, QuestionBody } from '../body/body.ts'
import type { Mark } from '../taking.ts'
import { markedByHand, type ScoringRule } from '../types.ts'
import { markClassification, markDragText, markMatching, markOrdering } from './arrange.ts'
import { markMultiple, markSingle, markTrueFalse } from './choice.ts'
import { markCloze, markFillIn, markForm, markNumeric } from './gaps.ts'
import { markGroup } from './group.ts'
import { type HandMark, type HandMarks, markByHand, wholeQuestion } from './by-hand.ts'
import { markHotspot } from './hotspot.ts'
import { type Marked, unanswered } from './outcome.ts'

/**
 * Marks an answer. A pure function: the same body, answer and rule give the same mark everywhere and for ever.
 * @param rule the quiz's rule of multiple choice; one that came with a question wins over it
 * @param hand a teacher's marks of written answers; without one a written answer waits
 */
export const mark = (
  body: QuestionBody,
  answer: QuestionAnswer | null,
  rule: ScoringRule,
  hand: HandMarks = {},
): Marked =>
  body.type === 'group'
    ? markGroup(body, answer, (id, plain, given) => markPlain(plain, given, rule, hand[id]))
    : { mark: markPlain(body, answer, rule, hand[wholeQuestion]), marks: {} }

type Marker<T extends PlainBody['type']> = (
  body: BodyOf<T>,
  answer: AnswerOf<T>,
  rule: ScoringRule,
  hand: HandMark | undefined,
) => Mark

const byHand = (
  body: BodyOf<(typeof markedByHand)[number]>,
  _answer: object,
  _rule: ScoringRule,
  hand: HandMark | undefined,
) => markByHand(body, hand)

const markers: { [T in PlainBody['type']]: Marker<T> } = {
  single: markSingle,
  multiple: markMultiple,
  trueFalse: markTrueFalse,
  fillIn: markFillIn,
  numeric: markNumeric,
  matching: markMatching,
  ordering: markOrdering,
  classification: markClassification,
  cloze: markCloze,
  hotspot: markHotspot,
  dragText: markDragText,
  form: markForm,
  shortAnswer: byHand,
  essay: byHand,
  file: byHand,
  spoken: byHand,
}

function markPlain(
  body: PlainBody,
  answer: QuestionAnswer | null,
  rule: ScoringRule,
  hand: HandMark | undefined,
): Mark {
  const marker = markers[body.type] as (
    body: PlainBody,
    answer: object,
    rule: ScoringRule,
    hand: HandMark | undefined,
  ) => Mark
  // A teacher may give points to a written answer that is empty.
  if (hand && isWritten(body)) return markByHand(body, hand)
  // An answer of another type says nothing either: a question may change its type between versions.
  if (answer?.type === body.type && !isEmpty(answer)) return marker(body, answer, rule, hand)
  const empty = emptyAnswers[body.type]
  return unanswered(
    body.type === 'multiple' ? (body.rule ?? rule) : null,
    empty ? marker(body, empty, rule, undefined).lines : [],
  )
}

const written: readonly string[] = markedByHand
const isWritten = (body: PlainBody): body is BodyOf<(typeof markedByHand)[number]> =>
  written.includes(body.type)

/** Types whose parts a taker sees have a line for each part also where nothing was answered. */
const emptyAnswers: { [T in PlainBody['type']]?: Omit<AnswerOf<T>, 'type'> } = {
  fillIn: { gaps: {} },
  cloze: { gaps: {} },
  form: { gaps: {} },
  dragText: { gaps: {} },
  matching: { pairs: {} },
}
