import type { Bilingual } from '../../../question/body/text.ts'

/** The side of a text in both languages that an import fills. */
export type Side = 'zh' | 'en'

/** Chinese where there is a Chinese character; the reader of the other language gets the same text. */
export const sideOf = (text: string): Side => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')

export const onSide = (side: Side, html: string): Bilingual =>
  side === 'zh' ? { zh: html, en: '' } : { zh: '', en: html }
