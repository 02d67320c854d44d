import type { SubtitleLanguage } from './languages.ts'

/**
 * The languages of subtitles by their own names. Pairs, because the build takes an object with the keys
 * `zh` and `en` for a text in both languages and keeps one of them.
 */
const names: readonly (readonly [SubtitleLanguage, string])[] = [
  ['zh', '中文'],
  ['zh-Hant', '繁體中文'],
  ['en', 'English'],
  ['ja', '日本語'],
  ['ko', '한국어'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
  ['pt', 'Português'],
  ['ru', 'Русский'],
  ['ar', 'العربية'],
  ['vi', 'Tiếng Việt'],
]
const nameOf: ReadonlyMap<SubtitleLanguage, string> = new Map(names)

export const languageName = (language: SubtitleLanguage) => nameOf.get(language) ?? language
