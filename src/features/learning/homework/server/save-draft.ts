import { eq, sql } from 'drizzle-orm'
import { readGivenFiles } from '#src/features/content/file/server/read-given-files.ts'
import { mustFit } from '#src/features/learning/quiz/server/answer-files.ts'
import {
  isSame,
  mergeDrafts,
  noWords,
  type Words,
} from '#src/features/learning/task/server/merge-drafts.ts'
import { clean } from '#src/features/learning/task/server/save-draft.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileKinds, kindOf } from '#src/shared/file-kind.ts'
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
  const given = clean(input)
  const words = await withoutForeign(db, { homeworkId, userId: viewer.id }, given)
  const saved = await db.transaction(async (tx) => {
    const { own, work } = await holdOwnWork(tx, { homeworkId, userId: viewer.id }, new Date())
    if (work.saves.includes(save)) return work
    const isNewest = (base?.revision ?? (base === null ? 0 : null)) === work.revision
    const next = isNewest ? words : mergeDrafts(base ? clean(base) : noWords, work, words)
    // Of a group, a device that only asks what the others wrote is not the one that has saved last.
    if (own.sharedId !== null && isSame(next, work)) return work
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
        savedById: own.sharedId === null ? null : viewer.id,
        saves: [...work.saves, save].slice(-savesKept),
      })
      .where(eq(homeworkWorks.id, work.id))
      .returning()
    return row!
  })
  const { revision, text, photos, files } = saved
  const merged = !isSame(saved, given)
  const shown = merged ? await readGivenFiles(call, [...photos, ...files]) : []
  return { revision, text, photos, files, merged, given: shown }
}

interface Named extends Record<string, unknown> {
  id: number
  mime: string
  isOwn: boolean
}

/**
 * Checks that the files are one's own, and in their places. Of the work of a group, those of the other members stay as long
 * as the work names them; what a member has removed meanwhile is left out, because a device without a network may still have it.
 * @throws file.unknown, file.otherType
 */
async function withoutForeign(
  db: Db,
  of: { homeworkId: number; userId: number },
  words: Words,
): Promise<Words> {
  const { rows } = await db.execute<Named>(sql`
    select u.* from homework_works w left join lateral (
      select u.id, f.mime, u.owner_id is not distinct from ${of.userId} as "isOwn"
      from user_files u join files f on f.id = u.file_id
      where u.id = any(${sql.param([...words.photos, ...words.files])}::int[]) and (u.owner_id = ${of.userId} or exists (
        select from homework_work_files n where n.work_id = w.shared_id and n.user_file_id = u.id))) u on true
    where w.homework_id = ${of.homeworkId} and w.user_id = ${of.userId} and w.shared_id is not null`)
  const isGroup = rows.length > 0
  const known = new Map(rows.map((row) => [row.id, row]))
  const isTheirs = (id: number) => isGroup && !known.get(id)?.isOwn
  const own = (ids: readonly number[]) => ids.filter((id) => !isTheirs(id))
  await mustFit(db, { id: of.userId }, [
    ...own(words.photos).map((userFileId) => ({ userFileId, kinds: ['picture'] as const })),
    ...own(words.files).map((userFileId) => ({ userFileId, kinds: fileKinds })),
  ])
  const stays = (id: number, isPhoto: boolean) => {
    if (!isTheirs(id)) return true
    const mime = known.get(id)?.mime
    return mime !== undefined && (!isPhoto || kindOf(mime) === 'picture')
  }
  return {
    text: words.text,
    photos: words.photos.filter((id) => stays(id, true)),
    files: words.files.filter((id) => stays(id, false)),
  }
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
