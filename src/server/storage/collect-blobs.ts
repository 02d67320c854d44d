import { eq, inArray } from 'drizzle-orm'
import type { Config } from '#src/config.ts'
import type { Db } from '../database/db.ts'
import type { Job } from '../feature.ts'
import { lockKey } from './save-file.ts'
import type { Storage, StoredBlob } from './storage.ts'
import { files } from './tables.ts'

export interface Collected {
  /** Blobs of the storage that were looked at. */
  seen: number
  /** Those that no row names and that are old enough. */
  count: number
  bytes: number
  /** The largest of them. */
  largest: StoredBlob[]
}

interface Given {
  db: Db
  storage: Storage
  config: Pick<Config, 'BLOB_GRACE_DAYS'>
}

const largestShown = 50
const dayMs = 24 * 60 * 60_000

/**
 * Deletes the blobs that no row names: a crash between storing a blob and writing its row leaves one. Younger
 * ones than the days of grace stay, because their row may be on its way, or in a backup that is being restored.
 * @param given.dryRun only counts
 */
export async function collectBlobs(
  { db, storage, config }: Given,
  { dryRun, signal }: { dryRun: boolean; signal?: AbortSignal },
): Promise<Collected> {
  const before = Date.now() - config.BLOB_GRACE_DAYS * dayMs
  const result: Collected = { seen: 0, count: 0, bytes: 0, largest: [] }
  for await (const blobs of storage.list()) {
    signal?.throwIfAborted()
    result.seen += blobs.length
    const old = blobs.filter(({ changedAt }) => changedAt.getTime() < before)
    for (const blob of await unnamedOf(db, old)) {
      if (!dryRun && !(await removeUnnamed({ db, storage }, blob.key))) continue
      result.count += 1
      result.bytes += blob.size
      result.largest = [...result.largest, blob]
        .toSorted((a, b) => b.size - a.size)
        .slice(0, largestShown)
    }
  }
  return result
}

async function unnamedOf(db: Db, blobs: readonly StoredBlob[]): Promise<StoredBlob[]> {
  if (blobs.length === 0) return []
  const keys = blobs.map(({ key }) => key)
  const named = await db
    .selectDistinct({ key: files.key })
    .from(files)
    .where(inArray(files.key, keys))
  const known = new Set(named.map(({ key }) => key))
  return blobs.filter(({ key }) => !known.has(key))
}

/** The lock keeps a file of the same content from being written between the count and the deletion. */
const removeUnnamed = ({ db, storage }: Pick<Given, 'db' | 'storage'>, key: string) =>
  db.transaction(async (tx) => {
    await lockKey(tx, key)
    if ((await tx.$count(files, eq(files.key, key))) > 0) return false
    await storage.remove(key)
    return true
  })

/** Collects the blobs each night, when few are on the site. */
export const collectBlobsJob: Job = {
  name: 'blobs-collect',
  options: { timeout: 6 * 3600 },
  cron: '30 19 * * *',
  async run(kernel, _data, { signal }) {
    const { largest: _, ...collected } = await collectBlobs(kernel, { dryRun: false, signal })
    if (collected.count > 0) kernel.log.info(collected, 'deleted blobs that no row named')
  },
}
