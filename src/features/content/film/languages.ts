/** Languages of subtitles; Chinese first, English second. */
export const subtitleLanguages = [
  'zh',
  'zh-Hant',
  'en',
  'ja',
  'ko',
  'fr',
  'de',
  'es',
  'pt',
  'ru',
  'ar',
  'vi',
] as const
export type SubtitleLanguage = (typeof subtitleLanguages)[number]
