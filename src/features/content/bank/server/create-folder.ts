import { eq, sql } from 'drizzle-orm'
import { type Tx, violated } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { type bankApi, bankErrors } from '../contract.ts'
import { folderDepth, foldersMax } from '../folder-api.ts'
import { questionFolders } from '../tables.ts'
import { folderToFill } from './folders.ts'

/** Makes a folder. Inside a shared one it belongs to the owner of that one. */
export async function createFolder({ db, viewer, input }: Call<typeof bankApi.createFolder>) {
  const { parentId, name } = input
  return db.transaction(async (tx) => {
    const { ownerId } = await folderToFill(tx, viewer, parentId)
    if (parentId !== null && (await depthOf(tx, parentId)) >= folderDepth) {
      throw new AppError(bankErrors.folderTooDeep)
    }
    const folders = ownerId === null ? 0 : await countFolders(tx, ownerId)
    if (folders >= foldersMax) throw new AppError(bankErrors.tooManyFolders)
    const [made] = await tx
      .insert(questionFolders)
      .values({ ownerId, parentId, name })
      .returning({ folderId: questionFolders.id })
      .catch(refuseTaken)
    return made!
  })
}

const countFolders = (tx: Tx, ownerId: number) =>
  tx.$count(questionFolders, eq(questionFolders.ownerId, ownerId))

/** Returns how many folders a folder stands in, with itself. */
export async function depthOf(tx: Tx, folderId: number): Promise<number> {
  const { rows } = await tx.execute<{ depth: number }>(sql`
    with recursive above as (
      select id, parent_id from question_folders where id = ${folderId}
      union all
      select f.id, f.parent_id from question_folders f join above on f.id = above.parent_id
    ) select count(*)::int as depth from above`)
  return rows[0]!.depth
}

export function refuseTaken(error: unknown): never {
  throw violated(error) === 'question_folders_name' ? new AppError(bankErrors.folderTaken) : error
}
