import { randomBytes } from 'node:crypto'
import { type DataStore, Upload } from '@tus/server'
import { and, eq, ne } from 'drizzle-orm'
import type { Config } from '#src/config.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import { mustHaveSpace } from '#src/server/storage/free-space.ts'
import { cleanName } from '#src/server/storage/save-file.ts'
import { leastBytes } from '#src/server/storage/upload-limits.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileKinds, kindByName } from '#src/shared/file-kind.ts'
import {
  fileErrors,
  type fileApi,
  uploadPath,
  uploadsMax,
} from '#src/features/content/file/contract.ts'
import { fileUploads } from '#src/features/content/file/tables.ts'
import { holdFolder } from '../hold-folders.ts'
import { mayManageUpload } from '../rules.ts'
import { largestMiB, mustHaveRoom, mustNotExceed } from './storage-quota.ts'
import { countArriving } from './upload-shares.ts'

/** Begins an upload of a file to one's own folder. */
export const beginUpload = (call: Call<typeof fileApi.beginUpload>) =>
  beginArrival(call, {
    ...call.input,
    async place(tx) {
      const { folderId = null } = call.input
      if (folderId !== null) await holdFolder(tx, call.viewer, folderId)
      return folderId
    },
  })

interface Arrival {
  uploadId?: string | undefined
  name: string
  size: number
  /** MiB that the person's files may take in all; left out: those of “my files”. */
  mostMiB?: number | undefined
  /** Says in the transaction which folder the file will lie in; a later room notes there what it is for. */
  place: (tx: Tx, uploadId: string) => Promise<number | null>
}

type Given = Pick<Kernel, 'db' | 'arriving' | 'config' | 'secret' | 'ports'> &
  Pick<Call<typeof fileApi.beginUpload>, 'origin'> & { viewer: { id: number } }

/** Begins an upload: a place for its bytes, and the row that says whose they are. Called again, it does nothing. */
export async function beginArrival(given: Given, arrival: Arrival) {
  const { db, viewer, arriving, config, origin } = given
  const { name, size, uploadId: id = randomBytes(16).toString('hex') } = arrival
  if (size === 0) throw new AppError(fileErrors.fileEmpty)
  mustNotExceed(config, kindByName(name) ?? widestKind(config), size)
  await mustHaveSpace(config, size)
  const isNew = await db.transaction(async (tx) => {
    // Begun one after the other, so that a hundred at once are counted.
    await holdOwn(tx, viewer.id)
    if (await isBegun(tx, id, viewer)) return false
    const mine = and(eq(fileUploads.ownerId, viewer.id), ne(fileUploads.state, 'done'))
    if ((await tx.$count(fileUploads, mine)) >= uploadsMax) {
      throw new AppError(fileErrors.tooManyUploads)
    }
    const { mostMiB } = arrival
    await mustHaveRoom(tx, config, { ownerId: viewer.id, bytes: size, mostMiB })
    const folderId = await arrival.place(tx, id)
    await tx
      .insert(fileUploads)
      .values({ id, ownerId: viewer.id, name: cleanName(name), size, folderId })
    const sender = { userId: viewer.id, ip: origin.ip }
    const later = Math.max(0, size - leastBytes)
    await countArriving(given, tx, id, { sender, most: 0, later })
    return true
  })
  if (isNew || !(await hasPlace(arriving.store, id))) {
    await arriving.store.create(new Upload({ id, size, offset: 0, metadata: {} }))
  }
  return { uploadId: id, url: `${uploadPath}/${id}` }
}

/** Whether the same call came before, and its answer was lost. @throws for an id that is taken */
async function isBegun(tx: Tx, id: string, viewer: { id: number }): Promise<boolean> {
  const [found] = await tx.select().from(fileUploads).where(eq(fileUploads.id, id))
  if (!found) return false
  must(mayManageUpload(found, viewer))
  if (found.state !== 'arriving') throw new AppError(fileErrors.uploadUnknown)
  return true
}

/** Whether the store knows of an upload: the process may have ended before it did. */
async function hasPlace(store: DataStore, id: string): Promise<boolean> {
  try {
    await store.getUpload(id)
    return true
  } catch (error) {
    if ((error as { status_code?: number }).status_code === 404) return false
    throw error
  }
}

/** A name that says nothing may be that of any kind; the content decides once it is there. */
const widestKind = (config: Config) =>
  fileKinds.reduce((a, b) => (largestMiB(config, b) > largestMiB(config, a) ? b : a))
