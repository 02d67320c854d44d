import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useRefresh } from '#src/web/refresh.ts'
import { pick } from '#src/shared/locale.ts'
import { useLocale } from '#src/web/i18n.tsx'
import { newsStore } from './news-store.ts'

/** Several events within this time cause one reload. */
const settleMs = 250

/**
 * Reloads the page's data after events about messages.
 * @returns the title of the latest message, for screen readers.
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
