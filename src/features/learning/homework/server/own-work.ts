import { filesNamedIn } from '#src/features/learning/task/server/named-files.ts'
import type { Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { holdHomework } from './facts.ts'
import { mayDo, mayWrite } from './rules.ts'
import { handInRuling, holdWork } from './works.ts'

/** Writes the rows that say which files a work names. */
export const nameFiles = filesNamedIn({ table: 'homework_work_files', owner: 'work_id' })

/**
 * Locks one's own work, for a learner who may hand it in at this moment.
 * @throws homework.unknown, homework.isQuiz, homework.closed, homework.isReturned, homework.isExcused, class.archived
 */
export async function holdOwnWork(tx: Tx, of: { homeworkId: number; userId: number }, now: Date) {
  const facts = await holdHomework(tx, of, { shared: true })
  must(mayDo(facts))
  must(mayWrite(facts))
  const held = await holdWork(tx, of)
  const { ruling, dueAt } = handInRuling(facts, held.own, now, held.work)
  must(ruling)
  return { facts, ...held, dueAt }
}
