import { eq } from 'drizzle-orm'
import { personOf } from '#src/features/content/bank/server/person-name.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors as errors } from '../errors.ts'
import { homeworkWorks } from '../tables.ts'
import { holdHomework } from './facts.ts'
import { markOf } from './own-rows.ts'
import { record } from './record.ts'
import { mayMark } from './rules.ts'
import { holdWorkOf, type Work } from './works.ts'

/**
 * Gives one member of a group another mark, with a reason, or the mark of the group again. The call names the mark that its
 * teacher has seen, as each mark does.
 */
export async function setOwnMark({
  db,
  viewer,
  locale,
  input,
}: Call<typeof homeworkApi.setOwnMark>): Promise<AnswerOf<typeof homeworkApi.setOwnMark>> {
  const { homeworkId, userId, own: given, revision, next } = input
  return db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id }, { shared: true })
    must(mayMark(facts))
    if (facts.fullMark === null) throw new AppError(errors.noMark)
    if (given && given.rawMark > facts.fullMark) throw new AppError(errors.markTooHigh)
    const { own, work: shared } = await holdWorkOf(tx, { homeworkId, userId })
    if (own.sharedId === null) throw new AppError(errors.notInGroup)
    if (own.excusedAt) throw new AppError(errors.workExcused)
    const isRepeated = own.markedById === viewer.id && own.markRevision === next
    const saved = isRepeated || own.markRevision === revision
    let kept = own
    if (saved && !isRepeated) {
      const now = new Date()
      const markRevision = Math.max(next, revision + 1)
      const [row] = await tx
        .update(homeworkWorks)
        .set({
          ...(given ? ownMark(given) : groupMark(shared)),
          ...(given && { markedById: viewer.id, markedAt: now, markedHandIn: own.handIns }),
          ...{ markRevision, changedAt: now },
        })
        .where(eq(homeworkWorks.id, own.id))
        .returning()
      kept = row!
      await record(tx, {
        ...{ homeworkId, kind: 'marked', actorId: viewer.id, subjectId: userId },
        detail: { from: own.rawMark, to: kept.rawMark },
      })
    }
    const by = saved ? null : await personOf(tx, kept.markedById, locale)
    return {
      ...{ saved, revision: kept.markRevision, rawMark: kept.rawMark, comment: kept.comment },
      mark: markOf({ ...facts, daysLate: kept.daysLate, rawMark: kept.rawMark }),
      by: by?.name ?? null,
    }
  })
}

const ownMark = ({ rawMark, reason }: { rawMark: number; reason: string }) => ({
  ...{ rawMark, ownReason: reason },
  // The rubric of the group does not say how this mark came about.
  criteria: {},
})

const groupMark = (shared: Work) => ({
  ...{ rawMark: shared.rawMark, ownReason: '', criteria: shared.criteria },
  ...{ comment: shared.comment, markedHandIn: shared.markedHandIn },
  ...{ markedById: shared.markedById, markedAt: shared.markedAt },
})
