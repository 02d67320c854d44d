import type { BodyOf, PlainBody, QuestionBody } from './body/body.ts'
import { wholeQuestion } from './marking/by-hand.ts'
import { pointsOf } from './points.ts'
import { markedByHand } from './types.ts'

export type WrittenBody = BodyOf<(typeof markedByHand)[number]>

/** A part of a question that a teacher marks: a question of a group, or the whole question. */
export interface HandPart {
  part: string
  body: WrittenBody
  /** What it is worth, at least a hundredth of a point. */
  of: number
}

const byHand: readonly string[] = markedByHand
const isWritten = (body: PlainBody): body is WrittenBody => byHand.includes(body.type)

/** The parts of a question of these points that a teacher marks. */
export function handParts(body: QuestionBody, points: number): HandPart[] {
  if (body.type !== 'group') {
    return isWritten(body) ? [{ part: wholeQuestion, body, of: worth(points) }] : []
  }
  const total = body.questions.reduce((sum, { weight = 1 }) => sum + weight, 0)
  return body.questions.flatMap(({ id, body: plain, weight = 1 }) =>
    isWritten(plain)
      ? [{ part: id, body: plain, of: worth(pointsOf(weight / total, points)) }]
      : [],
  )
}

const worth = (points: number) => Math.max(0.01, points)
