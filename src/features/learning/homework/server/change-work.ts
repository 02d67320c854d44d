import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors as errors } from '../errors.ts'
import { homeworkWorks } from '../tables.ts'
import { type HomeworkFacts, holdHomework } from './facts.ts'
import { homeworkMessages } from './messages-text.ts'
import { moveRights } from './move-rights.ts'
import { homeworkQuizzes } from './quiz-port.ts'
import { record } from './record.ts'
import { mayDecide, mayMark } from './rules.ts'
import { countDaysAgain } from './save-homework.ts'
import { momentWords, tellLearners } from './tell.ts'
import { type HeldWork, holdWorkOf, rowsOf } from './works.ts'

/** Characters of a comment that its message repeats. */
const toldMost = 200

/** Changes a work, or that of a group with all its members. @returns whose */
export async function changed(
  tx: Tx,
  held: HeldWork,
  values: Partial<typeof homeworkWorks.$inferInsert>,
) {
  const rows = await tx
    .update(homeworkWorks)
    .set(values)
    .where(rowsOf(held))
    .returning({ userId: homeworkWorks.userId })
  return rows.flatMap(({ userId }) => userId ?? [])
}

const each = (userIds: readonly number[], event: Parameters<typeof record>[1]) =>
  userIds.map((subjectId) => ({ ...event, subjectId }))

/** Gives a work back for redoing until a date, which its learners hear at once. */
export async function giveBack(call: Call<typeof homeworkApi.giveBack>) {
  const { db, viewer, input } = call
  const { homeworkId, userId, handIn, comment } = input
  const dueAt = new Date(input.dueAt)
  if (dueAt <= new Date()) throw new AppError(errors.dayPassed)
  await db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id }, { shared: true })
    must(mayMark(facts))
    const held = await holdWorkOf(tx, { homeworkId, userId })
    const { own: work } = held
    if (work.handIns < handIn) throw new AppError(errors.noWork)
    if (work.excusedAt) throw new AppError(errors.workExcused)
    // The learner has handed in again meanwhile: that work was not the one that was read.
    if (work.handIns > handIn) return
    const isSame = work.redoHandIn === handIn && work.redoDueAt?.getTime() === dueAt.getTime()
    if (isSame && work.redoComment === comment) return
    const to = await changed(tx, held, {
      ...{ redoHandIn: handIn, redoDueAt: dueAt, redoComment: comment, changedAt: new Date() },
    })
    await moveDates(tx, call, facts, userId)
    const detail = { to: dueAt.toISOString() }
    await record(tx, ...each(to, { homeworkId, kind: 'givenBack', actorId: viewer.id, detail }))
    const told =
      comment.length > toldMost ? `${comment.slice(0, toldMost).toWellFormed()}…` : comment
    const words = homeworkMessages.givenBack(facts.title, momentWords(dueAt), told)
    await tellLearners(tx, call, facts, to, words)
  })
  return {}
}

/** Excuses a student from homework, or takes that back. What was handed in stays. */
export async function excuse(call: Call<typeof homeworkApi.excuse>) {
  const { db, viewer, input } = call
  const { homeworkId, userId, excused } = input
  await db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id }, { shared: true })
    must(mayDecide(facts))
    const { own: work } = await holdWorkOf(tx, { homeworkId, userId })
    if ((work.excusedAt !== null) === excused) return
    const now = new Date()
    await tx
      .update(homeworkWorks)
      .set({ excusedAt: excused ? now : null, changedAt: now })
      .where(eq(homeworkWorks.id, work.id))
    await moveRights(tx, call, facts)
    await record(tx, {
      ...{ homeworkId, actorId: viewer.id, subjectId: userId },
      kind: excused ? 'excused' : 'included',
    })
  })
  return {}
}

/** Gives one student or group a later date, which replaces one that was given before; null takes it back. */
export async function extend(call: Call<typeof homeworkApi.extend>) {
  const { db, viewer, input } = call
  const { homeworkId, userId } = input
  const dueAt = input.dueAt === null ? null : new Date(input.dueAt)
  await db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id }, { shared: true })
    must(mayDecide(facts))
    if (dueAt && dueAt <= facts.dueAt) throw new AppError(errors.earlierDate)
    const held = await holdWorkOf(tx, { homeworkId, userId })
    const { own: work } = held
    if ((work.extendedTo?.getTime() ?? null) === (dueAt?.getTime() ?? null)) return
    const to = await changed(tx, held, {
      ...{ extendedTo: dueAt, changedAt: new Date() },
      // Of a work that was given back only its own new date counts, so that it moves too.
      ...(dueAt && work.redoDueAt && dueAt > work.redoDueAt && { redoDueAt: dueAt }),
    })
    await countDaysAgain(tx, homeworkId, held)
    await moveDates(tx, call, facts, userId)
    const detail = {
      from: work.extendedTo?.toISOString() ?? null,
      to: dueAt?.toISOString() ?? null,
    }
    await record(tx, ...each(to, { homeworkId, kind: 'extended', actorId: viewer.id, detail }))
    if (dueAt) {
      const words = homeworkMessages.extended(facts.title, momentWords(dueAt))
      await tellLearners(tx, call, facts, to, words)
    }
  })
  return {}
}

/** A quiz opens and closes by the dates of its homework. */
export async function moveDates(
  tx: Tx,
  call: Pick<Kernel, 'ports' | 'events'>,
  { kind, homeworkId }: HomeworkFacts,
  userId: number,
): Promise<void> {
  if (kind !== 'quiz') return
  await call.ports.get(homeworkQuizzes).datesMoved(tx, call, { homeworkId, userId })
}
