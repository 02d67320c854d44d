import { and, eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { taskAnswers } from '../tables.ts'
import { filesNamedIn } from './named-files.ts'

export type Answer = typeof taskAnswers.$inferSelect

interface Of {
  userId: number
  courseId: number
  itemId: number
}

const isOf = ({ userId, itemId }: Of) =>
  and(eq(taskAnswers.userId, userId), eq(taskAnswers.itemId, itemId))

/** Locks a learner's answer, so that saves and hand-ins follow one after the other; begins it where there is none. */
export async function holdAnswer(tx: Tx, of: Of): Promise<Answer> {
  await tx.insert(taskAnswers).values(of).onConflictDoNothing()
  const [row] = await tx.select().from(taskAnswers).where(isOf(of)).for('update')
  return row!
}

/** Writes the rows that say which files an answer names. */
export const nameFiles = filesNamedIn({ table: 'task_answer_files', owner: 'answer_id' })
