import type { QuestionBody } from '../../question/body/body.ts'
import type { Bilingual } from '../../question/body/text.ts'

export const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Bilingual).zh === 'string' &&
  typeof (value as Bilingual).en === 'string'

/** Returns all texts of a body that say something in at least one language. */
export function textsOfBody(body: QuestionBody): Bilingual[] {
  const found: Bilingual[] = []
  function walk(value: unknown) {
    if (typeof value !== 'object' || value === null) return
    if (!isBilingual(value)) Object.values(value).forEach(walk)
    else if (value.zh !== '' || value.en !== '') found.push(value)
  }
  walk(body)
  return found
}

/** Counts the texts that are there in both languages, and not outdated in either. */
export function translatedTexts(body: QuestionBody): { done: number; of: number } {
  const all = textsOfBody(body)
  const done = all.filter(({ zh, en, outdated }) => zh !== '' && en !== '' && !outdated)
  return { done: done.length, of: all.length }
}
