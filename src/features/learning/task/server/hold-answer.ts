import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { taskAnswers } from '../tables.ts'

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

/** Writes the rows that say which files an answer names: those of its draft, and those of its hand-ins, which stay. */
export async function nameFiles(
  tx: Tx,
  answerId: number,
  { photos, files }: Pick<Answer, 'photos' | 'files'>,
  { handedIn = false } = {},
): Promise<void> {
  const named = sql`${sql.param([...photos, ...files])}::int[]`
  await tx.execute(sql`
    delete from task_answer_files
    where answer_id = ${answerId} and not handed_in and user_file_id <> all(${named})`)
  await tx.execute(sql`
    insert into task_answer_files as f (answer_id, user_file_id, handed_in)
    select ${answerId}, id, ${handedIn} from unnest(${named}) id
    on conflict (answer_id, user_file_id) do update set handed_in = f.handed_in or excluded.handed_in`)
}
