import type { Locale } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'

type Options = Intl.DateTimeFormatOptions

/** Formats of calendar days: '2026-11-30' is that day in every zone. */
function daysIn(locale: Locale) {
  const of = (options: Options) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return {
      one: (day: string) => format.format(new Date(day)),
      range: (from: string, to: string) => format.formatRange(new Date(from), new Date(to)),
    }
  }
  const long = of({ year: 'numeric', month: 'long', day: 'numeric' })
  const short = of({ month: 'short', day: 'numeric' })
  return {
    /** 'Mon', '周一'. */
    weekday: of({ weekday: 'short' }).one,
    longWeekday: of({ weekday: 'long' }).one,
    /** 'Nov 30', '11月30日'. */
    short: short.one,
    full: of({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' }).one,
    /** The format of Chinese ranges has slashes in place of words. */
    range: (from: string, to: string) =>
      locale === 'zh-CN'
        ? `${long.one(from)}–${from.slice(0, 4) === to.slice(0, 4) ? short.one(to) : long.one(to)}`
        : long.range(from, to),
    month: of({ year: 'numeric', month: 'long' }).one,
    /** '30'. */
    number: (day: string) => String(Number(day.slice(8))),
  }
}

const made = new Map<Locale, ReturnType<typeof daysIn>>()

export function useDays() {
  const locale = useLocale()
  const found = made.get(locale) ?? daysIn(locale)
  made.set(locale, found)
  return found
}

/** A Monday; its week names the weekdays. */
export const someMonday = '2026-11-30'
