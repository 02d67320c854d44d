import type { Db } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'

/** Groups of people whose open pages hear an event `staleOf`. A later room knows who belongs to its groups. */
export const liveGroups = portOfMany<{
  group: string
  /** Returns those of the people who belong to the group, in one query. */
  among(db: Db, id: number, people: readonly number[]): Promise<readonly number[]>
}>('live groups')
