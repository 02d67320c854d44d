import { type Ruling, withValues } from '#src/shared/can.ts'
import { subjectErrors } from '../errors.ts'

/** An entry is deleted only while nothing uses it; others are merged. */
export const mayDelete = ({ uses }: { uses: number }): Ruling =>
  uses > 0 ? withValues(subjectErrors.inUse, { uses }) : null
