import { eq, sql } from 'drizzle-orm'
import { correctTaken, takeOfDay } from '#src/server/database/day-sums.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { leastBytes, uploaderSource, uploadTakes } from '#src/server/storage/upload-limits.ts'
import { fileUploads, type UploadShare } from '#src/features/content/file/tables.ts'

type Given = Pick<Kernel, 'config' | 'secret' | 'ports'>

interface Sender {
  userId: number
  ip: string
}

/** Hours after which a share counts no more, so that it need not be given back. */
const countedMs = 25 * 3_600_000

/**
 * Counts the bytes of an upload towards the limits of 24 hours as they arrive, in the hour and for the sender of each
 * piece: a film may take days, and one that is never finished takes only what has come.
 * @param most the bytes that will have arrived
 * @param later further bytes that must still fit, but do not count yet
 * @throws AppError naming the limit that is reached
 */
export async function countArriving(
  given: Given,
  tx: Tx,
  uploadId: string,
  { sender, most, later = 0 }: { sender: Sender; most: number; later?: number },
): Promise<void> {
  const one = eq(fileUploads.id, uploadId)
  const [upload] = await tx
    .select({ counted: fileUploads.counted, shares: fileUploads.shares })
    .from(fileUploads)
    .where(one)
    .for('update')
  const bytes = Math.max(most, leastBytes) - (upload?.counted ?? 0)
  if (!upload || bytes <= 0) return
  const uploader = await given.ports.get(uploaderSource)(tx, sender.userId)
  const takes = uploadTakes(given.config, given.secret, { uploader, ...sender }, bytes)
  const { subjects, hour } = await takeOfDay(tx, takes, later)
  const share = { subjects: [...subjects], hour: hour.toISOString(), bytes }
  await tx
    .update(fileUploads)
    .set({ counted: upload.counted + bytes, shares: withShare(upload.shares, share) })
    .where(one)
}

/** Adds a share to those that still count. */
function withShare(shares: readonly UploadShare[], added: UploadShare): UploadShare[] {
  const kept = shares.filter(({ hour }) => Date.parse(hour) > Date.now() - countedMs)
  const last = kept.at(-1)
  const isSame = last?.hour === added.hour && last.subjects.join('\n') === added.subjects.join('\n')
  return isSame
    ? [...kept.slice(0, -1), { ...last, bytes: last.bytes + added.bytes }]
    : [...kept, added]
}

/** Notes the bytes that have arrived; the last share shrinks to them where a piece was cut. */
export async function noteArrived(db: Db, uploadId: string, received: number): Promise<void> {
  const one = eq(fileUploads.id, uploadId)
  const counted = Math.max(received, leastBytes)
  const [row] = await db
    .update(fileUploads)
    .set({ received, touchedAt: sql`now()` })
    .where(one)
    .returning({ counted: fileUploads.counted })
  if (!row || row.counted === counted) return
  await db.transaction(async (tx) => {
    const [upload] = await tx.select().from(fileUploads).where(one).for('update')
    const last = upload?.shares.at(-1)
    if (!upload || !last) return
    const change = counted - upload.counted
    await correctTaken(tx, { subjects: last.subjects, hour: new Date(last.hour) }, change)
    const shares = [...upload.shares.slice(0, -1), { ...last, bytes: last.bytes + change }]
    await tx.update(fileUploads).set({ counted, shares }).where(one)
  })
}

/** Gives back what an upload counts: it became no file. */
export async function giveBack(db: Db | Tx, shares: readonly UploadShare[]): Promise<void> {
  for (const { subjects, hour, bytes } of shares) {
    await correctTaken(db, { subjects, hour: new Date(hour) }, -bytes)
  }
}
