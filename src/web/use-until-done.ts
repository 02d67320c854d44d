import { useEffect, useState } from 'react'
import type { AnswerOf, Endpoint, InputOf } from '#src/shared/endpoint.ts'
import { nextLook } from './next-look.ts'
import { useLoad } from './act/use-load.ts'

/** Of `nextLook`: half a second. */
const soonRound = -4

/**
 * Reads something under way, and reads it again until it has ended: an export, an import.
 * @param input null before it has begun
 */
export function useUntilDone<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  isWaiting: (answer: AnswerOf<E>) => boolean,
) {
  const { data, failed, retry } = useLoad(endpoint, input)
  const [round, setRound] = useState(soonRound)
  const [seen, setSeen] = useState(data)
  if (data && data !== seen) setSeen(data)
  const waits = input !== null && !failed && (seen === undefined || isWaiting(seen))
  useEffect(() => {
    if (!waits) return
    const stop = new AbortController()
    const look = async () => {
      await nextLook(Math.min(round, 0), stop.signal)
      if (stop.signal.aborted) return
      setRound(round + 1)
      retry()
    }
    void look()
    return () => stop.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retry` is another function at each rendering
  }, [waits, round])
  return { answer: input === null ? undefined : seen, failed, retry }
}
