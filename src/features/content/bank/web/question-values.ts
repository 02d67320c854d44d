import * as z from 'zod/mini'
import type { InputOf } from '#src/shared/endpoint.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import type { Difficulty } from '../../question/types.ts'
import type { bankApi } from '../contract.ts'
import { pointsOf, typedPoints } from './points-field.ts'

/** The values of the form of a question. */
export interface QuestionValues {
  body: QuestionBody
  difficulty: '1' | '2' | '3'
  /** As typed. */
  points: string
  tags: string[]
  /** '' for none. */
  folder: string
  /** It stays a draft, although it can be marked. */
  keepDraft: boolean
  /** Of the text that was read, or that a person has decided to save over; 0 for a new question. */
  revision: number
}

export const questionValues = z.object({ points: typedPoints })

interface Written {
  body: QuestionBody
  difficulty: Difficulty
  points: number
  tags: readonly string[]
  keepDraft: boolean
  revision: number
}

export const valuesOf = (
  { body, difficulty, points, tags, keepDraft, revision }: Written,
  folder: number | null,
): QuestionValues => ({
  ...{ body, revision, keepDraft },
  difficulty: String(difficulty) as QuestionValues['difficulty'],
  points: String(points),
  tags: [...tags],
  folder: String(folder ?? ''),
})

type Saved = Omit<InputOf<typeof bankApi.saveQuestion>, 'questionId' | 'revision'>

/** The values that saving and making a question both send. */
export const savedOf = ({ body, difficulty, points, tags, keepDraft }: QuestionValues): Saved => ({
  ...{ body, tags, keepDraft },
  difficulty: Number(difficulty) as Difficulty,
  points: pointsOf(points),
})
