import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { fileApi } from '../contract.ts'
import { userFiles } from '../tables.ts'
import { holdFiles } from './hold-files.ts'

/** Withdraws all links to a file. Pages that are open already keep what they have for up to an hour. */
export async function withdrawLinks({ db, viewer, input }: Call<typeof fileApi.withdrawLinks>) {
  await db.transaction(async (tx) => {
    const [file] = await holdFiles(tx, viewer, [input.userFileId])
    await tx
      .update(userFiles)
      .set({ linkRound: sql`${userFiles.linkRound} + 1` })
      .where(eq(userFiles.id, file!.id))
  })
  return {}
}
