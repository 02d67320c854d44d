import type { QuestionBody } from '../../../question/body/body.ts'
import type { Note } from '../../paper-form.ts'
import type { PaperBlock } from './block.ts'
import type { RawOption } from './options.ts'
import type { NumberStyle } from './numbers.ts'
import type { Kind } from './patterns-text.ts'

/** A question as it stands in the paper, before its type is known. */
export interface RawQuestion {
  number: number | null
  line: number
  /** From a label of its own: (多选). */
  kind: Kind | null
  stem: PaperBlock[]
  options: RawOption[]
  answer: PaperBlock[]
  /** What the brackets before its number hold; an empty text where they are empty. */
  given?: string
  explanation: PaperBlock[]
  difficulty: string
  tags: string[]
  points: number | null
  /** What its parts earn: (1) …（5分）. */
  partPoints: number[]
  /** The questions of common material, which is the stem. */
  children: RawQuestion[]
  isMaterial: boolean
  notes: Note[]
  source: string[]
}

export interface RawSection {
  name: string
  ordinal: number | null
  level: 'part' | 'section' | 'sub'
  kind: Kind | null
  intro: PaperBlock[]
  pointsEach: number | null
  pointsPerGap: number | null
  printedTotal: number | null
  questions: RawQuestion[]
  /** How its questions are numbered. */
  style: NumberStyle | null
  /** The number of its last question. */
  last: number
  chapter: string
}

export interface RawPaper {
  name: string
  printedTotal: number | null
  sections: RawSection[]
  /** Blocks from the heading of the answers on. */
  answers: { section: RawSection | null; block: PaperBlock }[]
  notes: Note[]
}

export const emptyQuestion = (line: number, number: number | null = null): RawQuestion => ({
  ...{ number, line, kind: null, stem: [], options: [], answer: [], explanation: [] },
  ...{ difficulty: '', tags: [], points: null, partPoints: [], children: [], isMaterial: false },
  ...{ notes: [], source: [] },
})

export const emptySection = (): RawSection => ({
  ...{ name: '', ordinal: null, level: 'section', kind: null, intro: [], pointsEach: null },
  ...{ pointsPerGap: null, printedTotal: null, questions: [], style: null, last: 0, chapter: '' },
})

/** All questions, those of material too. */
export const questionsOf = (section: RawSection): RawQuestion[] =>
  section.questions.flatMap((one) => (one.isMaterial ? one.children : [one]))

export interface Built {
  body: QuestionBody
  notes: Note[]
}
