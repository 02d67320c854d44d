import * as z from 'zod/mini'
import type { InputOf } from '#src/shared/endpoint.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import type { Difficulty } from '../../question/types.ts'
import type { bankApi } from '../contract.ts'
import { pointsOf, typedPoints } from './points-field.ts'

/** What the form of a question holds. */
export interface QuestionValues {
  body: QuestionBody
  difficulty: '1' | '2' | '3'
  /** As typed. */
  points: string
  tags: string[]
  /** '' for none. */
  folder: string
  /** It stays a draft, although it can be marked. */
  draft: boolean
  /** Of the text that was read; 0 for a new question. */
  revision: number
}

export const questionValues = z.object({ points: typedPoints })

interface Written {
  body: QuestionBody
  difficulty: Difficulty
  points: number
  tags: readonly string[]
  revision: number
}

export const valuesOf = (
  { body, difficulty, points, tags, revision }: Written,
  folder: number | null,
  draft: boolean,
): QuestionValues => ({
  ...{ body, revision, draft },
  difficulty: String(difficulty) as QuestionValues['difficulty'],
  points: String(points),
  tags: [...tags],
  folder: String(folder ?? ''),
})

type Saved = Omit<InputOf<typeof bankApi.saveQuestion>, 'questionId' | 'revision'>

/** What both saving and making a question send. */
export const savedOf = ({ body, difficulty, points, tags, draft }: QuestionValues): Saved => ({
  ...{ body, tags },
  difficulty: Number(difficulty) as Difficulty,
  points: pointsOf(points),
  ...(draft && { status: 'draft' }),
})
