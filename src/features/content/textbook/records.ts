import type { Bilingual } from '#src/shared/rich-text.ts'

/** The key of the record that says what a textbook or course is. */
export const headKey = 'head'

/** The languages in which a text is offered: one by default. */
export const offers = ['zh', 'en', 'both'] as const
export type Offered = (typeof offers)[number]

/** The languages in which a text is required. */
export const sidesOf = (offered: Offered): readonly ('zh' | 'en')[] =>
  offered === 'both' ? ['zh', 'en'] : [offered]

/** The head of a textbook, in its draft. */
export interface TextbookHead {
  kind: 'textbook'
  name: Bilingual
  /** 13 digits where it is complete. */
  isbn: string
  publisher: string
  author: string
  /** Optional, as the specification says. */
  description: Bilingual
  categoryId: number | null
  /** A picture of the person's files; without one the drawing of `coverTheme`. */
  coverFileId: number | null
  coverTheme: string
  /** The language in which it is written. */
  language: 'zh' | 'en'
  offered: Offered
  [field: string]: unknown
}

export const textbookNameMost = 100
export const textbookDescriptionMost = 2000
