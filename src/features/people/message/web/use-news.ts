import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useRefresh } from '#src/web/refresh.ts'
import { pick } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'
import { newsStore } from './live-store.ts'

/** Several things that come together are asked for once. */
const settleMs = 250

/**
 * Asks for the page's data again when something is told while it is open.
 * @returns the title of the message that came last, to be read aloud.
 */
export function useNews(): string | undefined {
  const locale = useLocale()
  const refresh = useRefresh()
  const news = useSyncExternalStore(newsStore.watch, newsStore.get, newsStore.get)
  const seen = useRef(news.count)
  useEffect(() => {
    if (news.count === seen.current) return
    const timer = setTimeout(() => {
      seen.current = news.count
      void refresh()
    }, settleMs)
    return () => clearTimeout(timer)
  }, [news.count, refresh])
  return news.title && pick(news.title, locale)
}
