import { half, numberAt, type NumberStyle } from './numbers.ts'
import { points } from './patterns-text.ts'
import type { RawQuestion } from './raw.ts'

/** Numbers of parts within a line: (1) …（5分） (2) …（5分）. */
const partNumber = /(?:^|(?<=[\s;。）)]))(?:\(\d{1,2}\)|[①-⑳])/g

/** What the parts of a question earn that stand in a line; none where the line is no part. */
export function partPoints(text: string, style: NumberStyle | null): number[] {
  const line = half(text)
  const mark = numberAt(line)
  const isPart =
    mark !== null &&
    (mark.style === 'brackets' || mark.style === 'circled' || mark.style === 'half')
  const found = [...line.matchAll(new RegExp(points.ofQuestion, 'gi'))].map((one) => Number(one[1]))
  // 问：（1）…？（2）…？（15分）: of the whole question.
  const areInside = found.length > 1 && (line.match(partNumber)?.length ?? 0) > 1
  return (isPart && mark.style !== style) || areInside ? found : []
}

/** Gives a question the sum of its parts, or says that it misses what the question states. */
export function settleParts(question: RawQuestion): void {
  const { partPoints: parts } = question
  if (parts.length === 0) return
  const sum = Math.round(parts.reduce((all, one) => all + one, 0) * 100) / 100
  if (question.points === null) question.points = sum
  else if (question.points !== sum)
    question.notes.push({
      kind: 'hint',
      code: 'partsMissPoints',
      about: { sum, printed: question.points },
    })
}
