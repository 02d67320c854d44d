import type { Ruling } from '#src/shared/can.ts'
import type { WorkState } from '#src/shared/media.ts'
import { storageErrors } from '../contract.ts'

/** A work that waits or runs goes on by itself, and one that is done is not repeated. */
export const mayRetryWork = ({ state }: { state: WorkState }): Ruling =>
  state === 'failed' ? null : storageErrors.workNotFailed
