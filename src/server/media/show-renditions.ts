import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../database/db.ts'
import { publicFileUrl } from '../storage/file-url.ts'
import { files } from '../storage/tables.ts'
import { fileRenditions, type RenditionRow } from './tables.ts'

/**
 * Lets everybody see renditions of a file, at an address for each that browsers keep for ever
 * (`publicRenditionUrl`). The file itself stays as private as it is.
 */
export async function showRenditions(
  tx: Db | Tx,
  fileId: number,
  kinds: readonly string[],
): Promise<void> {
  if (kinds.length === 0) return
  const results = tx
    .select({ id: fileRenditions.resultId })
    .from(fileRenditions)
    .where(and(eq(fileRenditions.fileId, fileId), inArray(fileRenditions.kind, [...kinds])))
  await tx.update(files).set({ visibility: 'public' }).where(inArray(files.id, results))
}

/** The address of a rendition that everybody may see; its name is its kind. */
export const publicRenditionUrl = ({ resultId, kind }: Pick<RenditionRow, 'resultId' | 'kind'>) =>
  publicFileUrl({ id: resultId, name: kind })
