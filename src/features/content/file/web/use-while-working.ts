import { useEffect } from 'react'
import { useRefresh } from '#src/web/refresh.ts'

/** Between two looks at work that runs for minutes. */
const betweenMs = 3000

/** Reloads the page's data now and then while something is under way, and somebody sees it. */
export function useWhileWorking(isWorking: boolean) {
  const refresh = useRefresh()
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, betweenMs)
    return () => clearInterval(timer)
  }, [isWorking, refresh])
}
