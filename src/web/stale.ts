import { useEffect, useRef } from 'react'

type Hear = (topic: string | undefined) => void
const listeners = new Set<Hear>()

/** Tells the page that what it shows of a topic has changed on the server; without one, that anything may have. */
export function markStale(topic?: string): void {
  for (const hear of listeners) hear(topic)
}

/** Runs `look` whenever the server says that a topic of this page has changed. */
export function useStale(topic: string, look: () => void): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    const hear: Hear = (changed) => {
      if (changed === undefined || changed === topic) latest.current()
    }
    listeners.add(hear)
    return () => void listeners.delete(hear)
  }, [topic])
}
