import { type DependencyList, useEffect } from 'react'

/** Begins with a part that loads on demand. @returns its end; undefined where it did not come */
type Begin = (isOver: () => boolean) => Promise<(() => void) | undefined>

/** Runs a part that loads on demand while the page has the same `on`; what comes too late ends at once. */
export function usePart(begin: Begin | false, on: DependencyList) {
  useEffect(() => {
    if (!begin) return
    let end: (() => void) | undefined
    let isOver = false
    const run = async () => {
      const made = await begin(() => isOver)
      if (isOver) made?.()
      else end = made
    }
    void run()
    return () => {
      isOver = true
      end?.()
    }
    // The caller names what it depends on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, on)
}
