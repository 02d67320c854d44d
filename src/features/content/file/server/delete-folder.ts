import { eq, inArray, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { fileApi } from '../contract.ts'
import { fileFolders, userFiles } from '../tables.ts'
import { mayManageFolder } from './rules.ts'

/** Deletes a folder with those inside. No file is lost with it: they move to the folder around it. */
export async function deleteFolder({ db, viewer, input }: Call<typeof fileApi.deleteFolder>) {
  return db.transaction(async (tx) => {
    const one = eq(fileFolders.id, input.folderId)
    const [folder] = await tx.select().from(fileFolders).where(one).for('update')
    // Deleted already, by another page.
    if (!folder || mayManageFolder(folder, viewer)) return { moved: 0 }
    const { rows } = await tx.execute<{ id: number }>(sql`
      with recursive inside as (
        select id from file_folders where id = ${folder.id}
        union all
        select d.id from file_folders d join inside on d.parent_id = inside.id
      )
      select id from inside`)
    const moved = await tx
      .update(userFiles)
      .set({ folderId: folder.parentId })
      .where(
        inArray(
          userFiles.folderId,
          rows.map(({ id }) => id),
        ),
      )
    await tx.delete(fileFolders).where(one)
    return { moved: moved.rowCount ?? 0 }
  })
}
