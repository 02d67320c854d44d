import { createContext, useContext } from 'react'
import { defaultLocale, type Locale } from '#src/shared/locale.ts'
import { schoolZone } from '#src/shared/school-day.ts'

/** The same shape with every literal widened, so that the English side must match the Chinese. */
type SameShape<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: SameShape<T[K]> }

export interface Texts<T> {
  zh: T
  en: T
}

/** The texts of a screen in both languages; a missing translation fails the type check. */
export function texts<const T>(both: { zh: T; en: NoInfer<SameShape<T>> }): Texts<SameShape<T>> {
  return both as unknown as Texts<SameShape<T>>
}

const LocaleContext = createContext<Locale>(defaultLocale)
export const LocaleProvider = LocaleContext.Provider

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** Formats an English count: '1 course', '2 courses'. */
export const counted = (count: string, one: string, many = `${one}s`) =>
  `${count} ${count === '1' ? one : many}`

/** `const t = useText(text)` in a component; `textOf(text, locale)` outside one. */
export function useText<T>(both: Texts<T>): T {
  return textOf(both, useLocale())
}

export function textOf<T>(both: Texts<T>, locale: Locale): T {
  return bothOf(both)[locale === 'en-US' ? 'en' : 'zh']
}

/**
 * Returns the texts in both languages. A browser has loaded only the language of its page
 * (scripts/split-languages.ts), which then stands for both.
 */
export function bothOf<T>({ zh, en }: Partial<Texts<T>>): Texts<T> {
  return { zh: (zh || en)!, en: (en || zh)! }
}

/** Returns the formats of numbers, dates and durations in the reader's language. */
export function useFormat() {
  return formatsOf(useLocale())
}

/** Formats by language: creating Intl formatters for each card of a list costs ten times its rendering. */
const made = new Map<Locale, ReturnType<typeof formats>>()

export function formatsOf(locale: Locale) {
  const found = made.get(locale) ?? formats(locale)
  made.set(locale, found)
  return found
}

function formats(locale: Locale) {
  const number = new Intl.NumberFormat(locale)
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  // The server does not know the reader's time zone, so dates are shown in the school's.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: schoolZone })
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: schoolZone,
  })
  const relative = new Intl.RelativeTimeFormat(locale, {
    numeric: 'auto',
    // The short Chinese form differs from the long one in '5秒前' for '5秒钟前' only.
    style: locale === 'zh-CN' ? 'short' : 'long',
  })
  return {
    number: (value: number) => number.format(value),
    compact: (value: number) => compact.format(value),
    /** 0.42 → 42%. */
    percent: (value: number) => percent.format(value),
    /** Chinese lists of names and things have a comma of their own and no 和 before the last. */
    list: (items: string[]) => (locale === 'zh-CN' ? items.join('、') : list.format(items)),
    date: (value: string | Date) => date.format(new Date(value)),
    dateTime: (value: string | Date) => dateTime.format(new Date(value)),
    /** Seconds, minutes, hours, days, weeks or months ago (specification, section 9). */
    relative: (value: string | Date, now: Date = new Date()) => {
      const seconds = (new Date(value).getTime() - now.getTime()) / 1000
      const [amount, unit] = inLargestUnit(seconds)
      return relative.format(amount, unit)
    },
    /** Seconds → '1:05' or '1:02:09'. */
    clock: (seconds: number) => {
      const whole = Math.max(0, Math.round(seconds))
      const two = (n: number) => String(n).padStart(2, '0')
      const hours = Math.floor(whole / 3600)
      const minutes = Math.floor(whole / 60) % 60
      return hours > 0
        ? `${hours}:${two(minutes)}:${two(whole % 60)}`
        : `${minutes}:${two(whole % 60)}`
    },
  }
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

function inLargestUnit(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return [Math.trunc(seconds / size), unit]
  }
  return [Math.trunc(seconds), 'second']
}
