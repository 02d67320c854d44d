import { useEffect } from 'react'
import { nextLook } from './next-look.ts'
import { useRefresh } from './refresh.ts'

/**
 * Loads the page's data again and again while something is under way, and the page is seen.
 * @param underWay names the things under way, '' nothing; the waits are short again when it changes
 */
export function useLookAgain(underWay: string): void {
  const refresh = useRefresh()
  useEffect(() => {
    if (underWay === '') return
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
  }, [underWay, refresh])
}
