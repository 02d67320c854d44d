import type { Db, Tx } from '#src/server/database/db.ts'
import { port, portOfMany } from '#src/server/ports.ts'

/** Tells later rooms, within the transaction, that people have joined a class as students, or have other numbers there. */
export const classJoined = portOfMany<
  (tx: Tx, joined: { classId: number; userIds: number[] }) => Promise<void>
>('people have joined a class')

/** Asks a later room how many people the class expects in all, and how many of them have not come; null for no list of them. */
export const classExpected = port<
  (db: Db, classId: number) => Promise<{ all: number; missing: number } | null>
>('the people whom a class expects')
