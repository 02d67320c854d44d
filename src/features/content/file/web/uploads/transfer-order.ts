import type { Phase, Transfer } from './file-item.ts'

/** What needs a person first, then what moves, then what waits, then what has ended. */
const ranks: Record<Phase, number> = {
  failed: 0,
  wanted: 1,
  sending: 2,
  cut: 2,
  checking: 3,
  unscanned: 3,
  paused: 4,
  queued: 5,
  done: 6,
}

/** The order of the list of uploads; within a phase that of their beginning. */
export const inOrder = (list: readonly Transfer[]): Transfer[] =>
  list.toSorted((a, b) => ranks[a.phase] - ranks[b.phase])
