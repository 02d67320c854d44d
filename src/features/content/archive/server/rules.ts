import type { Ruling } from '#src/shared/can.ts'
import { archiveErrors } from '../errors.ts'

/** Those who may edit a course or textbook may take it along. */
export const mayExport = (draftId: number | null): Ruling =>
  draftId === null ? archiveErrors.notYours : null
