import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { showRenditions } from '#src/server/media/show-renditions.ts'
import { fileRenditions } from '#src/server/media/tables.ts'
import { pictures } from '../tables.ts'
import { readKind } from './kinds.ts'

/**
 * Lets everybody see the widths of a picture, also those that are made later, at addresses that browsers keep for
 * ever. The original stays private. Called in the transaction that makes it the cover of something public.
 * @returns false where the picture has not been processed yet
 */
export async function publishPicture(tx: Db | Tx, fileId: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(pictures)
    .set({ isPublic: true })
    .where(eq(pictures.fileId, fileId))
  await showIfPublic(tx, fileId)
  return rowCount === 1
}

/** Shows the widths of a picture that was published earlier. */
export async function showIfPublic(tx: Db | Tx, fileId: number): Promise<void> {
  const [row] = await tx
    .select({ isPublic: pictures.isPublic })
    .from(pictures)
    .where(eq(pictures.fileId, fileId))
  if (!row?.isPublic) return
  const made = await tx
    .select({ kind: fileRenditions.kind })
    .from(fileRenditions)
    .where(eq(fileRenditions.fileId, fileId))
  const kinds = made.map(({ kind }) => kind).filter((kind) => readKind(kind) !== undefined)
  await showRenditions(tx, fileId, kinds)
}
