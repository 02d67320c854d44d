import { finished } from '../shared/finish.ts'
import type { Flat } from '../shared/grouped.ts'
import { languageOf } from '../shared/html-text.ts'
import { Noted } from '../shared/noted.ts'
import { Texts, unmarked } from '../shared/texts.ts'
import { bodyOfGift } from './body.ts'
import { formats, Reading } from './reading.ts'
import { findSign, type GiftEntry } from './scan.ts'

/** Reads one entry: ::title:: [html] stem { answers } rest of the stem. */
export function giftQuestion(entry: GiftEntry, category: string): Flat {
  const noted = new Noted()
  const { text, line, comments } = entry
  const titled = /^\s*::([\s\S]*?)(?<!\\)::/.exec(text)
  const afterTitle = titled ? text.slice(titled[0].length) : text
  const format = formats.exec(afterTitle)
  const rest = format ? afterTitle.slice(format[0].length) : afterTitle
  const open = findSign(rest, '{')
  const close = open < 0 ? -1 : findSign(rest, '}', open)
  const place = { kind: 'line' as const, at: String(line) }
  const common = { place, noted, source: text, tags: tagsOf(comments, category) }
  if (open >= 0 && close < 0) {
    noted.error('keyUnclear', { what: '{' })
    return { kind: 'question', question: finished({ ...common, body: null }) }
  }
  const isHtml = !/^(plain|markdown)$/i.test(format?.[1] ?? 'moodle')
  const read = new Reading(isHtml, new Texts(languageOf(unmarked(text)), noted))
  if (open < 0) {
    const body = { type: 'group', stem: read.blocks(rest), explanation: read.none, questions: [] }
    const count = /\[farsail-group:(\d{1,2})\]/.exec(comments.join(' '))?.[1]
    return {
      kind: 'material',
      question: finished({ ...common, body }),
      count: count === undefined ? null : Number(count),
    }
  }
  const key = rest.slice(open + 1, close)
  const after = rest.slice(close + 1)
  if (findSign(after, '{') >= 0) noted.lost('partLost', { what: '{…}' })
  const body = bodyOfGift({ before: rest.slice(0, open), after, key, read, noted })
  return { kind: 'question', question: finished({ ...common, body }) }
}

/** Moodle writes // [id:q1] [tag:贸易术语]. */
function tagsOf(comments: readonly string[], category: string): string[] {
  const tags = [...comments.join(' ').matchAll(/\[tag:((?:\\.|[^\]\\])+)\]/g)].map(([, tag]) =>
    tag!.replaceAll(/\\(.)/g, '$1'),
  )
  return category === '' ? tags : [category, ...tags]
}
