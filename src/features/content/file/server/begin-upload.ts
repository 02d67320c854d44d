import { randomBytes } from 'node:crypto'
import { Upload } from '@tus/server'
import { and, eq, ne } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import { mustHaveSpace } from '#src/server/storage/free-space.ts'
import { cleanName } from '#src/server/storage/save-file.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileErrors, type fileApi, uploadPath, uploadsMax } from '../contract.ts'
import { fileUploads } from '../tables.ts'

/** Begins an upload: a place for its bytes, and the row that says whose they are. */
export async function beginUpload(call: Call<typeof fileApi.beginUpload>) {
  const { db, viewer, input, arriving, config } = call
  const most = config.FILE_MIB * 1024 * 1024
  if (input.size > most) {
    throw new AppError(fileErrors.fileTooLarge, { values: { limit: `${config.FILE_MIB} MB` } })
  }
  await mustHaveSpace(config, input.size)
  const id = randomBytes(16).toString('hex')
  await db.transaction(async (tx) => {
    // Begun one after the other, so that a hundred at once are counted.
    await holdOwn(tx, viewer.id)
    const mine = and(eq(fileUploads.ownerId, viewer.id), ne(fileUploads.state, 'done'))
    if ((await tx.$count(fileUploads, mine)) >= uploadsMax) {
      throw new AppError(fileErrors.tooManyUploads)
    }
    await tx
      .insert(fileUploads)
      .values({ id, ownerId: viewer.id, name: cleanName(input.name), size: input.size })
  })
  await arriving.store.create(new Upload({ id, size: input.size, offset: 0, metadata: {} }))
  return { uploadId: id, url: `${uploadPath}/${id}` }
}
