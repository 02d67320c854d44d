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
import { homeworkQuizzes } from './quiz-port.ts'
import { record } from './record.ts'
import { mayDecide, mayMark } from './rules.ts'
import { countDaysAgain } from './save-homework.ts'
import { momentWords, tellLearners } from './tell.ts'
import { holdWorkOf } from './works.ts'

/** Characters of a comment that its message repeats. */
const toldMost = 200

/** Gives a work back for redoing until a date, which its learner hears at once. */
export async function giveBack(call: Call<typeof homeworkApi.giveBack>) {
  const { db, viewer, input } = call
  const { homeworkId, userId, handIn, comment } = input
  const dueAt = new Date(input.dueAt)
  if (dueAt <= new Date()) throw new AppError(errors.dayPassed)
  await db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id }, { shared: true })
    must(mayMark(facts))
    const work = await holdWorkOf(tx, { homeworkId, userId })
    if (work.handIns < handIn) throw new AppError(errors.noWork)
    if (work.excusedAt) throw new AppError(errors.workExcused)
    // The learner has handed in again meanwhile: that work was not the one that was read.
    if (work.handIns > handIn) return
    const isSame = work.redoHandIn === handIn && work.redoDueAt?.getTime() === dueAt.getTime()
    if (isSame && work.redoComment === comment) return
    await tx
      .update(homeworkWorks)
      .set({ redoHandIn: handIn, redoDueAt: dueAt, redoComment: comment, changedAt: new Date() })
      .where(eq(homeworkWorks.id, work.id))
    await moveDates(tx, call, facts, userId)
    const to = dueAt.toISOString()
    await record(tx, {
      ...{ homeworkId, kind: 'givenBack', actorId: viewer.id, subjectId: userId, detail: { to } },
    })
    const told =
      comment.length > toldMost ? `${comment.slice(0, toldMost).toWellFormed()}…` : comment
    const words = homeworkMessages.givenBack(facts.title, momentWords(dueAt), told)
    await tellLearners(tx, call, facts, [userId], words)
  })
  return {}
}

/** Excuses a student from homework, or takes that back. What was handed in stays. */
export async function excuse({ db, viewer, input }: Call<typeof homeworkApi.excuse>) {
  const { homeworkId, userId, excused } = input
  await db.transaction(async (tx) => {
    must(mayDecide(await holdHomework(tx, { homeworkId, userId: viewer.id }, { shared: true })))
    const work = await holdWorkOf(tx, { homeworkId, userId })
    if ((work.excusedAt !== null) === excused) return
    const now = new Date()
    await tx
      .update(homeworkWorks)
      .set({ excusedAt: excused ? now : null, changedAt: now })
      .where(eq(homeworkWorks.id, work.id))
    await record(tx, {
      ...{ homeworkId, actorId: viewer.id, subjectId: userId },
      kind: excused ? 'excused' : 'included',
    })
  })
  return {}
}

/** Gives one student a later date, which replaces one that was given before; null takes it back. */
export async function extend(call: Call<typeof homeworkApi.extend>) {
  const { db, viewer, input } = call
  const { homeworkId, userId } = input
  const dueAt = input.dueAt === null ? null : new Date(input.dueAt)
  await db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id }, { shared: true })
    must(mayDecide(facts))
    if (dueAt && dueAt <= facts.dueAt) throw new AppError(errors.earlierDate)
    const work = await holdWorkOf(tx, { homeworkId, userId })
    if ((work.extendedTo?.getTime() ?? null) === (dueAt?.getTime() ?? null)) return
    await tx
      .update(homeworkWorks)
      .set({
        ...{ extendedTo: dueAt, changedAt: new Date() },
        // Of a work that was given back only its own new date counts, so that it moves too.
        ...(dueAt && work.redoDueAt && dueAt > work.redoDueAt && { redoDueAt: dueAt }),
      })
      .where(eq(homeworkWorks.id, work.id))
    await countDaysAgain(tx, homeworkId, userId)
    await moveDates(tx, call, facts, userId)
    await record(tx, {
      ...{ homeworkId, kind: 'extended', actorId: viewer.id, subjectId: userId },
      detail: { from: work.extendedTo?.toISOString() ?? null, to: dueAt?.toISOString() ?? null },
    })
    if (dueAt) {
      const words = homeworkMessages.extended(facts.title, momentWords(dueAt))
      await tellLearners(tx, call, facts, [userId], words)
    }
  })
  return {}
}

/** A quiz opens and closes by the dates of its homework. */
async function moveDates(
  tx: Tx,
  call: Pick<Kernel, 'ports' | 'events'>,
  { kind, homeworkId }: HomeworkFacts,
  userId: number,
): Promise<void> {
  if (kind !== 'quiz') return
  await call.ports.get(homeworkQuizzes).datesMoved(tx, call, { homeworkId, userId })
}
