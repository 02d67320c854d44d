import type { Answer, QuestionType } from '../contract.ts'
import { normalise } from './normalise.ts'

/** The key of a question. Only the part for its type is used. */
export interface Key {
  type: QuestionType
  /** Ids of the right options. */
  rightOptions: number[]
  rightTruth: boolean | null
  /** A list of accepted answers for each blank. */
  rightTexts: string[][]
}

interface Mark {
  /** Share of the points earned, 0 to 1. */
  share: number
  /** True when the whole answer is right. */
  correct: boolean
}

/**
 * Marks one answer. Single choice and true/false are all or nothing; multiple choice earns
 * (right − wrong) / all right, at least 0; a fill-in earns the share of its right blanks.
 */
export function mark(key: Key, answer: Answer | null): Mark {
  const share = shareOf(key, answer ?? {})
  return { share, correct: share === 1 }
}

function shareOf(key: Key, answer: Answer): number {
  switch (key.type) {
    case 'single':
      return answer.chosen?.length === 1 && key.rightOptions.includes(answer.chosen[0]!) ? 1 : 0
    case 'multiple':
      return multipleShare(key.rightOptions, answer.chosen ?? [])
    case 'trueFalse':
      return answer.truth !== undefined && answer.truth === key.rightTruth ? 1 : 0
    case 'fillIn':
      return rightShare(markBlanks(key, answer))
    default:
      return key.type satisfies never
  }
}

const rightShare = (blanks: boolean[]) =>
  blanks.length === 0 ? 0 : blanks.filter(Boolean).length / blanks.length

function multipleShare(rightOptions: number[], chosen: number[]): number {
  const right = new Set(rightOptions)
  const picked = new Set(chosen)
  if (right.size === 0) return 0
  const hits = [...picked].filter((id) => right.has(id)).length
  return Math.max(0, (hits - (picked.size - hits)) / right.size)
}

/** Says for each blank of a fill-in whether it is right. Empty for other types. */
export function markBlanks(key: Key, answer: Answer | null): boolean[] {
  if (key.type !== 'fillIn') return []
  return key.rightTexts.map((accepted, blank) => {
    const given = normalise(answer?.texts?.[blank] ?? '')
    return given !== '' && accepted.some((text) => normalise(text) === given)
  })
}

/** Converts a share to points, to the hundredth that the database keeps. */
export function pointsOf(share: number, points: number): number {
  return Math.round(share * points * 100) / 100
}

/** Sums points without the rounding error of binary fractions. */
export function sumPoints(points: number[]): number {
  return points.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100
}
