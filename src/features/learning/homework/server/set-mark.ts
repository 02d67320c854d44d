import { eq } from 'drizzle-orm'
import { personOf } from '#src/features/content/bank/server/person-name.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors as errors } from '../errors.ts'
import { homeworkWorks } from '../tables.ts'
import { type HomeworkFacts, holdHomework } from './facts.ts'
import { followMark } from './follow-group.ts'
import { markOf } from './own-rows.ts'
import { record } from './record.ts'
import { mayMarkByHand } from './rules.ts'
import { holdWorkOf, type Work } from './works.ts'

type SetMark = Call<typeof homeworkApi.setMark>

/**
 * Marks a work, of a group for all its members. The call names the mark that its teacher has seen: one that another teacher has given meanwhile stays, and
 * is answered.
 */
export async function setMark({
  db,
  viewer,
  locale,
  input,
}: SetMark): Promise<AnswerOf<typeof homeworkApi.setMark>> {
  const { homeworkId, userId, rawMark, criteria, comment, handIn, revision, next } = input
  return db.transaction(async (tx) => {
    const facts = await holdHomework(tx, { homeworkId, userId: viewer.id }, { shared: true })
    must(mayMarkByHand(facts))
    mustFitMark(facts, input)
    const { own, work } = await holdWorkOf(tx, { homeworkId, userId })
    if (own.excusedAt) throw new AppError(errors.workExcused)
    const isRepeated = work.markedById === viewer.id && work.markRevision === next
    const saved = isRepeated || work.markRevision === revision
    const now = new Date()
    if (saved && !isRepeated) {
      await tx
        .update(homeworkWorks)
        .set({
          ...{ rawMark, criteria, comment, markRevision: Math.max(next, revision + 1) },
          // A hand-in that came after the one that was read waits for its mark.
          ...{ markedHandIn: Math.min(handIn, work.handIns), markedById: viewer.id },
          ...{ markedAt: now, changedAt: now },
        })
        .where(eq(homeworkWorks.id, work.id))
      const marked = own.sharedId === null ? [userId] : await followMark(tx, work.id)
      if (work.rawMark !== rawMark || work.markedAt === null) {
        const detail = { from: work.rawMark, to: rawMark }
        const event = { homeworkId, kind: 'marked' as const, actorId: viewer.id, detail }
        await record(tx, ...marked.map((subjectId) => ({ ...event, subjectId })))
      }
    }
    const kept: Pick<Work, 'rawMark' | 'comment' | 'markRevision' | 'markedById'> =
      saved && !isRepeated
        ? { rawMark, comment, markedById: viewer.id, markRevision: Math.max(next, revision + 1) }
        : work
    const by = saved ? null : await personOf(tx, kept.markedById, locale)
    return {
      ...{ saved, revision: kept.markRevision, rawMark: kept.rawMark, comment: kept.comment },
      mark: markOf({ ...facts, daysLate: work.daysLate, rawMark: kept.rawMark }),
      by: by?.name ?? null,
    }
  })
}

/** @throws homework.noMark, homework.markMissing, homework.markTooHigh */
function mustFitMark(
  { fullMark, criteria: rubric }: HomeworkFacts,
  { rawMark, criteria }: SetMark['input'],
) {
  if (fullMark === null) {
    if (rawMark !== null) throw new AppError(errors.noMark)
    return
  }
  if (rawMark === null) throw new AppError(errors.markMissing)
  const isWrong = Object.entries(criteria).some(
    ([id, points]) => points > (rubric.find((one) => one.id === id)?.points ?? -1),
  )
  if (rawMark > fullMark || isWrong) throw new AppError(errors.markTooHigh)
}
