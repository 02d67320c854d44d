import { type RefObject, useEffect, useRef } from 'react'
import type { ItemProgress } from './study-progress.ts'
import type { StudyItem } from './study-types.ts'

/** Pause before a report is sent again that did not arrive. */
const againMs = 10_000

/** Reports a text as read once its end was on the screen; the server says how long it must have been open. */
export function useRead(
  end: RefObject<Element | null>,
  { courseId, itemId, progress }: StudyItem,
  visited: RefObject<Promise<unknown>>,
  onProgress: (itemId: number, progress: ItemProgress) => void,
) {
  const wasDone = useRef(progress.done)
  useEffect(() => {
    if (wasDone.current || !end.current) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (ms: number) => (timer = setTimeout(() => void report(), ms))
    async function report(): Promise<void> {
      // The visit starts the clock by which the server counts.
      await visited.current
      if (isOver) return
      const { sendRead } = await import('./reports/leftovers.ts')
      const outcome = await sendRead({ courseId, itemId })
      if (isOver || outcome === 'never') return
      if (outcome === 'later') later(againMs)
      else if (outcome.done) onProgress(itemId, { done: true, share: 1 })
      else later(outcome.wait * 1000)
    }
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void report()
    })
    observer.observe(end.current)
    return () => {
      isOver = true
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [end, courseId, itemId, visited, onProgress])
}
