import type { FailureCode } from '#src/shared/media.ts'
import type { Kernel } from '../kernel.ts'
import type { FileRow } from '../storage/tables.ts'
import type { BackgroundWork, WorkRun } from './background-work.ts'

/** Work that a room does on stored files in the background: probing a film, drawing the pages of a document. */
export interface MediaWork extends BackgroundWork {
  /** Running it again must do no harm, because a process may be killed in the middle. */
  run(kernel: Kernel, file: FileRow, run: WorkRun): Promise<void>
  isPossible?(kernel: Kernel): boolean | Promise<boolean>
}

/** A failure with a reason that a person can act on; it is not tried again by itself. */
export class MediaFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** This machine lacks something at present: the work waits for it, or for a process on another machine. */
export class LeftToOthers extends MediaFailure {}

/** All works of all rooms by name. */
export function worksByName(works: readonly MediaWork[]): ReadonlyMap<string, MediaWork> {
  const found = new Map(works.map((work) => [work.name, work]))
  if (found.size < works.length) throw new Error('Two rooms declare a media work of one name')
  return found
}
