import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { retryWork as beginAgain } from '#src/server/media/retry-work.ts'
import { mediaWork } from '#src/server/media/tables.ts'
import type { fileApi } from '../contract.ts'
import { holdFiles } from './hold-files.ts'

/** Begins a failed work on a file again. */
export async function retryWork(call: Call<typeof fileApi.retryWork>) {
  const { db, viewer, input } = call
  await db.transaction(async (tx) => {
    const [file] = await holdFiles(tx, viewer, [input.userFileId])
    const one = and(eq(mediaWork.fileId, file!.fileId), eq(mediaWork.name, input.work))
    await beginAgain(call, tx, one)
  })
  return {}
}
