import { useEffect } from 'react'
import { nextLook } from './next-look.ts'
import { useRefresh } from './refresh.ts'

/** Of `nextLook`: 0.6 seconds. */
const soonRound = -4
/** Of `nextLook`: ten seconds. */
const steadyRound = 3

/**
 * Loads the page's data again and again while something is under way, and the page is seen.
 * @param underWay names the things under way, '' nothing; the waits are short again when it changes
 * @param soon begins with waits of half a second: most such things end at once
 * @param steadily waits ten seconds each time: a view of what goes on now
 */
export function useLookAgain(underWay: string, { soon = false, steadily = false } = {}): void {
  const refresh = useRefresh()
  useEffect(() => {
    if (underWay === '') return
    const stop = new AbortController()
    const look = async () => {
      for (let round = soon ? soonRound : 0; ; round++) {
        await nextLook(steadily ? steadyRound : round, stop.signal)
        if (stop.signal.aborted) return
        await refresh()
      }
    }
    void look()
    return () => stop.abort()
  }, [underWay, soon, steadily, refresh])
}
