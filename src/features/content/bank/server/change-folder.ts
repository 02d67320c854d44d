import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { type bankApi, bankErrors } from '../contract.ts'
import { folderDepth } from '../folder-api.ts'
import { questionFolders, questions } from '../tables.ts'
import { depthOf, refuseTaken } from './create-folder.ts'
import { folderToFill, openFolder } from './folders.ts'
import { mayManageFolder } from './rules.ts'

export async function renameFolder({ db, viewer, input }: Call<typeof bankApi.renameFolder>) {
  return db.transaction(async (tx) => {
    await folderToFill(tx, viewer, input.folderId)
    await tx
      .update(questionFolders)
      .set({ name: input.name })
      .where(eq(questionFolders.id, input.folderId))
      .catch(refuseTaken)
    return {}
  })
}

/** Opens a folder of the viewer's own and locks all of the viewer's folders, so that moves never make a circle. */
export async function holdOwnFolder(tx: Tx, viewer: { id: number }, folderId: number) {
  await tx.execute(sql`
    select from question_folders where owner_id = ${viewer.id} order by id for no key update`)
  const folder = await openFolder(tx, viewer, folderId)
  must(mayManageFolder(folder.right))
  return folder
}

export async function moveFolder({ db, viewer, input }: Call<typeof bankApi.moveFolder>) {
  const { folderId, parentId } = input
  return db.transaction(async (tx) => {
    const folder = await holdOwnFolder(tx, viewer, folderId)
    if (parentId !== null) {
      await holdOwnFolder(tx, viewer, parentId)
      if (folder.ids.includes(parentId)) throw new AppError(bankErrors.folderInItself)
    }
    const above = parentId === null ? 0 : await depthOf(tx, parentId)
    if (above + (await heightOf(tx, folderId)) > folderDepth) {
      throw new AppError(bankErrors.folderTooDeep)
    }
    await tx
      .update(questionFolders)
      .set({ parentId })
      .where(eq(questionFolders.id, folderId))
      .catch(refuseTaken)
    return {}
  })
}

/** Returns how many folders stand inside each other, with itself. */
async function heightOf(tx: Tx, folderId: number): Promise<number> {
  const { rows } = await tx.execute<{ height: number }>(sql`
    with recursive below as (
      select ${folderId}::int as id, 1 as height
      union all
      select f.id, below.height + 1 from question_folders f join below on f.parent_id = below.id
    ) select max(height) as height from below`)
  return rows[0]!.height
}

/** Deletes a folder with those inside. No question is lost with it: they move to the folder around it. */
export async function deleteFolder({ db, viewer, input }: Call<typeof bankApi.deleteFolder>) {
  const { folderId } = input
  return db.transaction(async (tx) => {
    const [there] = await tx
      .select({ parentId: questionFolders.parentId })
      .from(questionFolders)
      .where(eq(questionFolders.id, folderId))
    // Deleted already, by another page.
    if (!there) return { moved: 0 }
    const { ids, parentId } = await holdOwnFolder(tx, viewer, folderId)
    const moved = await tx
      .update(questions)
      .set({ folderId: parentId })
      .where(inArray(questions.folderId, ids))
    await tx.delete(questionFolders).where(eq(questionFolders.id, folderId))
    return { moved: moved.rowCount ?? 0 }
  })
}
