import type { Bilingual } from '../../../question/body/text.ts'

/** The side of a text in both languages that an import fills. */
export type Side = 'zh' | 'en'

/** Chinese where there is a Chinese character; the reader of the other language gets the same text. */
export const sideOf = (text: string): Side => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')

/**
 * The language of a paper: that of most of its questions. A question without a Chinese character is in it, as
 * "B/L" is in a Chinese paper.
 */
export function sideOfPaper(texts: readonly string[]): Side {
  const chinese = texts.filter((text) => sideOf(text) === 'zh').length
  return chinese * 2 >= texts.length && chinese > 0 ? 'zh' : 'en'
}

export const onSide = (side: Side, html: string): Bilingual =>
  side === 'zh' ? { zh: html, en: '' } : { zh: '', en: html }
