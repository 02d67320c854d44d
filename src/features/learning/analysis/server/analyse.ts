import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { textOfHtml } from '#src/server/text/text-of-html.ts'
import type { Locale } from '#src/shared/locale.ts'
import { fewAnswers, type QuestionFlag } from '../choices.ts'
import type { AnalysedQuestion } from '../contract.ts'
import { bandsOf } from './bands.ts'
import { optionNumbers, suspectedOption } from './numbers/choice-numbers.ts'
import { groupSize } from './numbers/groups.ts'
import { meanOf } from './numbers/moments.ts'
import { effectiveWeights, questionNumbers } from './numbers/question-numbers.ts'
import { quizNumbers } from './numbers/quiz-numbers.ts'
import type { Sample, SampleAnswer } from './read-sample.ts'

/** Below this efficiency Moodle calls a question dubious. */
const leastEfficiency = 15
/** Characters of a stem in a list. */
const titleMost = 80

/** All numbers of a quiz; the answers are gone through a fixed number of times. */
export function analyse(sample: Sample, locale: Locale) {
  const totals = sample.attempts.map(({ total }) => total)
  const lastAnswered = lastPlaces(sample)
  const samples = [...sample.answers].map(([questionId, answers]) => ({
    ...{ questionId, answers },
    numbers: numbersOf(sample, answers, lastAnswered),
  }))
  const weights = effectiveWeights(samples.map(({ numbers }) => numbers.covariance))
  return {
    quiz: totals.length === 0 ? null : quizNumbers(totals, slotsOf(sample)),
    passed: sample.attempts.filter(({ passed }) => passed).length,
    bands: bandsOf(totals),
    groupDifference: differenceOf(totals),
    questions: samples.map(({ questionId, answers, numbers }, at): AnalysedQuestion => {
      const body = sample.versions.get(questionId)!.at(-1)!.body
      const options = optionsOf(body)
      const choices = answers.map((one) => one.choices)
      const counted = optionNumbers(
        options,
        choices,
        answers.map(({ attempt }) => totals[attempt]!),
      )
      const suspect = suspectedOption(counted, numbers.n)
      return {
        questionId,
        number: sample.numbers.get(questionId) ?? null,
        type: body.type,
        title: titleOf(body, locale),
        numbers,
        weight: weights[at]!,
        guess: guessOf(body, options),
        counts: countsOf(answers, lastAnswered),
        options: counted,
        suspect,
        flags: flagsOf(numbers, suspect),
      }
    }),
  }
}

/** The numbers of these answers, which may be those of one version or year. */
export function numbersOf(
  { attempts }: Sample,
  answers: readonly SampleAnswer[],
  lastAnswered: readonly number[],
) {
  return questionNumbers({
    shares: answers.map(({ score, points }) => (points === 0 ? 0 : score / points)),
    points: answers.map(({ attempt, score }) => (100 * score) / attempts[attempt]!.max),
    totals: answers.map(({ attempt }) => attempts[attempt]!.total),
    reached: answers.map((answer) => isReached(answer, lastAnswered)),
  })
}

const isReached = ({ attempt, position, isAnswered }: SampleAnswer, last: readonly number[]) =>
  isAnswered || position < last[attempt]!

/** For each attempt the place of its last answer; −1 without one. */
export function lastPlaces({ attempts, answers }: Sample): number[] {
  const last = attempts.map(() => -1)
  for (const of of answers.values())
    for (const { attempt, position, isAnswered } of of)
      if (isAnswered && position > last[attempt]!) last[attempt] = position
  return last
}

/**
 * The places of the paper, with the points earned there: a question that all had is one; drawn ones fill the others in
 * the order in which the learner saw them, as with Moodle. Null where attempts have different numbers of questions.
 */
function slotsOf({ attempts, answers }: Sample): number[][] | null {
  const all = [...answers.values()]
  const everywhere = all.filter((of) => of.length === attempts.length)
  const drawn = attempts.map((): SampleAnswer[] => [])
  for (const of of all)
    if (of.length < attempts.length) for (const one of of) drawn[one.attempt]!.push(one)
  const count = drawn[0]?.length ?? 0
  if (drawn.some((own) => own.length !== count)) return null
  for (const own of drawn) own.sort((a, b) => a.position - b.position)
  const inPercent = ({ attempt, score }: SampleAnswer) => (100 * score) / attempts[attempt]!.max
  return [
    ...everywhere.map((of) => of.map(inPercent)),
    ...Array.from({ length: count }, (_, at) => drawn.map((own) => inPercent(own[at]!))),
  ]
}

function differenceOf(totals: readonly number[]): number | null {
  const size = groupSize(totals.length)
  if (size === null) return null
  const order = totals.toSorted((a, b) => a - b)
  return (meanOf(order.slice(-size)) - meanOf(order.slice(0, size))) / 100
}

function countsOf(answers: readonly SampleAnswer[], lastAnswered: readonly number[]) {
  const counts = { right: 0, part: 0, wrong: 0, blank: 0, notReached: 0 }
  for (const answer of answers) {
    const { score, points, isAnswered } = answer
    if (!isAnswered) counts[isReached(answer, lastAnswered) ? 'blank' : 'notReached']++
    else counts[score >= points ? 'right' : score > 0 ? 'part' : 'wrong']++
  }
  return counts
}

function optionsOf(body: QuestionBody): { id: string; right: boolean }[] {
  if (body.type === 'single' || body.type === 'multiple')
    return body.options.map(({ id, right }) => ({ id, right }))
  if (body.type !== 'trueFalse') return []
  return [true, false].map((value) => ({ id: String(value), right: body.right === value }))
}

const guessOf = ({ type }: QuestionBody, options: readonly unknown[]) =>
  type === 'single' || type === 'trueFalse' ? 1 / options.length : null

function flagsOf(
  { n, discrimination, efficiency, groupDifference }: ReturnType<typeof questionNumbers>,
  suspect: string | null,
): QuestionFlag[] {
  if (n < fewAnswers) return ['fewAnswers']
  // A correlation just below none is chance; the strong group must do worse as well.
  const isNegative = (discrimination ?? 0) < 0 && (groupDifference ?? 0) < 0
  const isDubious = !isNegative && efficiency !== null && efficiency < leastEfficiency
  return [
    ...(suspect === null ? [] : ['keySuspect' as const]),
    ...(isNegative ? ['negative' as const] : []),
    ...(isDubious ? ['dubious' as const] : []),
  ]
}

function titleOf({ stem: { zh, en } }: QuestionBody, locale: Locale): string {
  const words = textOfHtml(locale === 'en-US' ? en || zh : zh || en)
  return words.length > titleMost ? `${words.slice(0, titleMost)}…` : words
}
