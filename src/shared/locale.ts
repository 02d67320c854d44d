/** The two languages of the product, and how bilingual text is written and selected. */
export const locales = ['zh-CN', 'en-US'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'zh-CN'

/** Remembers the reader's language; 365 days, path / (specification, section 9). */
export const localeCookie = 'i18n_redirected'
export const localeCookieDays = 365

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** A short text in both languages. */
export interface Both {
  zh: string
  en: string
}

/** For tables of many short texts; the build leaves a browser the one of its language. */
export const both = (zh: string, en: string): Both => ({ zh, en })

export function pick(text: Both, locale: Locale): string {
  return locale === 'en-US' ? text.en : text.zh
}

/** Splits the path's locale from the rest: '/en-US/course' → { locale: 'en-US', rest: '/course' }. */
export function splitLocale(pathname: string): { locale: Locale | undefined; rest: string } {
  const [, first = '', ...others] = pathname.split('/')
  if (!isLocale(first)) return { locale: undefined, rest: pathname }
  return { locale: first, rest: `/${others.join('/')}` }
}

/** '/course' → '/zh-CN/course'; '/' → '/zh-CN'. */
export function withLocale(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}
