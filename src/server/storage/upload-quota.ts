import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#src/shared/errors.ts'
import type { UploadRules } from '#src/shared/endpoint.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { correctTaken, takeOfDay } from '../database/day-sums.ts'
import type { Kernel } from '../kernel.ts'
import { files } from './tables.ts'
import { leastBytes, mebibyte, uploaderSource, uploadTakes } from './upload-limits.ts'

type Given = Pick<Kernel, 'db' | 'config' | 'secret' | 'ports'>

interface Upload {
  /** The sender: a person, or a visitor by the address. */
  viewer: Pick<Viewer, 'id'> | null
  ip: string
  /** The most bytes that it may have. */
  bytes: number
  downloadOnly: UploadRules['downloadOnly']
}

interface Worked<R> {
  result: R
  /** The bytes that it has stored. */
  stored: number | undefined
}

/**
 * Runs `work` with an upload's share of each limit of the last 24 hours. The announced bytes must fit before one is
 * read, but an upload takes only the least until `work` says how many have arrived: half-sent ones would keep others
 * out. What has arrived takes its share before it is stored, so that a hundred uploads at once get no more than one
 * after the other. The share shrinks to the bytes that `work` has stored, and is given back where it stores nothing
 * or fails; a crash leaves it counted for a day.
 * @throws AppError naming the limit that is reached
 */
export async function withShare<R>(
  given: Given,
  upload: Upload,
  work: (arrived: (bytes: number) => Promise<void>) => Promise<Worked<R>>,
): Promise<R> {
  const { db, config, secret, ports } = given
  const { viewer, ip } = upload
  const expected = Math.max(upload.bytes, leastBytes)
  const uploader = viewer ? await ports.get(uploaderSource)(db, viewer.id) : 'visitor'
  const take = async (bytes: number, later: number) => {
    const takes = uploadTakes(config, secret, { uploader, userId: viewer?.id ?? null, ip }, bytes)
    return db.transaction((tx) => takeOfDay(tx, takes, later))
  }
  let taken = await take(leastBytes, expected - leastBytes)
  let held = leastBytes
  const arrived = async (bytes: number) => {
    if (bytes <= held) return
    taken = await take(bytes - held, 0)
    held = bytes
  }
  let counted = 0
  try {
    if (upload.downloadOnly) await mustHaveRoom(given, upload, upload.downloadOnly)
    const { result, stored } = await work(arrived)
    if (stored !== undefined) counted = Math.max(stored, leastBytes)
    return result
  } finally {
    await correctTaken(db, taken, counted - held)
  }
}

/**
 * Refuses beyond the files of visitors, or of people, that the site keeps as they came. Uploads on their way
 * do not count yet: they may exceed the limit once, by what the limit of a day lets through.
 */
async function mustHaveRoom(
  { db, config }: Given,
  { viewer, bytes }: Upload,
  { visitors, people }: NonNullable<UploadRules['downloadOnly']>,
): Promise<void> {
  const { setting, error } = viewer ? people : visitors
  const mebibytes = config[setting]
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8` })
    .from(files)
    .where(and(files.downloadOnly, eq(files.fromVisitor, viewer === null)))
  if (row!.bytes + Math.max(bytes, leastBytes) > mebibytes * mebibyte) throw new AppError(error)
}
