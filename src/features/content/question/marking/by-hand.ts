import type { BodyOf } from '../body/body.ts'
import type { Mark } from '../taking.ts'
import type { markedByHand } from '../types.ts'

/** An answer that a teacher marks, with a line for each criterion. */
export const waiting = ({ criteria }: BodyOf<(typeof markedByHand)[number]>): Mark => ({
  share: null,
  verdict: 'waiting',
  rule: null,
  lines: criteria.map(({ id, share }) => ({ part: id, verdict: 'waiting', earned: 0, of: share })),
})
