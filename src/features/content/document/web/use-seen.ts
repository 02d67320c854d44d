import { type RefObject, useEffect, useRef } from 'react'

/** Milliseconds in view after which a page counts as seen. */
const seenMs = 1000
const steps = Array.from({ length: 21 }, (_, step) => step / 20)

/**
 * Runs once a page has been in view for a second while the window is visible: half of the page, or half of
 * the viewer where the page is taller. Without `onSeen` no time runs.
 */
export function useSeen(
  ref: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  onSeen: (() => void) | undefined,
) {
  const current = useRef(onSeen)
  useEffect(() => {
    current.current = onSeen
  })
  const counts = onSeen !== undefined
  useEffect(() => {
    const [frame, root] = [ref.current, scroller.current]
    if (!counts || !frame || !root) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let inView = false
    const watch = () => {
      clearTimeout(timer)
      if (!inView || document.visibilityState === 'hidden') return
      timer = setTimeout(() => current.current?.(), seenMs)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        const shown = entry?.intersectionRect.height ?? 0
        const isSeen = shown > 0 && shown * 2 >= Math.min(frame.offsetHeight, root.clientHeight)
        if (isSeen === inView) return
        inView = isSeen
        watch()
      },
      { root, threshold: steps },
    )
    observer.observe(frame)
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      document.removeEventListener('visibilitychange', watch)
    }
  }, [ref, scroller, counts])
}
