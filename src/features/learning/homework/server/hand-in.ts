import { sql } from 'drizzle-orm'
import { isEmpty } from '#src/features/learning/task/server/merge-drafts.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors } from '../errors.ts'
import { daysLate } from '../late-mark.ts'
import { handInsMost, recordingsMost, textMost } from '../limits.ts'
import { homeworkHandIns, homeworkWorks } from '../tables.ts'
import { homeworkMessages } from './messages-text.ts'
import { holdOwnWork, nameFiles } from './own-work.ts'
import { mustBeWithin } from './save-draft.ts'
import { tellLearners } from './tell.ts'
import { rowsOf } from './works.ts'

/** Hands in the draft as the learner has seen it. The same revision is handed in once, however often it is asked for. */
export async function handIn(
  call: Call<typeof homeworkApi.handIn>,
): Promise<AnswerOf<typeof homeworkApi.handIn>> {
  const { db, viewer, input } = call
  const { homeworkId, revision } = input
  return db.transaction(async (tx) => {
    // The moment is taken before any lock is waited for.
    const now = new Date()
    const { facts, own, work, dueAt } = await holdOwnWork(
      tx,
      { homeworkId, userId: viewer.id },
      now,
    )
    if (work.handIns > 0 && revision === work.handedInRevision && work.redoHandIn < work.handIns) {
      const handedInAt = work.handedInAt!.toISOString()
      return { number: work.handIns, handedInAt, daysLate: work.daysLate }
    }
    const isGroup = own.sharedId !== null
    if (revision !== work.revision) {
      throw new AppError(isGroup ? homeworkErrors.changedByMember : homeworkErrors.changedElsewhere)
    }
    if (isEmpty(work)) throw new AppError(homeworkErrors.empty)
    const recordings = facts.recordingMinutes > 0 ? recordingsMost : 0
    const files = facts.filesMost + recordings
    mustBeWithin(work, { text: textMost, photos: facts.photosMost, files })
    await mustBeTaken(tx, work.files, { ...facts, recordings })
    if (work.handIns >= handInsMost) throw new AppError(homeworkErrors.tooManyHandIns)
    const number = work.handIns + 1
    const days = daysLate(dueAt, now)
    const { text, photos } = work
    await tx.insert(homeworkHandIns).values({
      ...{ workId: work.id, number, text, photos, files: work.files },
      ...{ daysLate: days, handedInAt: now, handedInById: isGroup ? viewer.id : null },
    })
    await nameFiles(tx, work.id, work, { handedIn: true })
    const changed = await tx
      .update(homeworkWorks)
      .set({
        ...{ handIns: number, handedInRevision: revision, handedInAt: now, daysLate: days },
        // A mark of the work before it is not that of this one.
        ...{ releasedAt: null, changedAt: now },
      })
      .where(rowsOf({ own, work }))
      .returning({ userId: homeworkWorks.userId })
    const others = changed.flatMap(({ userId }) => (userId === viewer.id ? [] : (userId ?? [])))
    if (others.length > 0) {
      await tellLearners(tx, call, facts, others, homeworkMessages.handedInForAll(facts.title))
    }
    return { number, handedInAt: now.toISOString(), daysLate: days }
  })
}

/**
 * Checks the files besides photographs. Recordings have room of their own; those of some browsers are films without a
 * picture, which is known once the film was looked at.
 * @throws homework.otherKind where homework does not take a file of this kind, homework.tooManyFiles
 */
async function mustBeTaken(
  tx: Tx,
  ids: readonly number[],
  of: { kinds: readonly string[]; filesMost: number; recordings: number },
) {
  if (ids.length === 0) return
  const { rows } = await tx.execute<{ mime: string; pictured: boolean }>(sql`
    select f.mime, coalesce(m.width is not null, false) as pictured from user_files u
    join files f on f.id = u.file_id left join films m on m.file_id = f.id
    where u.id = any(${sql.param([...ids])}::int[])`)
  const isRecording = ({ mime, pictured }: { mime: string; pictured: boolean }) =>
    of.recordings > 0 && !pictured && (kindOf(mime) === 'sound' || spokenFilms.includes(mime))
  const others = rows.filter((file) => !isRecording(file))
  if (others.some(({ mime }) => !of.kinds.includes(kindOf(mime)))) {
    throw new AppError(homeworkErrors.otherKind)
  }
  const isOver = others.length > of.filesMost
  const spoken = rows.length - others.length
  if (isOver || (spoken > of.recordings && !of.kinds.includes('sound'))) {
    throw new AppError(homeworkErrors.tooManyFiles)
  }
}

/** What browsers record into. */
const spokenFilms = ['video/webm', 'video/mp4']
