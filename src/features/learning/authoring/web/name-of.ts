import type { Locale } from '#src/shared/locale.ts'

/** Returns a text in the reader's language, or in the other one where it has none. */
export const nameOf = ({ zh, en }: { zh: string; en: string }, locale: Locale): string =>
  locale === 'en-US' ? en || zh : zh || en
