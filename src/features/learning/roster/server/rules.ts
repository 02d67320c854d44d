import { mayManage, type Standing } from '#src/features/learning/class/server/rules.ts'
import type { Ruling } from '#src/shared/can.ts'
import { rosterErrors as errors } from '../errors.ts'

/** Teachers open the first lesson of an active class with a roster. */
export const mayOpenLesson = (standing: Standing, rows: number): Ruling =>
  mayManage(standing) ??
  (standing.state === 'active' ? null : errors.notActive) ??
  (rows === 0 ? errors.empty : null)

/** An activation is reset as long as its account is in the row. */
export const mayReset = (standing: Standing, row: { made: boolean } | null): Ruling =>
  mayManage(standing) ?? (row?.made ? null : errors.notMade)

/** A teacher helps with the password of a student, and only where nothing else recovers it. */
export const mayRenew = (
  standing: Standing,
  given: { made: boolean; hasContact: boolean; hasRole: boolean } | null,
): Ruling =>
  mayManage(standing) ??
  (given?.made ? null : errors.notMade) ??
  (given?.hasContact ? errors.hasContact : given?.hasRole ? errors.hasRole : null)
