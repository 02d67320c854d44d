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
