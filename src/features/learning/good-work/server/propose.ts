import { eq } from 'drizzle-orm'
import { holdHomework } from '#src/features/learning/homework/server/facts.ts'
import { tell } from '#src/features/learning/class/server/tell.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { goodWorkApi as api } from '../contract.ts'
import { goodWorkErrors as errors } from '../errors.ts'
import { goodWorkPaths } from '../paths.ts'
import { goodWorkConsents, goodWorks } from '../tables.ts'
import { findWork, namesOfGone } from './find-work.ts'
import { goodWorkMessages } from './messages-text.ts'
import { mayPropose } from './rules.ts'

/** Asks the students of a work. A work that is proposed already stays as it is. */
export async function proposeWork(call: Call<typeof api.propose>) {
  const { db, viewer, locale, input } = call
  const { homeworkId, handIn, reason } = input
  return db.transaction(async (tx) => {
    // The locked homework keeps two proposals of one work apart, and a hand-in from coming between.
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id })
    const { workId, students, good, ...found } = await findWork(tx, input)
    const returned = found.returned && workId !== null
    const gone = namesOfGone(found, locale)
    must(mayPropose(facts, { returned, state: good?.state ?? null, gone }))
    if (good) return { goodWorkId: good.goodWorkId }
    if (found.handIn !== handIn) throw new AppError(errors.changed)
    // One that counts no more, because its students have left and come back, is asked anew.
    await tx.delete(goodWorks).where(eq(goodWorks.workId, workId!))
    const proposedAt = new Date()
    const made = await tx
      .insert(goodWorks)
      .values({ ...{ workId: workId!, handIn, reason, proposedAt }, proposedById: viewer.id })
      .returning({ goodWorkId: goodWorks.id })
    const { goodWorkId } = made[0]!
    await tx.insert(goodWorkConsents).values(students.map(({ userId }) => ({ goodWorkId, userId })))
    await tell(tx, call, {
      ...{ to: students.map(({ userId }) => userId), of: facts },
      words: goodWorkMessages.asked(facts.title),
      link: goodWorkPaths.list(facts.classId, { state: 'waiting' }),
    })
    return { goodWorkId }
  })
}
