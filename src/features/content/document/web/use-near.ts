import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is within a margin around the visible part of its scroller. */
export function useNear(
  ref: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  rootMargin: string,
): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { root: scroller.current, rootMargin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, scroller, rootMargin])
  return near
}
