import { useEffect, useState } from 'react'
import type { AnswerOf, Endpoint, InputOf } from '#src/shared/endpoint.ts'
import { api } from '#src/web/api.ts'

interface Loaded<A> {
  key: string | null
  attempt: number
  /** Undefined where the call failed. */
  data: A | undefined
}

/**
 * `const { data, loading, failed, retry } = useLoad(outboxApi.getOutboxMessage, { messageId })`: reads what a
 * part of a page shows only on demand: a dialog, a popover, a list that depends on a choice. What a page
 * always shows comes from its loader. `input` null reads nothing yet; `set` replaces what is shown.
 */
export function useLoad<E extends Endpoint>(endpoint: E, input: InputOf<E> | null) {
  const key = input === null ? null : JSON.stringify(input)
  const [attempt, setAttempt] = useState(1)
  const [loaded, setLoaded] = useState<Loaded<AnswerOf<E>>>()
  useEffect(() => {
    if (key === null) return
    const stop = new AbortController()
    const { signal } = stop
    const show = (data?: AnswerOf<E>) => signal.aborted || setLoaded({ key, attempt, data })
    // In development React runs an effect twice. Some reads are put on record, so the first run sends nothing.
    const timer = setTimeout(() => {
      const options = { quiet: true, background: true, signal }
      api(endpoint, JSON.parse(key) as InputOf<E>, options).then(show, () => show())
    })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [endpoint, key, attempt])
  const ours = loaded?.key === key && loaded.attempt === attempt ? loaded : undefined
  return {
    data: ours?.data,
    loading: key !== null && ours === undefined,
    failed: ours !== undefined && ours.data === undefined,
    retry: () => setAttempt(attempt + 1),
    set: (data: AnswerOf<E>) => setLoaded({ key, attempt, data }),
  }
}
