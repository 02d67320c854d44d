import type { Ruling } from '#src/shared/can.ts'
import { paperErrors } from '../errors.ts'

/** A paper is read and changed by its owner alone. */
export const mayManage = ({ isOwner }: { isOwner: boolean }): Ruling =>
  isOwner ? null : paperErrors.unknown
