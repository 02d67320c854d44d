import type { Db, Tx } from '#src/server/database/db.ts'
import { portOfMany } from '#src/server/ports.ts'

/** Tells later rooms, within the transaction, that people have joined a class as students, or have other numbers there. */
export const classJoined = portOfMany<
  (tx: Tx, joined: { classId: number; userIds: number[] }) => Promise<void>
>('people have joined a class')

/** Asks later rooms how many people the class expects in all, and how many of them have not come. */
export const classExpected = portOfMany<
  (db: Db, classId: number) => Promise<{ all: number; missing: number }>
>('the people whom a class expects')
