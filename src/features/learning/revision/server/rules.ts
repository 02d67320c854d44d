import type { Ruling } from '#src/shared/can.ts'
import { revisionErrors } from '../errors.ts'

/** A person revises and practises the questions that a quiz has brought, and reads the set of nobody else. */
export const mayRevise = (met: object | undefined): Ruling =>
  met === undefined ? revisionErrors.notMet : null
