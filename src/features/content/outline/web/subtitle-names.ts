import type { Locale } from '#src/shared/locale.ts'

/** Names of languages, in the reader's own. */
export const subtitleNames = (languages: readonly string[], locale: Locale): string[] => {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return languages.map((language) => names.of(language) ?? language)
}
