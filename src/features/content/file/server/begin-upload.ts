import { randomBytes } from 'node:crypto'
import { Upload } from '@tus/server'
import { and, eq, ne } from 'drizzle-orm'
import type { Config } from '#src/config.ts'
import type { Call } from '#src/server/kernel.ts'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import { mustHaveSpace } from '#src/server/storage/free-space.ts'
import { cleanName } from '#src/server/storage/save-file.ts'
import { leastBytes } from '#src/server/storage/upload-limits.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileKinds, kindByName } from '#src/shared/file-kind.ts'
import { fileErrors, type fileApi, uploadPath, uploadsMax } from '../contract.ts'
import { fileUploads } from '../tables.ts'
import { holdFolder } from './hold-folders.ts'
import { largestMiB, mustHaveRoom, mustNotExceed } from './storage-quota.ts'
import { countArriving } from './upload-shares.ts'

/** Begins an upload: a place for its bytes, and the row that says whose they are. */
export async function beginUpload(call: Call<typeof fileApi.beginUpload>) {
  const { db, viewer, input, arriving, config, origin } = call
  const { size, folderId = null } = input
  mustNotExceed(config, kindByName(input.name) ?? widestKind(config), size)
  await mustHaveSpace(config, size)
  const id = randomBytes(16).toString('hex')
  await db.transaction(async (tx) => {
    // Begun one after the other, so that a hundred at once are counted.
    await holdOwn(tx, viewer.id)
    const mine = and(eq(fileUploads.ownerId, viewer.id), ne(fileUploads.state, 'done'))
    if ((await tx.$count(fileUploads, mine)) >= uploadsMax) {
      throw new AppError(fileErrors.tooManyUploads)
    }
    await mustHaveRoom(tx, config, { ownerId: viewer.id, bytes: size })
    if (folderId !== null) await holdFolder(tx, viewer, folderId)
    await tx
      .insert(fileUploads)
      .values({ id, ownerId: viewer.id, name: cleanName(input.name), size, folderId })
    const sender = { userId: viewer.id, ip: origin.ip }
    const later = Math.max(0, size - leastBytes)
    await countArriving(call, tx, id, { sender, most: 0, later })
  })
  await arriving.store.create(new Upload({ id, size, offset: 0, metadata: {} }))
  return { uploadId: id, url: `${uploadPath}/${id}` }
}

/** A name that says nothing may be that of any kind; the content decides once it is there. */
const widestKind = (config: Config) =>
  fileKinds.reduce((a, b) => (largestMiB(config, b) > largestMiB(config, a) ? b : a))
