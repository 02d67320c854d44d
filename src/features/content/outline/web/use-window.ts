import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

/** Rows beyond the edges of the window, so that fast scrolling shows no gap; they are rendered when there is time. */
const beyond = 10

/** Rows beyond the edges that are rendered at once with those in the window. */
const atOnce = 2

/** Rows of a list that is rendered whole. */
const wholeMost = 80

interface Row {
  key: string
  kind: string
}

/** Rows from `first` to the one before `last`. */
interface Range {
  first: number
  last: number
}

interface Window {
  /** The rows in sight. */
  near: Range
  /** These and those beyond the edges, among the rows `of`. */
  wide: Range
  of: readonly Row[]
}

const includes = ({ first, last }: Range, at: number) => at >= first && at < last
const isWithin = (one: Range, other: Range) => one.first >= other.first && one.last <= other.last
const isClose = (one: Range, other: Range) =>
  Math.abs(one.first - other.first) <= beyond / 2 && Math.abs(one.last - other.last) <= beyond / 2

/** Returns some rows with `more` rows on either side. */
const around = ({ first, last }: Range, more: number, count: number): Range => ({
  first: Math.max(0, first - more),
  last: Math.min(count, last + more),
})

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
  const [{ near, wide, of }, setWindow] = useState<Window>({
    near: { first: 0, last: 20 },
    wide: { first: 0, last: 40 },
    of: rows,
  })

  const look = useCallback(() => {
    const element = body.current
    if (!element) return
    const top = -element.getBoundingClientRect().top
    const all = current.current
    const last = Math.min(all.length - 1, rowAt(all, top + innerHeight) + 1)
    const seen = { first: rowAt(all, top), last }
    const next = {
      near: around(seen, atOnce, all.length - 1),
      wide: around(seen, beyond, all.length - 1),
      of: rows,
    }
    setWindow((now) => (isWithin(seen, now.near) ? now : { ...now, near: next.near }))
    // A few rows of slack, so that a small scroll renders nothing.
    startTransition(() =>
      setWindow((now) => (now.of === rows && isClose(now.wide, next.wide) ? now : next)),
    )
  }, [rows])
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
  const rendered = useMemo(() => {
    if (rows.length <= wholeMost) return rows.map((_, at) => at)
    // Rows that are here already stay; new ones out of sight come when there is time.
    const here = new Set(of.slice(wide.first, wide.last).map(({ key }) => key))
    const isHere = (at: number) => of === rows || here.has(rows[at]!.key)
    const found: number[] = []
    const [first, last] = [Math.min(near.first, wide.first), Math.max(near.last, wide.last)]
    for (let at = first; at < Math.min(last, rows.length); at++) {
      if (includes(near, at) || (includes(wide, at) && isHere(at))) found.push(at)
    }
    return found
  }, [rows, near, wide, of])
  return { body, tops, rendered, measure }
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
