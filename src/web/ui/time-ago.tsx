import { formatsOf, textOf, useLocale } from '#src/web/i18n.tsx'
import type { Locale } from '#src/shared/locale.ts'
import { useHydrated } from '#src/web/use-hydrated.ts'
import { uiText } from './text.ts'

const year = 365 * 86_400_000

/**
 * A time as '3 hours ago' within a year, else the date; the title has the exact time in the reader's
 * zone. Hydration sets both again, because a page may come from a cache and the server does not know the
 * zone.
 */
export function TimeAgo({
  value,
  children = (when) => when,
}: {
  value: string
  /** Formats the sentence around the time. */
  children?: (when: string) => string
}) {
  const locale = useLocale()
  const hydrated = useHydrated()
  return (
    // The key makes a new element, because hydration keeps text that differs.
    <time
      key={hydrated ? 'here' : 'server'}
      dateTime={value}
      title={hydrated ? exact(value, locale) : formatsOf(locale).dateTime(value)}
      suppressHydrationWarning
    >
      {children(ago(value, locale))}
    </time>
  )
}

function ago(value: string, locale: Locale): string {
  const format = formatsOf(locale)
  const now = new Date()
  const since = Math.abs(now.getTime() - new Date(value).getTime())
  if (since < 1000) return textOf(uiText, locale).justNow
  return since < year ? format.relative(value, now) : format.date(value)
}

const exact = (value: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(value),
  )
