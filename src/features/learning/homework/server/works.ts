import { and, eq, or, sql } from 'drizzle-orm'
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

export interface HeldWork {
  /** The row of the student, with dates, excuse and mark. */
  own: Work
  /** The row with the words and the hand-ins: that of the group, or else `own`. */
  work: Work
}

/**
 * Locks a learner's work, so that saves, hand-ins and marks follow one after the other; begins it where there is none. The
 * work of a group is locked before those of its members, so that two of them do not wait for each other. Nobody changes the
 * group meanwhile, because the homework is held.
 */
export async function holdWork(tx: Tx, { homeworkId, userId }: Of): Promise<HeldWork> {
  await tx.insert(homeworkWorks).values({ homeworkId, userId }).onConflictDoNothing()
  const isOwn = and(eq(homeworkWorks.homeworkId, homeworkId), eq(homeworkWorks.userId, userId))
  const [found] = await tx
    .select({ sharedId: homeworkWorks.sharedId })
    .from(homeworkWorks)
    .where(isOwn)
  const { sharedId } = found!
  const shared =
    sharedId === null
      ? null
      : await tx.select().from(homeworkWorks).where(eq(homeworkWorks.id, sharedId)).for('update')
  const [own] = await tx.select().from(homeworkWorks).where(isOwn).for('update')
  return { own: own!, work: shared?.[0] ?? own! }
}

/** Selects the rows that an act on a work changes: those of a group and of its members who are in the class, or the one of a student alone. */
export const rowsOf = ({ own, work }: HeldWork) =>
  own.sharedId === null
    ? eq(homeworkWorks.id, own.id)
    : or(eq(homeworkWorks.id, work.id), isMemberOf(work.id))

/** Selects the rows of the members of a group who are in the class: rows of members who have left stay as they were. */
const isMemberOf = (sharedId: number) => sql`(${homeworkWorks.sharedId} = ${sharedId} and exists (
  select from homework h join class_members m on m.class_id = h.class_id
  where h.id = ${homeworkWorks.homeworkId} and m.user_id = ${homeworkWorks.userId}
    and m.role = 'student' and m.state = 'member'))`

/** Locks the work of a student whom the homework concerns. @throws homework.wrongStudent for others */
export async function holdWorkOf(tx: Tx, { homeworkId, userId }: Of): Promise<HeldWork> {
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

/**
 * Returns the dates that hold for a learner, and the ruling on a hand-in at this moment.
 * @param shared the work of the group: once its mark was returned, a member who has none hands in no more, because the
 * others would lose theirs
 */
export function handInRuling(
  facts: Pick<HomeworkFacts, 'state' | 'dueAt' | 'lateUntil'>,
  work: OwnWork | null,
  now: Date,
  shared: Pick<Work, 'releasedAt'> | null = null,
) {
  const dates = datesFor(facts, work)
  const ruling = mayHandIn({
    ...{ state: facts.state, closesAt: dates.closesAt, now },
    excused: work !== null && work.excusedAt !== null,
    returned:
      work !== null &&
      (work.releasedAt ?? shared?.releasedAt ?? null) !== null &&
      !isRedo(work, now),
  })
  return { ...dates, ruling }
}
