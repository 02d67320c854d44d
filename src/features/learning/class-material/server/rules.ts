import { type Ruling, withValues } from '#src/shared/can.ts'
import { classMaterialErrors as errors } from '../errors.ts'
import { materialsMost } from '../limits.ts'

/** A class has room for so many materials. */
export const mayHave = (count: number): Ruling =>
  count <= materialsMost ? null : withValues(errors.full, { most: materialsMost })
