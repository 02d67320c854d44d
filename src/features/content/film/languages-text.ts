/**
 * Languages of subtitles, by their own names; Chinese first, English second. Pairs, because the build takes
 * an object with the keys `zh` and `en` for a text in both languages and keeps one of them.
 */
const named = [
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
] as const
export type SubtitleLanguage = (typeof named)[number][0]

export const subtitleLanguages: ReadonlyMap<SubtitleLanguage, string> = new Map(named)
