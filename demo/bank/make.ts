import type { BodyOf, PlainBody, QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Gap } from '#src/features/content/question/body/gap.ts'
import type { Bilingual } from '#src/features/content/question/body/text.ts'
import type { Difficulty } from '#src/features/content/question/types.ts'

/** Chinese and English. */
export type Pair = readonly [zh: string, en: string]

/** A question of the demo bank that no quiz uses. */
export interface BankQuestion {
  topic: string
  difficulty: Difficulty
  points: number
  tags: Pair[]
  body: QuestionBody
}

/** One line of rich text. */
export const line = ([zh, en]: Pair): Bilingual => ({ zh, en })
/** A paragraph for each line of the pair. */
export const block = ([zh, en]: Pair): Bilingual => ({ zh: paragraphs(zh), en: paragraphs(en) })
const paragraphs = (text: string) =>
  text
    .split('\n')
    .map((one) => (one.startsWith('<') && !one.startsWith('<span') ? one : `<p>${one}</p>`))
    .join('')

/** The place of a gap in a stem: 'The bank {a} the documents.' */
const withGaps = (text: Bilingual): Bilingual => {
  const marked = (html: string) => html.replace(/\{(\w+)\}/g, '<span data-gap="$1"></span>')
  return { zh: marked(text.zh), en: marked(text.en) }
}

const base = (stem: Pair, explanation: Pair) => ({
  stem: block(stem),
  explanation: block(explanation),
})
const letters = 'abcdefghijklmnop'
const lettered = (texts: readonly Pair[], prefix = '') =>
  texts.map((text, at) => ({ id: `${prefix}${letters[at]!}`, text: line(text) }))

export const single = (
  stem: Pair,
  options: readonly Pair[],
  right: number,
  explanation: Pair,
): BodyOf<'single'> => ({
  type: 'single',
  ...base(stem, explanation),
  options: lettered(options).map((one, at) => ({ ...one, right: at === right })),
  keepOrder: false,
})

export const multiple = (
  stem: Pair,
  options: readonly Pair[],
  right: readonly number[],
  explanation: Pair,
): BodyOf<'multiple'> => ({
  type: 'multiple',
  ...base(stem, explanation),
  options: lettered(options).map((one, at) => ({ ...one, right: right.includes(at) })),
  keepOrder: false,
})

export const trueFalse = (stem: Pair, right: boolean, explanation: Pair): BodyOf<'trueFalse'> => ({
  type: 'trueFalse',
  ...base(stem, explanation),
  right,
})

export const numeric = (
  stem: Pair,
  value: number,
  explanation: Pair,
  more: Partial<Pick<BodyOf<'numeric'>, 'units' | 'unitRule'>> & { within?: number } = {},
): BodyOf<'numeric'> => {
  const { within, ...units } = more
  return {
    type: 'numeric',
    ...base(stem, explanation),
    accepted: [
      { value, ...(within !== undefined && { tolerance: { kind: 'nominal', amount: within } }) },
    ],
    units: [],
    unitRule: 'none',
    ...units,
  }
}

export const matching = (
  stem: Pair,
  pairs: readonly (readonly [Pair, Pair])[],
  explanation: Pair,
  misleading: readonly Pair[] = [],
): BodyOf<'matching'> => ({
  type: 'matching',
  ...base(stem, explanation),
  left: lettered(
    pairs.map(([left]) => left),
    'l',
  ),
  right: lettered([...pairs.map(([, right]) => right), ...misleading], 'r'),
  pairs: Object.fromEntries(pairs.map((_, at) => [`l${letters[at]}`, `r${letters[at]}`])),
})

export const ordering = (
  stem: Pair,
  items: readonly Pair[],
  explanation: Pair,
): BodyOf<'ordering'> => ({
  type: 'ordering',
  ...base(stem, explanation),
  items: lettered(items),
  credit: 'neighbours',
})

export const classification = (
  stem: Pair,
  groups: readonly (readonly [Pair, readonly Pair[]])[],
  explanation: Pair,
): BodyOf<'classification'> => ({
  type: 'classification',
  ...base(stem, explanation),
  categories: lettered(
    groups.map(([name]) => name),
    'c',
  ),
  items: lettered(
    groups.flatMap(([, items]) => items),
    'i',
  ).map((item, at) => ({ ...item, category: `c${letters[groupAt(groups, at)]!}` })),
})

