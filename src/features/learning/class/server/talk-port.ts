import type { Db } from '#src/server/database/db.ts'
import { port } from '#src/server/ports.ts'

/** Counts the topics in the discussion of a class with something new for one of its members. */
export const classTalk =
  port<(db: Db, given: { classId: number; userId: number }) => Promise<number>>('talk of a class')
