import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { renameFile as renameBytes } from '#src/server/storage/rename-file.ts'
import type { fileApi } from '../contract.ts'
import { userFiles } from '../tables.ts'
import { endingOf, withEnding } from './file-names.ts'
import { holdFiles } from './hold-files.ts'

/** Renames a file. Its ending stays, because programs choose by it how to open a download. */
export async function renameFile({ db, viewer, input }: Call<typeof fileApi.renameFile>) {
  return db.transaction(async (tx) => {
    const [file] = await holdFiles(tx, viewer, [input.userFileId])
    const name = await renameBytes(
      tx,
      file!.fileId,
      withEnding(input.name, endingOf(file!.name), ''),
    )
    await tx.update(userFiles).set({ name }).where(eq(userFiles.id, file!.id))
    return { name }
  })
}
