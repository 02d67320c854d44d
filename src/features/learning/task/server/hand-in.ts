import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { taskApi } from '../contract.ts'
import { taskErrors } from '../errors.ts'
import { handInsMost } from '../limits.ts'
import { taskAnswers, taskHandIns } from '../tables.ts'
import { holdAnswer, nameFiles } from './hold-answer.ts'
import { isEmpty } from './merge-drafts.ts'
import { openForAnswer } from './read-task.ts'
import { mustBeWithin } from './save-draft.ts'
import { taskStudy } from './study-port.ts'

/** Hands in the draft as the learner has seen it. The same revision is handed in once, however often it is asked for. */
export async function handIn(
  call: Call<typeof taskApi.handIn>,
): Promise<AnswerOf<typeof taskApi.handIn>> {
  const { db, viewer, ports, input } = call
  const { courseId, itemId, revision } = input
  await openForAnswer(call)
  const of = { userId: viewer.id, courseId, itemId }
  return db.transaction(async (tx) => {
    const found = await holdAnswer(tx, of)
    if (found.handIns > 0 && revision === found.handedInRevision) return { number: found.handIns }
    if (revision !== found.revision) throw new AppError(taskErrors.changedElsewhere)
    if (isEmpty(found)) throw new AppError(taskErrors.empty)
    mustBeWithin(found)
    if (found.handIns >= handInsMost) throw new AppError(taskErrors.tooManyHandIns)
    const number = found.handIns + 1
    const { text, photos, files } = found
    const handedInAt = new Date()
    await tx
      .insert(taskHandIns)
      .values({ answerId: found.id, number, text, photos, files, handedInAt })
    await nameFiles(tx, found.id, found, { handedIn: true })
    await tx
      .update(taskAnswers)
      .set({ handIns: number, handedInRevision: revision, handedInAt })
      .where(eq(taskAnswers.id, found.id))
    await ports.get(taskStudy).setDone(tx, of)
    return { number }
  })
}
