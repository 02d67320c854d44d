import type { QuestionBody } from '../../question/body/body.ts'
import { filesOfBody } from '../../question/body/files.ts'
import { plainText } from '../../question/body/plain-text.ts'

/** Blanks of any length and kind: lines and empty brackets. */
const blank = /_{2,}|\(\s*\)/g
const ending = /[.。,;:!?、\s]+$/

/** Markup, spaces, width, case and the last mark make no other question; signs, formulas and numbers do. */
const plain = (html: string) =>
  plainText(html)
    .normalize('NFKC')
    .toLowerCase()
    .replace(blank, '_')
    .replace(ending, '')
    .replace(/\s+/g, '')

/**
 * Two questions with the same fingerprint ask the same: type, stem and what there is to choose from, in any order.
 * Pictures count by their files.
 */
export function fingerprintOf(body: QuestionBody): string {
  const files = filesOfBody(body).map(({ place, userFileId }) => `${place} ${userFileId}`)
  return [wordsOf(body), ...files.toSorted()].join('|')
}

function wordsOf(body: QuestionBody): string {
  const stem = plain(body.stem.zh || body.stem.en)
  return [body.type, stem, ...choicesOf(body).toSorted()].join('|')
}

function choicesOf(body: QuestionBody): string[] {
  const text = (one: { text: { zh: string; en: string } }) => plain(one.text.zh || one.text.en)
  switch (body.type) {
    case 'single':
    case 'multiple':
      return body.options.map(text)
    case 'ordering':
    case 'classification':
      return body.items.map(text)
    case 'matching':
      return [...body.left, ...body.right].map(text)
    case 'group':
      return body.questions.map((one) => wordsOf(one.body))
    default:
      return []
  }
}