function groupAt(groups: readonly (readonly [Pair, readonly Pair[]])[], item: number): number {
  let before = 0
  return groups.findIndex(([, items]) => (before += items.length) > item)
}

export const textGap = (id: string, ...accepted: string[]): Gap & { kind: 'text' } => ({
  id,
  kind: 'text',
  accepted: accepted.map((text) => ({ text })),
})
export const numberGap = (id: string, value: number, within = 0): Gap => ({
  id,
  kind: 'number',
  accepted: [{ value, tolerance: { kind: 'nominal', amount: within } }],
  units: [],
  unitRule: 'none',
})
export const choiceGap = (id: string, options: readonly Pair[], right: number): Gap => ({
  id,
  kind: 'choice',
  options: lettered(options).map((one, at) => ({ ...one, right: at === right })),
})
export const dateGap = (id: string, date: string): Gap => ({
  id,
  kind: 'date',
  accepted: [{ date }],
})

export const fillIn = (
  stem: Pair,
  gaps: readonly ReturnType<typeof textGap>[],
  explanation: Pair,
  anyOrder = false,
): BodyOf<'fillIn'> => ({
  type: 'fillIn',
  ...base(stem, explanation),
  stem: withGaps(block(stem)),
  gaps: [...gaps],
  anyOrder,
})

export const cloze = (stem: Pair, gaps: readonly Gap[], explanation: Pair): BodyOf<'cloze'> => ({
  type: 'cloze',
  ...base(stem, explanation),
  stem: withGaps(block(stem)),
  gaps: [...gaps],
})

/** Tokens in the order of the gaps a, b, c …; `misleading` ones belong nowhere. */
export const dragText = (
  stem: Pair,
  tokens: readonly Pair[],
  explanation: Pair,
  misleading: readonly Pair[] = [],
): BodyOf<'dragText'> => ({
  type: 'dragText',
  ...base(stem, explanation),
  stem: withGaps(block(stem)),
  tokens: lettered([...tokens, ...misleading], 't'),
  gaps: tokens.map((_, at) => ({ id: letters[at]!, right: [`t${letters[at]!}`] })),
})

type Criterion = readonly [text: Pair, share: number]
const open = (stem: Pair, model: Pair, criteria: readonly Criterion[]) => ({
  ...base(stem, ['', '']),
  explanation: { zh: '', en: '' },
  modelAnswer: block(model),
  criteria: criteria.map(([text, share], at) => ({ id: letters[at]!, text: line(text), share })),
})

export const shortAnswer = (
  stem: Pair,
  model: Pair,
  criteria: readonly Criterion[],
): BodyOf<'shortAnswer'> => ({
  type: 'shortAnswer',
  ...open(stem, model, criteria),
  mostCharacters: 1000,
})

export const essay = (
  stem: Pair,
  model: Pair,
  criteria: readonly Criterion[],
  words: readonly [least: number, most: number],
): BodyOf<'essay'> => ({
  type: 'essay',
  ...open(stem, model, criteria),
  leastWords: words[0],
  mostWords: words[1],
})

export const file = (stem: Pair, model: Pair, criteria: readonly Criterion[]): BodyOf<'file'> => ({
  type: 'file',
  ...open(stem, model, criteria),
  kinds: ['document', 'picture', 'text'],
  mostFiles: 3,
})

export const spoken = (
  stem: Pair,
  model: Pair,
  criteria: readonly Criterion[],
  mostSeconds: number,
): BodyOf<'spoken'> => ({ type: 'spoken', ...open(stem, model, criteria), mostSeconds })

export const group = (
  material: Pair,
  questions: readonly (PlainBody | readonly [PlainBody, weight: number])[],
): BodyOf<'group'> => ({
  type: 'group',
  stem: block(material),
  explanation: { zh: '', en: '' },
  questions: questions.map((one, at) => {
    const [body, weight] = Array.isArray(one)
      ? (one as readonly [PlainBody, number])
      : [one as PlainBody]
    return { id: letters[at]!, body, ...(weight !== undefined && { weight }) }
  }),
})

/** Makes the questions of a topic. */
export const topic =
  (name: string) =>
  (difficulty: Difficulty, points: number, tags: Pair[], body: QuestionBody): BankQuestion => ({
    ...{ topic: name, difficulty, points, tags, body },
  })
