import { gapIdAt, gapMark, partIdAt } from '../shared/ids.ts'
import type { Noted } from '../shared/noted.ts'
import { rounded } from '../shared/numbers.ts'
import { gapToken } from '../shared/rich.ts'
import { giftAnswers, giftNumber, pairOf, type GiftAnswer } from './answers.ts'
import type { Reading } from './reading.ts'
import { findSign } from './scan.ts'

interface Parts {
  before: string
  after: string
  key: string
  read: Reading
  noted: Noted
}

/** Makes the body of a question by what its braces hold. */
export function bodyOfGift(parts: Parts): unknown {
  const { key, read } = parts
  const general = generalFeedback(key)
  const base = {
    // A stem that goes on after the braces has its gap there: the missing word.
    stem: parts.after.trim() === '' ? read.blocks(parts.before) : missingWord(parts),
    explanation: general.feedback === '' ? read.none : read.blocks(general.feedback),
  }
  const rest = general.rest.trim()
  if (rest === '') return { type: 'essay', ...base, ...essay(read) }
  if (rest.startsWith('#')) return { type: 'numeric', ...base, ...numeric(rest.slice(1), parts) }
  const verdict = /^(TRUE|FALSE|T|F)\s*(?:#|$)/i.exec(rest)
  if (verdict) return { type: 'trueFalse', ...base, ...trueFalse(rest, parts) }
  const answers = giftAnswers(rest)
  if (answers.length === 0) {
    parts.noted.error('keyUnclear', { what: rest })
    return null
  }
  if (answers.every(({ text, sign }) => sign === '=' && pairOf(text))) {
    return { type: 'matching', ...base, ...matching(answers, read, parts.noted) }
  }
  if (answers.every(({ sign }) => sign === '=')) {
    return { type: 'fillIn', ...shortAnswer(answers, parts, base) }
  }
  return { ...base, ...choice(answers, read, parts.noted) }
}

/** The feedback for every answer stands last, after ####. */
function generalFeedback(key: string): { rest: string; feedback: string } {
  const at = /(?<!\\)####/.exec(key)
  if (!at) return { rest: key, feedback: '' }
  return { rest: key.slice(0, at.index), feedback: key.slice(at.index + 4).trim() }
}

const gap = gapIdAt(0)

function missingWord({ before, after, key, read }: Parts) {
  const isWritten = /^\s*=/.test(key) && !/(?<!\\)~/.test(key)
  return read.blocks(`${before}${isWritten ? gapToken(gap) : '____'}${after}`)
}

const essay = (read: Reading) => ({
  modelAnswer: read.none,
  criteria: [],
  leastWords: 0,
  mostWords: 5000,
})

function trueFalse(text: string, { read }: Parts) {
  const right = /^t/i.test(text)
  const hash = findSign(text, '#')
  if (hash < 0) return { right }
  const [wrong = '', correct = ''] = text.slice(hash + 1).split(/(?<!\\)#/)
  return { right, ...feedbackOf({ wrong, correct }, read) }
}

function feedbackOf(given: { wrong?: string; correct?: string }, read: Reading) {
  const feedback = {
    ...(given.correct?.trim() && { correct: read.blocks(given.correct) }),
    ...(given.wrong?.trim() && { wrong: read.blocks(given.wrong) }),
  }
  return Object.keys(feedback).length > 0 ? { feedback } : {}
}

const shareOf = ({ percent }: GiftAnswer) =>
  percent === null || percent >= 100 ? {} : { share: rounded(Math.max(0, percent) / 100) }

function numeric(text: string, { read, noted }: Parts) {
  const answers = /(?<!\\)[=~]/.test(text) ? giftAnswers(text) : giftAnswers(`=${text}`)
  const accepted = answers
    .filter(({ sign }) => sign === '=')
    .flatMap((answer) => {
      const number = giftNumber(answer.text)
      if (!number) noted.hint('valueUnknown', { value: answer.text })
      return number ? [{ ...number, ...shareOf(answer) }] : []
    })
  const [first] = answers
  const others = answers.slice(1).some(({ feedback, sign }) => feedback !== '' && sign === '=')
  if (others) noted.lost('fieldNotHeld', { field: 'feedback' })
  const wrong = answers.find(({ sign }) => sign === '~')?.feedback ?? ''
  return {
    accepted,
    units: [],
    unitRule: 'none',
    ...feedbackOf({ wrong, correct: first?.sign === '=' ? first.feedback : '' }, read),
  }
}

function matching(answers: readonly GiftAnswer[], read: Reading, noted: Noted) {
  const left: { id: string; text: object }[] = []
  const right: { id: string; text: object; key: string }[] = []
  const pairs: Record<string, string> = {}
  for (const { text, feedback } of answers) {
    if (feedback !== '') noted.lost('fieldNotHeld', { field: 'feedback' })
    const pair = pairOf(text)!
    let answer = right.find(({ key }) => key === pair.right)
    if (!answer) {
      answer = { id: `r${right.length + 1}`, text: read.line(pair.right), key: pair.right }
      right.push(answer)
    }
    if (pair.left === '') continue
    const id = `l${left.length + 1}`
    left.push({ id, text: read.line(pair.left) })
    pairs[id] = answer.id
  }
  return { left, right: right.map(({ id, text }) => ({ id, text })), pairs }
}

function shortAnswer(
  answers: readonly GiftAnswer[],
  { after, read, noted }: Parts,
  base: { stem: { zh: string; en: string }; explanation: object },
) {
  const [first] = answers
  if (answers.slice(1).some(({ feedback }) => feedback !== '')) {
    noted.lost('fieldNotHeld', { field: 'feedback' })
  }
  const stem = after.trim() === '' ? withGapAtEnd(base.stem) : base.stem
  return {
    ...base,
    stem,
    gaps: [
      {
        id: gap,
        kind: 'text',
        accepted: answers.map((answer) => ({ text: read.plain(answer.text), ...shareOf(answer) })),
        ...(answers.some(({ text }) => text.includes('*')) && { wildcards: true }),
      },
    ],
    anyOrder: false,
    ...feedbackOf({ correct: first?.feedback ?? '' }, read),
  }
}

/** Where a stem does not say where its answer belongs, the answer is written below it. */
const withGapAtEnd = (stem: { zh: string; en: string }) => ({
  zh: stem.zh === '' ? '' : `${stem.zh}<p>${gapMark(gap)}</p>`,
  en: stem.en === '' ? '' : `${stem.en}<p>${gapMark(gap)}</p>`,
})

function choice(answers: readonly GiftAnswer[], read: Reading, noted: Noted) {
  const isSingle = answers.some(({ sign }) => sign === '=')
  const percentOf = ({ sign, percent }: GiftAnswer) => percent ?? (sign === '=' ? 100 : 0)
  const right = answers.filter((answer) =>
    isSingle ? answer.sign === '=' && percentOf(answer) >= 100 : percentOf(answer) > 0,
  )
  const isPlain = isSingle
    ? answers.every((answer) => percentOf(answer) === (answer.sign === '=' ? 100 : 0))
    : isUsualWeights(answers.map(percentOf))
  if (isSingle && right.length === 0) noted.hint('keyUnclear', { what: '%' })
  return {
    type: isSingle ? 'single' : 'multiple',
    options: answers.map((answer, index) => ({
      id: partIdAt(index),
      text: read.line(answer.text),
      right: right.includes(answer),
      ...(!isPlain && { weight: weightOf(percentOf(answer)) }),
      ...(answer.feedback !== '' && { feedback: read.blocks(answer.feedback) }),
    })),
    keepOrder: false,
    ...(!isPlain && !isSingle && { rule: 'weights' }),
  }
}

const weightOf = (percent: number) => rounded(Math.min(1, Math.max(-1, percent / 100)))

/**
 * Whether the weights of several answers say no more than which are right: the right ones share 100 %, and a wrong
 * one takes all. Exports write it so, and the rule is then the quiz's.
 */
export function isUsualWeights(percents: readonly number[]): boolean {
  const right = percents.filter((percent) => percent > 0)
  return percents.every((percent) =>
    percent > 0 ? Math.abs(percent - 100 / right.length) < 0.01 : percent === -100,
  )
}
