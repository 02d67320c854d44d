import fc from 'fast-check'
import { mark } from '../src/features/content/question/marking/mark.ts'
import { rightAnswer } from '../src/features/content/question/test-answers.ts'
import { anyBody } from '../src/features/content/question/test-bodies.ts'
import { scoringRules } from '../src/features/content/question/types.ts'

const answers = 10_000

/** Marks answers to questions of all types, and says how long that took. */
export function markingLine(): string {
  const bodies = fc.sample(anyBody, { numRuns: 500, seed: 1 })
  const given = bodies.map((body) => ({ body, answer: rightAnswer(body) }))
  const began = performance.now()
  for (let count = 0; count < answers; count++) {
    const { body, answer } = given[count % given.length]!
    mark(body, answer, scoringRules[count % scoringRules.length]!)
  }
  const ms = performance.now() - began
  return `marking of ${answers} answers: ${Math.round(ms)} ms, ${((1000 * ms) / answers).toFixed(0)} µs each`
}
