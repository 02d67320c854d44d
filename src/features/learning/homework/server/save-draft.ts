import { eq } from 'drizzle-orm'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import { mustFit } from '#src/features/learning/quiz/server/answer-files.ts'
import {
  isSame,
  mergeDrafts,
  noWords,
  type Words,
} from '#src/features/learning/task/server/merge-drafts.ts'
import { clean } from '#src/features/learning/task/server/save-draft.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import type { homeworkApi } from '../contract.ts'
import { homeworkErrors } from '../errors.ts'
import { filesMost, photosMost, textMost } from '../limits.ts'
import { homeworkWorks } from '../tables.ts'
import { holdOwnWork, nameFiles } from './own-work.ts'

/** Saves that a work remembers: as many as may still be on their way. */
const savesKept = 10
/** Two merged drafts may hold twice as much as is handed in, because nothing is thrown away. */
const times = 2

/** Saves the draft of a work. What another device has saved since the given base is merged with it. */
export async function saveDraft(
  call: Call<typeof homeworkApi.saveDraft>,
): Promise<AnswerOf<typeof homeworkApi.saveDraft>> {
  const { db, viewer, input } = call
  const { homeworkId, save, base } = input
  const words = clean(input)
  await mustFit(db, viewer, [
    ...words.photos.map((userFileId) => ({ userFileId, kinds: ['picture'] as const })),
    ...words.files.map((userFileId) => ({ userFileId, kinds: fileKinds })),
  ])
  const saved = await db.transaction(async (tx) => {
    const { work } = await holdOwnWork(tx, { homeworkId, userId: viewer.id }, new Date())
    if (work.saves.includes(save)) return work
    const isNewest = (base?.revision ?? (base === null ? 0 : null)) === work.revision
    const next = isNewest ? words : mergeDrafts(base ? clean(base) : noWords, work, words)
    mustBeWithin(next, {
      photos: photosMost * times,
      files: filesMost * times,
      text: textMost * times,
    })
    await nameFiles(tx, work.id, next)
    const [row] = await tx
      .update(homeworkWorks)
      .set({
        ...{ text: next.text, photos: next.photos, files: next.files },
        ...{ revision: work.revision + 1, savedAt: new Date() },
        saves: [...work.saves, save].slice(-savesKept),
      })
      .where(eq(homeworkWorks.id, work.id))
      .returning()
    return row!
  })
  const { revision, text, photos, files } = saved
  const merged = !isSame(saved, words)
  const given = merged ? await readGivenFiles(call, [...photos, ...files]) : []
  return { revision, text, photos, files, merged, given }
}

/** @throws homework.tooLong, homework.tooManyFiles */
export function mustBeWithin(
  { text, photos, files }: Words,
  most: { text: number; photos: number; files: number },
): void {
  if (text.length > most.text) throw new AppError(homeworkErrors.tooLong)
  if (photos.length > most.photos || files.length > most.files) {
    throw new AppError(homeworkErrors.tooManyFiles)
  }
}
