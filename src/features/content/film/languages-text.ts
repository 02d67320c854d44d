/** Languages of subtitles, by their own names; Chinese first, English second. */
export const subtitleLanguages = {
  zh: '中文',
  'zh-Hant': '繁體中文',
  en: 'English',
  ja: '日本語',
  ko: '한국어',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  pt: 'Português',
  ru: 'Русский',
  ar: 'العربية',
  vi: 'Tiếng Việt',
} as const
export type SubtitleLanguage = keyof typeof subtitleLanguages
