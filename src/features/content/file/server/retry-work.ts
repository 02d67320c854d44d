import type { Call } from '#src/server/kernel.ts'
import { beginWork } from '#src/server/media/begin-works.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileErrors, type fileApi } from '../contract.ts'
import { holdFiles } from './hold-files.ts'

/** Begins a work on a file again after it has failed; one that runs goes on. */
export async function retryWork(call: Call<typeof fileApi.retryWork>) {
  const { db, viewer, input, works } = call
  await db.transaction(async (tx) => {
    const [file] = await holdFiles(tx, viewer, [input.userFileId])
    if (!works.has(input.work)) throw new AppError(fileErrors.workUnknown)
    await beginWork(call, tx, file!.fileId, input.work)
  })
  return {}
}
