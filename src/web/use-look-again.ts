import { useEffect } from 'react'
import { nextLook } from './next-look.ts'
import { useRefresh } from './refresh.ts'

/**
 * Loads the page's data again and again while something is under way, and the page is seen.
 * @param key the things under way; the waits begin from the shortest one when they change
 */
export function useLookAgain(isUnderWay: boolean, key = ''): void {
  const refresh = useRefresh()
  useEffect(() => {
    if (!isUnderWay) return
    const stop = new AbortController()
    const look = async () => {
      for (let round = 0; ; round++) {
        await nextLook(round, stop.signal)
        if (stop.signal.aborted) return
        await refresh()
      }
    }
    void look()
    return () => stop.abort()
  }, [isUnderWay, key, refresh])
}
