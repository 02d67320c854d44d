import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

/** Rows beyond the edges of the window, so that fast scrolling shows no gap. */
const beyond = 12

/** Rows of a list that is rendered whole. */
const wholeMost = 80

interface Row {
  key: string
  kind: string
}

/**
 * Finds the rows of a long list that are in the window of the page. Rows have heights of their own: those not seen
 * yet count with a guess.
 */
export function useWindow(rows: readonly Row[], guess: Readonly<Record<string, number>>) {
  const body = useRef<HTMLDivElement>(null)
  const heights = useRef(new Map<string, number>())
  const [measured, setMeasured] = useState(0)
  const tops = useMemo(() => {
    const found = new Float64Array(rows.length + 1)
    for (const [at, { key, kind }] of rows.entries()) {
      found[at + 1] = found[at]! + (heights.current.get(key) ?? guess[kind]!)
    }
    return found
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a measured row changes the tops
  }, [rows, guess, measured])
  const current = useRef(tops)
  useLayoutEffect(() => {
    current.current = tops
  }, [tops])
  const [range, setRange] = useState({ first: 0, last: 40 })

  const look = useCallback(() => {
    const element = body.current
    if (!element) return
    const top = -element.getBoundingClientRect().top
    const all = current.current
    const first = Math.max(0, rowAt(all, top) - beyond)
    const last = Math.min(all.length - 1, rowAt(all, top + innerHeight) + beyond)
    setRange((now) => {
      // A few rows of slack, so that a small scroll renders nothing.
      const isFar =
        Math.abs(now.first - first) > beyond / 2 || Math.abs(now.last - last) > beyond / 2
      return isFar || first > now.first + beyond ? { first, last } : now
    })
  }, [])
  useLayoutEffect(look, [look, tops])
  useEffect(() => {
    let frame = 0
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        look()
      })
    }
    addEventListener('scroll', later, { passive: true, capture: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later, { capture: true })
      removeEventListener('resize', later)
    }
  }, [look])

  const sizes = useMemo(
    () =>
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver((entries) => {
            let isNew = false
            for (const { target, borderBoxSize } of entries) {
              const key = (target as HTMLElement).dataset['key']
              const height = borderBoxSize[0]?.blockSize
              if (!key || !height || heights.current.get(key) === height) continue
              heights.current.set(key, height)
              isNew = true
            }
            if (isNew) setMeasured((count) => count + 1)
          }),
    [],
  )
  useEffect(() => () => sizes?.disconnect(), [sizes])
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      sizes?.observe(element)
      return () => sizes?.unobserve(element)
    },
    [sizes],
  )
  const isShort = rows.length <= wholeMost
  return { body, tops, range: isShort ? { first: 0, last: rows.length } : range, measure }
}

/** Returns the row at a height, by halves. */
function rowAt(tops: Float64Array, y: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (tops[middle]! <= y) low = middle
    else high = middle - 1
  }
  return low
}
