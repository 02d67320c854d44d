import { useEffect } from 'react'
import { useRefresh } from '#src/web/refresh.ts'

const askMs = 3_000

/** Reads the page's data again while something is under way and the page is looked at. */
export function useLive(isBusy: boolean): void {
  const refresh = useRefresh()
  useEffect(() => {
    if (!isBusy) return
    const look = () => document.visibilityState === 'visible' && void refresh()
    const timer = setInterval(look, askMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isBusy, refresh])
}
