import type { Ruling } from '#src/shared/can.ts'
import { moderationErrors } from '../errors.ts'

/** Nobody decides about a thing of their own, or about one in a course that they teach. */
export const mayDecide = ({ isOwn }: { isOwn: boolean }): Ruling =>
  isOwn ? moderationErrors.own : null

/** Reports are decided once, while the thing is there. */
export function mayClose(found: 'open' | 'decided' | 'gone'): Ruling {
  if (found === 'open') return null
  return found === 'gone' ? moderationErrors.gone : moderationErrors.decided
}
