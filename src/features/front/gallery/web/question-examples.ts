import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type {
  Mark,
  MarkLine,
  PlainKey,
  QuestionResult,
  QuestionToTake,
} from '#src/features/content/question/taking.ts'
import type { exampleText } from './question-examples-text.ts'

/** A question with an answer and its result, as no server has them. */
export interface ExampleQuestion {
  question: QuestionToTake
  answer: QuestionAnswer
  result: QuestionResult
  points: number
}

const noKey: PlainKey = {
  ...{ explanation: '', feedback: '', right: [], parts: {}, order: [], areas: [], notes: {} },
  ...{ modelAnswer: '', criteria: [] },
}
export const line = (
  part: string,
  verdict: MarkLine['verdict'],
  earned: number,
  of: number,
): MarkLine => ({ part, verdict, earned, of })

export const markOf = (
  share: number | null,
  lines: MarkLine[],
  rule: Mark['rule'] = null,
): Mark => ({
  share,
  verdict: share === null ? 'waiting' : share === 1 ? 'correct' : share > 0 ? 'part' : 'wrong',
  rule,
  lines,
})

export const resultOf = (
  mark: Mark,
  key: Partial<PlainKey> | null,
  marks: QuestionResult['marks'] = {},
  questions: Record<string, PlainKey> = {},
): QuestionResult => ({ mark, marks, key: key && { ...noKey, ...key, questions } })

const parts = (words: readonly string[]) => words.map((html, at) => ({ id: `o${at + 1}`, html }))
const stemOf = (stem: string) => ({ stem, otherLanguage: null })
const gap = (id: string) => ({ id, kind: 'text' as const, options: [] })

/** The example questions in the language of their texts. */
export function exampleQuestions(t: (typeof exampleText)['zh']): ExampleQuestion[] {
  const waiting = markOf(null, [])
  const open = {
    modelAnswer: t.modelAnswer,
    criteria: t.criteria.map((text, at) => ({ id: `k${at}`, text, share: 0.5 })),
  }
  return [
    {
      question: { type: 'single', ...stemOf(t.single), options: parts(t.options) },
      answer: { type: 'single', choice: 'o2' },
      result: resultOf(markOf(0, [line('o2', 'wrong', 0, 1)]), {
        right: ['o1'],
        notes: { o2: t.notes[1] },
        explanation: t.singleExplanation,
      }),
      points: 2,
    },
    {
      question: { type: 'multiple', ...stemOf(t.multiple), options: parts(t.documents) },
      answer: { type: 'multiple', choices: ['o1'] },
      result: resultOf(
        markOf(0.5, [line('o1', 'correct', 0.5, 0.5), line('o3', 'unanswered', 0, 0.5)], 'chinese'),
        { right: ['o1', 'o3'], feedback: t.feedback },
      ),
      points: 4,
    },
    {
      question: { type: 'trueFalse', ...stemOf(t.trueFalse) },
      answer: { type: 'trueFalse', value: true },
      result: resultOf(markOf(1, [line('true', 'correct', 1, 1)]), { right: ['true'] }),
      points: 1,
    },
    {
      question: { type: 'fillIn', ...stemOf(t.fillIn), gaps: [gap('g1'), gap('g2')] },
      answer: {
        type: 'fillIn',
        gaps: { g1: t.fillInAnswers[0], g2: t.fillInAnswers[1] },
      },
      result: resultOf(
        markOf(0.5, [line('g1', 'correct', 0.5, 0.5), line('g2', 'wrong', 0, 0.5)]),
        { parts: { g1: [t.fillInKeys[0]], g2: [t.fillInKeys[1]] } },
      ),
      points: 2,
    },
    {
      question: {
        ...{ type: 'numeric', ...stemOf(t.numeric) },
        ...{ units: ['USD', 'EUR'], unitRule: 'required' },
      },
      answer: { type: 'numeric', number: '52,800', unit: 'USD' },
      result: resultOf(markOf(1, [line('number', 'correct', 1, 1)]), {
        parts: { number: ['52,800 USD'] },
      }),
      points: 3,
    },
    {
      question: {
        ...{ type: 'cloze', ...stemOf(t.cloze) },
        gaps: [
          { id: 'c1', kind: 'date', options: [] },
          gap('c2'),
          { id: 'c3', kind: 'number', options: [] },
          {
            ...{ id: 'c4', kind: 'choice' },
            options: t.clozeOptions.map((text, at) => ({ id: `p${at}`, text })),
          },
        ],
      },
      answer: {
        type: 'cloze',
        gaps: {
          ...{ c1: t.clozeAnswers[0], c2: t.clozeAnswers[1] },
          ...{ c3: t.clozeAnswers[2], c4: 'p2' },
        },
      },
      result: resultOf(
        markOf(
          0.75,
          ['c1', 'c2', 'c3', 'c4'].map((id, at) =>
            line(id, at === 3 ? 'wrong' : 'correct', at === 3 ? 0 : 0.25, 0.25),
          ),
        ),
        {
          parts: Object.fromEntries(t.clozeKeys.map((text, at) => [`c${at + 1}`, [text]])),
        },
      ),
      points: 4,
    },
    {
      question: { type: 'shortAnswer', ...stemOf(t.shortAnswer), mostCharacters: 300 },
      answer: { type: 'shortAnswer', text: t.shortAnswerGiven },
      result: resultOf(waiting, open),
      points: 5,
    },
    {
      question: { type: 'essay', ...stemOf(t.essay), leastWords: 80, mostWords: 300 },
      answer: { type: 'essay', html: t.essayGiven },
      result: resultOf(waiting, open),
      points: 10,
    },
    {
      question: {
        ...{ type: 'file', ...stemOf(t.file) },
        ...{ kinds: ['document', 'picture'], mostFiles: 2 },
      },
      answer: { type: 'file', files: [] },
      result: resultOf(waiting, open),
      points: 5,
    },
    {
      question: { type: 'spoken', ...stemOf(t.spoken), mostSeconds: 90 },
      answer: { type: 'spoken', file: null },
      result: resultOf(waiting, null),
      points: 5,
    },
    exampleGroup(t),
  ]
}

function exampleGroup(t: (typeof exampleText)['zh']): ExampleQuestion {
  return {
    question: {
      ...{ type: 'group', ...stemOf(t.material) },
      questions: [
        {
          ...{ id: 'q1', share: 0.5 },
          question: { type: 'single', ...stemOf(t.groupSingle), options: parts(t.groupOptions) },
        },
        { id: 'q2', share: 0.5, question: { type: 'trueFalse', ...stemOf(t.groupTrueFalse) } },
      ],
    },
    answer: {
      type: 'group',
      answers: { q1: { type: 'single', choice: 'o2' }, q2: { type: 'trueFalse', value: true } },
    },
    result: resultOf(
      markOf(0.5, [line('q1', 'correct', 0.5, 0.5), line('q2', 'wrong', 0, 0.5)]),
      {},
      {
        q1: markOf(1, [line('o2', 'correct', 1, 1)]),
        q2: markOf(0, [line('true', 'wrong', 0, 1)]),
      },
      {
        q1: { ...noKey, right: ['o2'], explanation: t.groupExplanation },
        q2: { ...noKey, right: ['false'] },
      },
    ),
    points: 6,
  }
}
