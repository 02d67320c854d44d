import type { SQL } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '#src/server/database/db.ts'
import { schools } from '../tables.ts'

/** Other rooms write schools only through these functions, because this room owns the table. */
export const addSchool = (tx: Tx, values: PgInsertValue<typeof schools>) =>
  tx.insert(schools).values(values)

export const changeSchools = (tx: Tx, values: PgUpdateSetSource<typeof schools>) =>
  tx.update(schools).set(values)

export const removeSchools = (tx: Tx, which: SQL | undefined) => tx.delete(schools).where(which)
