import { findSign } from '../gift/scan.ts'
import { giftNumber } from '../gift/answers.ts'
import { gapIdAt, partIdAt } from '../shared/ids.ts'
import { plainOf } from '../shared/plain-text.ts'
import { gapToken } from '../shared/rich.ts'
import { rounded } from '../shared/numbers.ts'
import { childOf } from '../shared/xml.ts'
import type { MoodleReading } from './reading.ts'
import { wildcards } from './plain.ts'

const head =
  /\{(\d*):(SHORTANSWER_C|SHORTANSWER|SAC|SA|MWC|MW|NUMERICAL|NM|MULTICHOICE(?:_[VHS]+)?|MC[VHS]*|MULTIRESPONSE(?:_[HS]+)?|MR[HS]*):/g

interface Answer {
  percent: number
  text: string
  hasFeedback: boolean
}

/** Reads a text with embedded answers: {1:SHORTANSWER:=FOB~%50%F.O.B.}. */
export function clozeBody(read: MoodleReading): object {
  const gaps: Record<string, unknown>[] = []
  const stem = read.blocks(childOf(read.element, 'questiontext'), (html) => {
    let out = ''
    let at = 0
    for (const found of html.matchAll(head)) {
      const from = found.index + found[0].length
      const end = findSign(html, '}', from)
      if (found.index < at || end < 0) continue
      const id = gapIdAt(gaps.length)
      gaps.push(gapOf(id, found, html.slice(from, end), read))
      out += html.slice(at, found.index) + gapToken(id)
      at = end + 1
    }
    return out + html.slice(at)
  })
  if (gaps.length === 0) read.noted.hint('keyUnclear', { what: '{…}' })
  const isFillIn = gaps.length > 0 && gaps.every(({ kind }) => kind === 'text')
  return isFillIn ? { type: 'fillIn', stem, gaps, anyOrder: false } : { type: 'cloze', stem, gaps }
}

function gapOf(
  id: string,
  [, weight = '', kind = '']: RegExpExecArray | RegExpMatchArray,
  text: string,
  read: MoodleReading,
): Record<string, unknown> {
  const answers = answersOf(text)
  if (answers.some(({ hasFeedback }) => hasFeedback)) {
    read.noted.lost('fieldNotHeld', { field: 'feedback' })
  }
  const base = { id, ...(Number(weight) > 1 && { weight: Math.min(1000, Number(weight)) }) }
  const share = ({ percent }: Answer) => (percent >= 100 ? {} : { share: rounded(percent / 100) })
  const right = answers.filter(({ percent }) => percent > 0)
  if (/^(NUMERICAL|NM)$/.test(kind)) {
    const accepted = right.flatMap((answer) => {
      const number = giftNumber(plainOf(answer.text))
      if (!number) read.noted.hint('valueUnknown', { value: answer.text })
      return number ? [{ ...number, ...share(answer) }] : []
    })
    return { ...base, kind: 'number', accepted, units: [], unitRule: 'none' }
  }
  if (/^M[CRU]/.test(kind)) {
    if (/^(MULTIRESPONSE|MR)/.test(kind)) read.noted.changed('partLost', { what: kind })
    return {
      ...base,
      kind: 'choice',
      options: answers.map((answer, index) => ({
        id: partIdAt(index),
        text: read.lineOfHtml(answer.text),
        right: answer.percent > 0,
        ...(answer.percent > 0 && share(answer)),
      })),
    }
  }
  return {
    ...base,
    kind: 'text',
    ...wildcards(right.map((answer) => ({ text: plainOf(answer.text), ...share(answer) }))),
    ...(kind.endsWith('C') && { strict: { case: true } }),
  }
}

function answersOf(text: string): Answer[] {
  const parts: string[] = []
  let at = 0
  for (let next = findSign(text, '~'); next >= 0; next = findSign(text, '~', next + 1)) {
    parts.push(text.slice(at, next))
    at = next + 1
  }
  parts.push(text.slice(at))
  return parts
    .filter((part, index) => part !== '' || index > 0)
    .map((part) => {
      const start = /^\s*(?:=|%(-?[\d.]+)%)?/.exec(part)!
      const rest = part.slice(start[0].length)
      const hash = findSign(rest, '#')
      const isRight = start[0].includes('=')
      return {
        percent: isRight ? 100 : Number(start[1] ?? 0),
        text: plainSigns(hash < 0 ? rest : rest.slice(0, hash)).trim(),
        hasFeedback: hash >= 0 && rest.slice(hash + 1).trim() !== '',
      }
    })
}

/** `\*` keeps its backslash: it is the sign where others are wildcards. */
const plainSigns = (text: string) => text.replaceAll(/\\([}#~/"\\=%{])/g, '$1')

/** Puts backslashes before the signs that end an embedded answer. */
export const escapedCloze = (text: string): string => text.replaceAll(/[}#~/"\\]/g, '\\$&')
