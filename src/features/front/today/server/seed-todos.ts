import { randomBytes } from 'node:crypto'
import type { Tx } from '#src/server/database/db.ts'
import { ownTodos } from '../tables.ts'

/** Writes to-dos down for people of the demo school. */
export async function seedTodos(
  tx: Tx,
  todos: readonly { userId: number; title: string; dueOn: string | null; doneAt: Date | null }[],
): Promise<void> {
  const key = () => randomBytes(16).toString('hex')
  await tx.insert(ownTodos).values(todos.map((one) => ({ ...one, key: key() })))
}
