import { eq } from 'drizzle-orm'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import { mustFit } from '#src/features/learning/quiz/server/answer-files.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import { withoutDirections } from '#src/shared/fields.ts'
import type { taskApi } from '../contract.ts'
import { taskErrors } from '../errors.ts'
import { answerMost, filesMost, mergedTimes, photosMost } from '../limits.ts'
import { taskAnswers } from '../tables.ts'
import { holdAnswer, nameFiles } from './hold-answer.ts'
import { isSame, mergeDrafts, noWords, type Words } from './merge-drafts.ts'
import { openForAnswer } from './read-task.ts'

/** Saves that an answer remembers: as many as may still be on their way. */
const savesKept = 10

/** Saves the draft of an answer. What another device has saved since the given base is merged with it. */
export async function saveDraft(
  call: Call<typeof taskApi.saveDraft>,
): Promise<AnswerOf<typeof taskApi.saveDraft>> {
  const { db, viewer, input } = call
  const { courseId, itemId, save, base } = input
  await openForAnswer(call)
  const words = clean(input)
  await mustFit(db, viewer, [
    ...words.photos.map((userFileId) => ({ userFileId, kinds: ['picture'] as const })),
    ...words.files.map((userFileId) => ({ userFileId, kinds: fileKinds })),
  ])
  const saved = await db.transaction(async (tx) => {
    const found = await holdAnswer(tx, { userId: viewer.id, courseId, itemId })
    if (found.saves.includes(save)) return found
    const isNewest = (base?.revision ?? (base === null ? 0 : null)) === found.revision
    const next = isNewest ? words : mergeDrafts(base ? clean(base) : noWords, found, words)
    mustBeWithin(next, mergedTimes)
    await nameFiles(tx, found.id, next)
    const [row] = await tx
      .update(taskAnswers)
      .set({
        ...{ text: next.text, photos: next.photos, files: next.files },
        ...{ revision: found.revision + 1, savedAt: new Date() },
        saves: [...found.saves, save].slice(-savesKept),
      })
      .where(eq(taskAnswers.id, found.id))
      .returning()
    return row!
  })
  const { revision, text, photos, files } = saved
  const merged = !isSame(saved, words)
  const given = merged ? await readGivenFiles(call, [...photos, ...files]) : []
  return { revision, text, photos, files, merged, given }
}

/** Control characters mean nothing in a text, and those that turn its direction could hide words. */
export const clean = ({ text, photos, files }: Words): Words => ({
  text: withoutDirections(text).replaceAll(/(?![\t\n])\p{Cc}/gu, ''),
  ...{ photos, files },
})

/** @throws task.tooLong, task.tooManyFiles */
export function mustBeWithin({ text, photos, files }: Words, times = 1): void {
  if (text.length > answerMost * times) throw new AppError(taskErrors.tooLong)
  if (photos.length > photosMost * times || files.length > filesMost * times) {
    throw new AppError(taskErrors.tooManyFiles)
  }
}
