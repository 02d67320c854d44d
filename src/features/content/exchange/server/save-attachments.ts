import { and, eq, inArray } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import type { Tx } from '#src/server/database/db.ts'
import { beginWorks } from '#src/server/media/begin-works.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { bytesInMemory } from '#src/server/storage/types/byte-source.ts'
import { contentType } from '#src/server/storage/types/content-type.ts'
import { mebibyte } from '#src/server/storage/upload-limits.ts'
import { type FileKind, kindOf } from '#src/shared/file-kind.ts'
import { newUserFile } from '../../file/server/new-user-file.ts'
import { hasRoom, largestMiB } from '../../file/server/uploads/storage-quota.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import type { ReadPaper } from '../paper-form.ts'
import { questionImportFiles, questionImports } from '../tables.ts'
import { attachmentsOf, fits, type SavedFiles } from './body-files.ts'
import { dropUnused } from './drop-files.ts'

interface Held {
  id: number
  ownerId: number
}

/**
 * Makes the pictures of a source files of the owner, so that the review shows them as learners will. They count in
 * the owner's storage, and are left out where that is full. Each is held by the import from the moment at which it
 * is the owner's: deleting the import deletes it too, also in the middle of this.
 * @returns null for an import that was deleted meanwhile
 */
export async function saveAttachments(
  kernel: Kernel,
  held: Held,
  attachments: ReadPaper['attachments'],
  bodies: readonly (QuestionBody | null)[],
): Promise<SavedFiles | null> {
  const { db } = kernel
  const { ownerId } = held
  // Of a try that ended in the middle.
  const isThere = await db.transaction(async (tx) => {
    const found = await isReading(tx, held, 'update')
    if (found) await dropUnused(tx, held)
    return found
  })
  if (!isThere) return null
  const wanted = await usable(kernel, attachments, bodies)
  const saved = new Map<string, { userFileId: number; kind: FileKind }>()
  const bytes = wanted.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)
  if (bytes === 0 || !(await hasRoom(kernel, { ownerId, bytes }))) return saved
  for (const { key, name, buffer, mime, kind } of wanted) {
    const file = await saveFile(kernel, {
      ...{ bytes: buffer, name, mime, ownerId },
      visibility: 'private',
      loose: true,
    })
    const userFileId = await db.transaction(async (tx) => {
      // Its stored bytes go with the next tidying.
      if (!(await isReading(tx, held, 'key share'))) return null
      await attachFile(tx, { fileId: file.id })
      await beginWorks(kernel, tx, file)
      const id = await newUserFile(tx, { ownerId, file })
      await tx.insert(questionImportFiles).values({ importId: held.id, userFileId: id })
      return id
    })
    if (userFileId === null) return null
    saved.set(key, { userFileId, kind })
  }
  return saved
}

/** Locks an import, while it is there to be read into: against its deletion, or against other readings too. */
export async function isReading(
  tx: Tx,
  { id }: Held,
  lock: 'update' | 'key share',
): Promise<boolean> {
  const rows = await tx
    .select({ id: questionImports.id })
    .from(questionImports)
    .where(and(eq(questionImports.id, id), eq(questionImports.state, 'reading')))
    .for(lock)
  return rows.length > 0
}

/** Whether an import still holds all the files that were saved for it: another try drops those of one before. */
export async function areHeld(tx: Tx, { id }: Held, files: SavedFiles): Promise<boolean> {
  const ids = [...files.values()].map(({ userFileId }) => userFileId)
  const { importId, userFileId } = questionImportFiles
  const isHeld = and(eq(importId, id), inArray(userFileId, ids))
  return (await tx.$count(questionImportFiles, isHeld)) === ids.length
}

/** Attachments that questions name, of a kind and size that fit there; the rows of others say that they are missing. */
async function usable(
  { config }: Kernel,
  attachments: ReadPaper['attachments'],
  bodies: readonly (QuestionBody | null)[],
) {
  const named = bodies.flatMap((body) => (body ? attachmentsOf(body) : []))
  const placesOf = Map.groupBy(named, ({ name }) => name)
  const found = []
  for (const [key, { name, bytes }] of attachments) {
    const places = placesOf.get(key) ?? []
    if (places.length === 0) continue
    const buffer = Buffer.from(bytes)
    const mime = await contentType(bytesInMemory(buffer), name)
    const kind = kindOf(mime)
    const isSmall = buffer.byteLength <= largestMiB(config, kind) * mebibyte
    if (isSmall && places.some(({ place }) => fits(kind, place))) {
      found.push({ key, name, buffer, mime, kind })
    }
  }
  return found
}
