import type { SQL } from 'drizzle-orm'
import { port } from '#src/server/ports.ts'

/** The privacy room answers: in a query of `users`, whether something holds a person's deletion. */
export const deletionIsHeld = port<SQL<boolean>>('deletion is held')
