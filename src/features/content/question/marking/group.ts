import type { QuestionAnswer } from '../answer.ts'
import type { BodyOf, PlainBody } from '../body/body.ts'
import type { Mark } from '../taking.ts'
import { fraction, one, over, sumOf, times } from './fraction.ts'
import { type Marked, marked, unanswered } from './outcome.ts'

/**
 * The questions of a group by their weights. While one of them waits for the teacher, the group does.
 * @param markPlain marks one of its questions
 */
export function markGroup(
  { questions }: BodyOf<'group'>,
  answer: QuestionAnswer | null,
  markPlain: (id: string, body: PlainBody, answer: QuestionAnswer | null) => Mark,
): Marked {
  const answers = answer?.type === 'group' ? answer.answers : {}
  const weights = questions.map(({ weight }) => (weight === undefined ? one : fraction(weight)))
  const total = sumOf(weights)
  const rows = questions.map(({ id, body }, index) => {
    const mark = markPlain(id, body, answers[id] ?? null)
    const of = over(weights[index]!, total)
    return { part: id, mark, of, earned: times(of, fraction(mark.share ?? 0)) }
  })
  const marks = Object.fromEntries(rows.map(({ part, mark }) => [part, mark]))
  const lines = rows.map(({ part, mark, of, earned }) => ({
    part,
    verdict: mark.verdict,
    earned,
    of,
  }))
  const whole = marked(sumOf(lines.map(({ earned }) => earned)), lines)
  if (rows.every(({ mark }) => mark.verdict === 'unanswered')) {
    return { mark: unanswered(null, whole.lines), marks }
  }
  const isWaiting = rows.some(({ mark }) => mark.share === null)
  return { mark: isWaiting ? { ...whole, share: null, verdict: 'waiting' } : whole, marks }
}
