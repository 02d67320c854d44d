/*
 * Apart from the schemas, because browsers use these without them.
 */

export const mostOptions = 50
export const mostItems = 30
export const mostGaps = 100

/** A `Bilingual` of text.ts. */
export const noText: { zh: string; en: string; outdated?: 'zh' | 'en' } = { zh: '', en: '' }

/** Photographs of one written answer. */
export const photosMost = 9
