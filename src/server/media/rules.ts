import type { Ruling } from '#src/shared/can.ts'
import type { WorkState } from '#src/shared/media.ts'
import { workErrors } from '#src/shared/work-errors.ts'

/** A work that waits or runs goes on by itself, and one that is done or was never begun is not asked for by hand. */
export function mayRetryWork(work: { state: WorkState } | undefined): Ruling {
  if (!work) return workErrors.unknown
  return work.state === 'failed' ? null : workErrors.notFailed
}
