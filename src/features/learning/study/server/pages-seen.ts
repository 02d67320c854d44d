import { pagesShare } from '../contract.ts'

interface Claim {
  /** The pages counted so far. */
  seen: readonly number[]
  claimed: readonly number[]
  total: number
  /** Seconds on the clock that no page has spent yet. */
  unspent: number
}

/** Takes one new page for each whole second on the clock, in the reported order. */
export function takePages({ seen, claimed, total, unspent }: Claim) {
  const known = new Set(seen)
  const fresh = [...new Set(claimed)].filter((page) => page <= total && !known.has(page))
  const allowed = Math.max(0, Math.floor(unspent))
  const taken = fresh.slice(0, allowed)
  return { taken, refused: fresh.slice(allowed), ...readingOf([...seen, ...taken], total) }
}

/** Courseware is done with half of its pages seen, or its last one. */
export function readingOf(seen: readonly number[], total: number) {
  const needed = Math.ceil(total * pagesShare)
  const done = seen.length >= needed || seen.includes(total)
  return { done, share: done ? 1 : seen.length / needed }
}
