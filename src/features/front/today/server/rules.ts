import type { Ruling } from '#src/shared/can.ts'
import { todayErrors } from '../errors.ts'

/** To-dos that a person has written down are theirs alone. */
export const mayUseTodo = (isOwn: boolean): Ruling => (isOwn ? null : todayErrors.unknown)
