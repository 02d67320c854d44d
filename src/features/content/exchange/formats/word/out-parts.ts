import type { QuestionBody } from '../../../question/body/body.ts'
import type { Bilingual } from '../../../question/body/text.ts'
import type { labels } from './labels-text.ts'

export type Language = keyof typeof labels

export const inLanguage = ({ zh, en }: Bilingual, language: Language): string =>
  language === 'zh' ? zh || en : en || zh

export const letter = (n: number): string => (n < 0 ? '' : String.fromCharCode(65 + n))

/** In the order of their words, so that the print gives nothing away. */
export const shuffled = <T extends { text: Bilingual }>(
  items: readonly T[],
  text: (one: Bilingual) => string,
): T[] => items.toSorted((a, b) => (text(a.text) < text(b.text) ? -1 : 1))

/**
 * Text of which the lines that begin with a number have it in brackets, and lists are lines with their numbers:
 * "2." begins the next question, or its answer, for readers and for programs.
 */
export const withParts = (html: string): string =>
  listsAsLines(html).replaceAll(
    /(<(?:p|h\d|td|th|br)\b[^>]*>|^)(\s*\d{1,2}\s*[.．、:：](?!\d)(?:(?!<\/?(?:p|h\d|td|th|br)\b).)*)/gs,
    (_, start: string, line: string) =>
      start + line.replaceAll(/(^|[；;。])\s*(\d{1,2})\s*[.．、:：](?!\d)\s*/g, '$1（$2）'),
  )

/** Lists within lists stay lists, and are written line by line. */
const listsAsLines = (html: string): string =>
  html.replaceAll(
    /<(ol|ul)\b([^>]*)>((?:(?!<\/?(?:ol|ul|table)\b).)*)<\/\1>/gs,
    (_, name: string, attributes: string, items: string) => {
      let n = Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1)
      const mark = () => (name === 'ol' ? `（${n++}）` : '• ')
      return items
        .replaceAll(/<li\b[^>]*>\s*(?:<p>)?/g, () => `<p>${mark()}`)
        .replaceAll(/(?:<\/p>)?\s*<\/li>/g, '</p>')
    },
  )

/** Whether each place of a cloze has its own number and options. */
export const isOfChoices = (body: Extract<QuestionBody, { type: 'cloze' }>) =>
  body.gaps.every(({ kind }) => kind === 'choice')
