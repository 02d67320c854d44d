import type { QuestionBody } from '../../../question/body/body.ts'
import type { ScoringRule } from '../../../question/types.ts'
import type { Note, ReadQuestion } from '../../paper-form.ts'
import { excerpt } from '../shared/noted.ts'
import { textOfBlock } from './block.ts'
import { half } from './numbers.ts'
import { ruleWords } from './heading-words-text.ts'
import type { RawSection } from './raw.ts'

type Section = Pick<RawSection, 'name' | 'pointsEach'>

/** What a heading says of the points of an incomplete answer: 多选、少选、错选均不得分. */
export function statedRule(words: string, pointsEach: number | null): ScoringRule | null {
  const text = half(words)
  if (ruleWords.allOrNothing.some((pattern) => pattern.test(text))) return 'allOrNothing'
  const less = ruleWords.less.exec(text)?.[1]
  const isHalf =
    ruleWords.half.test(text) ||
    (less !== undefined && pointsEach !== null && Number(less) * 2 === pointsEach)
  return isHalf ? 'chinese' : null
}

/** Gives the choices of a section the rule that its heading states, or says that the site does not keep it. */
export function keepRule(
  section: Section,
  intro: RawSection['intro'],
  questions: readonly ReadQuestion[],
): Note[] {
  const words = [section.name, ...intro.map(textOfBlock)].join(' ')
  const said = ruleWords.any.exec(half(words))?.[0]
  if (said === undefined) return []
  const rule = statedRule(words, section.pointsEach)
  let count = 0
  for (const one of questions) {
    if (!one.body || !hasMultiple(one.body)) continue
    count++
    if (rule) one.body = withRule(one.body, rule)
  }
  const isLost = count > 0 ? rule === null : ruleWords.takesOff.test(half(words))
  return isLost
    ? [{ kind: 'hint', code: 'ruleNotKept', about: { words: excerpt(said.trim(), 80) } }]
    : []
}

const hasMultiple = (body: QuestionBody): boolean =>
  body.type === 'group'
    ? body.questions.some((one) => one.body.type === 'multiple')
    : body.type === 'multiple'

/** Puts a rule to the choices of a body. */
export function withRule(body: QuestionBody, rule: ScoringRule): QuestionBody {
  if (body.type === 'multiple') return { ...body, rule }
  if (body.type !== 'group') return body
  return {
    ...body,
    questions: body.questions.map((one) =>
      one.body.type === 'multiple' ? { ...one, body: { ...one.body, rule } } : one,
    ),
  }
}
