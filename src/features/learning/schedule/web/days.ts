import type { Locale } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'

type Options = Intl.DateTimeFormatOptions

/** Formats of calendar days: '2026-11-30' is that day in every zone. */
function daysIn(locale: Locale) {
  const of = (options: Options) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (day: string) => format.format(new Date(day))
  }
  const dated = of({
    year: 'numeric',
    month: locale === 'zh-CN' ? 'long' : 'short',
    day: 'numeric',
  })
  const short = of({ month: 'short', day: 'numeric' })
  return {
    /** 'Mon', '周一'. */
    weekday: of({ weekday: 'short' }),
    longWeekday: of({ weekday: 'long' }),
    /** 'Nov 30', '11月30日'. */
    short,
    full: of({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' }),
    /** Put together here, because engines disagree about the spaces of their own ranges. */
    range(from: string, to: string) {
      const isOneYear = from.slice(0, 4) === to.slice(0, 4)
      if (locale === 'zh-CN') return `${dated(from)}–${(isOneYear ? short : dated)(to)}`
      return `${(isOneYear ? short : dated)(from)} – ${dated(to)}`
    },
    month: of({ year: 'numeric', month: 'long' }),
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
