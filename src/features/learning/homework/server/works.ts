import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { datesFor } from '../dates.ts'
import { homeworkErrors } from '../errors.ts'
import { homeworkWorks } from '../tables.ts'
import { isConcerned } from './columns.ts'
import type { HomeworkFacts } from './facts.ts'
import { mayHandIn } from './rules.ts'

export type Work = typeof homeworkWorks.$inferSelect
type Of = { homeworkId: number; userId: number }

/** Locks a learner's work, so that saves, hand-ins and marks follow one after the other; begins it where there is none. */
export async function holdWork(tx: Tx, { homeworkId, userId }: Of): Promise<Work> {
  await tx.insert(homeworkWorks).values({ homeworkId, userId }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(homeworkWorks)
    .where(and(eq(homeworkWorks.homeworkId, homeworkId), eq(homeworkWorks.userId, userId)))
    .for('update')
  return row!
}

/** The same of a student for whom the homework is. @throws homework.wrongStudent for others */
export async function holdWorkOf(tx: Tx, { homeworkId, userId }: Of): Promise<Work> {
  const { rows } = await tx.execute(sql`
    select from homework h join class_members m on m.class_id = h.class_id and m.user_id = ${userId}
    where h.id = ${homeworkId} and ${isConcerned}`)
  if (rows.length === 0) throw new AppError(homeworkErrors.wrongStudent)
  return holdWork(tx, { homeworkId, userId })
}

type OwnWork = Pick<
  Work,
  'extendedTo' | 'redoDueAt' | 'redoHandIn' | 'handIns' | 'releasedAt' | 'excusedAt'
>

/** Whether a work was given back and may still be handed in again. */
export const isRedo = (work: OwnWork, now: Date): boolean =>
  work.redoHandIn > 0 &&
  work.redoHandIn === work.handIns &&
  work.redoDueAt !== null &&
  now <= work.redoDueAt

/** What holds for a learner's hand-in at this moment. */
export function handInRuling(
  facts: Pick<HomeworkFacts, 'state' | 'dueAt' | 'lateUntil'>,
  work: OwnWork | null,
  now: Date,
) {
  const dates = datesFor(facts, work)
  const ruling = mayHandIn({
    ...{ state: facts.state, closesAt: dates.closesAt, now },
    excused: work !== null && work.excusedAt !== null,
    returned: work !== null && work.releasedAt !== null && !isRedo(work, now),
  })
  return { ...dates, ruling }
}
