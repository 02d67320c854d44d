import { sql } from 'drizzle-orm'
import { datesFor } from '#src/features/learning/homework/dates.ts'
import { allow, giveMinutes, withdrawAllowances } from '#src/features/learning/quiz/server/allow.ts'
import { giveBack } from '#src/features/learning/quiz/server/give-back.ts'
import { tellPages } from '#src/features/learning/quiz/server/tell-pages.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { countResults } from './count-results.ts'

interface Row extends Record<string, unknown> {
  quizId: number
  userId: number
  dueAt: string
  lateUntil: string | null
  extendedTo: string | null
  extraMinutes: number
  redoDueAt: string | null
  isRedo: boolean
  /** The last attempt that was handed in. */
  attemptId: number | null
}

/**
 * Opens and closes the quiz of homework by the dates of the homework, and for single students by theirs: a later date is an
 * allowance, as extra minutes are, and a work that was given back is an attempt that was given back. Marks are counted again.
 * @param userId undefined: the dates of the homework have changed, which those of students follow
 */
export async function moveDates(
  tx: Tx,
  { events }: Pick<Kernel, 'events'>,
  { homeworkId, userId }: { homeworkId: number; userId?: number },
): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select z.quiz_id as "quizId", w.user_id as "userId", h.due_at as "dueAt", h.late_until as "lateUntil",
      w.extended_to as "extendedTo", w.extra_minutes as "extraMinutes", w.redo_due_at as "redoDueAt",
      (w.redo_hand_in > 0 and w.redo_hand_in = w.hand_ins and w.redo_due_at > now()) as "isRedo",
      (select max(a.id) from quiz_attempts a where a.quiz_id = z.quiz_id and a.user_id = w.user_id
        and a.status = 'handedIn' and not a.trial) as "attemptId"
    from homework_quizzes z join homework h on h.id = z.homework_id join homework_works w on w.homework_id = h.id
    where h.id = ${homeworkId} ${
      userId === undefined
        ? sql`and (w.extended_to is not null or w.redo_hand_in > 0 or w.extra_minutes > 0)`
        : sql`and w.user_id = ${userId}`
    } order by w.user_id`)
  const [first] = rows
  if (first) {
    await setOwnDates(tx, first.quizId, rows)
    await setOwnMinutes(tx, first.quizId, rows)
  }
  await countResults(tx, { homeworkId, ...(userId !== undefined && { userIds: [userId] }) })
  if (first && userId !== undefined) {
    await tellPages(events, tx, { quizId: first.quizId, userIds: [userId] })
  }
}

/** Sends statements for each date, and not for each student: most have the same new date. */
async function setOwnDates(tx: Tx, quizId: number, rows: readonly Row[]): Promise<void> {
  const redone = new Map<string, number[]>()
  const extended = new Map<string, number[]>()
  const usual: number[] = []
  const add = (to: Map<string, number[]>, closesAt: Date, id: number) =>
    to.set(closesAt.toISOString(), [...(to.get(closesAt.toISOString()) ?? []), id])
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  for (const { userId, dueAt, lateUntil, extendedTo, redoDueAt, isRedo, attemptId } of rows) {
    if (isRedo && attemptId !== null) {
      add(redone, new Date(redoDueAt!), attemptId)
      continue
    }
    // A work that was given back and handed in again keeps its dates.
    if (redoDueAt !== null) continue
    if (extendedTo === null) {
      usual.push(userId)
      continue
    }
    const { closesAt } = datesFor(
      { dueAt: new Date(dueAt), lateUntil: moment(lateUntil) },
      { extendedTo: moment(extendedTo), redoDueAt: null },
    )
    add(extended, closesAt, userId)
  }
  for (const [closesAt, attemptIds] of redone) await giveBack(tx, { quizId, attemptIds, closesAt })
  if (usual.length > 0) await withdrawAllowances(tx, { quizId, userIds: usual })
  for (const [closesAt, userIds] of extended) {
    await allow(tx, {
      ...{ quizId, userIds, kind: 'extra', extraMinutes: 0, extraAttempts: 0 },
      ...{ opensAt: null, closesAt },
    })
  }
}

/** After the dates, because those are written without minutes. */
async function setOwnMinutes(tx: Tx, quizId: number, rows: readonly Row[]): Promise<void> {
  for (const [minutes, same] of Map.groupBy(rows, ({ extraMinutes }) => extraMinutes)) {
    await giveMinutes(tx, { quizId, userIds: same.map(({ userId }) => userId), minutes })
  }
}
