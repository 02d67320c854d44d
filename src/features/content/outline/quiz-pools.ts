import type { PoolQuestion } from './divide-pools.ts'
import type { QuizDraw, SetQuestion } from './records.ts'

export interface FoundPool {
  key: string
  /** A teacher of the quiz may read its folder. */
  isOpen: boolean
  /** Questions that its rule finds, beside those that the quiz asks anyway. */
  matching: number
  /** Of them those that the pool gets. */
  questions: PoolQuestion[]
}

export interface QuizWithDraws {
  questions: readonly Pick<SetQuestion, 'questionId' | 'draw'>[]
  draws?: readonly QuizDraw[] | undefined
}

/** A quiz as its rules find it now. A pool whose folder no teacher may read any more stays as it is. */
export function withPools<Q extends { questions: readonly SetQuestion[] } & QuizWithDraws>(
  quiz: Q,
  pools: readonly FoundPool[],
): Q {
  const open = pools.filter(({ isOpen }) => isOpen)
  const kept = quiz.questions.filter(({ draw }) => open.every(({ key }) => key !== draw))
  const renewed = open.flatMap(({ key, questions }) => {
    const { points = 1, section } = quiz.draws!.find((one) => one.key === key)!
    return questions.map((one): SetQuestion => ({
      ...{ ...one, points, draw: key },
      ...(section !== undefined && { section }),
    }))
  })
  // A pool that stays may hold what another one has found.
  const isKept = new Set(kept.map(({ questionId }) => questionId))
  const added = renewed.filter(({ questionId }) => !isKept.has(questionId))
  return open.length === 0 ? quiz : { ...quiz, questions: [...kept, ...added] }
}
