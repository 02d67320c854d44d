import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { type Db, violated } from '../database/db.ts'
import type { Job } from '../feature.ts'
import type { Kernel } from '../kernel.ts'
import { fileRenditions } from '../media/tables.ts'
import { detachFiles } from './attach-file.ts'
import { lockKey } from './save-file.ts'
import type { Storage } from './storage.ts'
import { files } from './tables.ts'

/**
 * Deletes a file, and its blob when no other file has the same content. A second call does no harm:
 * after an interruption the row still exists, so that the next try finds the blob too.
 * @param given.ifLoose keeps the file when it has been attached meanwhile
 * @throws the violated constraint when something still refers to it
 */
export async function removeFile(
  { db, storage }: { db: Db; storage: Storage },
  fileId: number,
  { ifLoose = false }: { ifLoose?: boolean } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx
      .select({ id: fileRenditions.resultId })
      .from(fileRenditions)
      .where(eq(fileRenditions.fileId, fileId))
    const [gone] = await tx
      .delete(files)
      .where(and(eq(files.id, fileId), ifLoose ? lte(files.looseUntil, sql`now()`) : undefined))
      .returning({ key: files.key })
    if (!gone) return
    // What was made of the file goes with the next tidying.
    await detachFiles(
      tx,
      made.map(({ id }) => id),
    )
    // Keeps `saveFile` from relying on a blob that is being deleted.
    await lockKey(tx, gone.key)
    if ((await tx.$count(files, eq(files.key, gone.key))) === 0) await storage.remove(gone.key)
  })
}

/** Rows examined in one turn. */
const turn = 200

/** Every ten minutes, deletes uploads that no row refers to. */
export const looseFilesJob: Job = {
  name: 'files-loose',
  cron: '*/10 * * * *',
  run: (kernel) => removeLooseFiles(kernel),
}

export async function removeLooseFiles({
  db,
  storage,
  log,
}: Pick<Kernel, 'db' | 'storage' | 'log'>): Promise<void> {
  for (let after = 0; ;) {
    const rows = await db
      .select({ id: files.id })
      .from(files)
      .where(and(lte(files.looseUntil, sql`now()`), sql`${files.id} > ${after}`))
      .orderBy(asc(files.id))
      .limit(turn)
    for (const { id } of rows) {
      try {
        await removeFile({ db, storage }, id, { ifLoose: true })
      } catch (error) {
        if (violated(error) === undefined) throw error
        // Referred to though never attached: our own mistake, and no reason to lose the file.
        log.error({ fileId: id, err: error }, 'a loose file is in use')
      }
    }
    if (rows.length < turn) return
    after = rows.at(-1)!.id
  }
}
