import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { collectBlobs, type Collected } from '#src/server/storage/collect-blobs.ts'
import type { storageApi, Unnamed } from '../contract.ts'
import { storageActs } from './acts-text.ts'

/** Counts and lists the stored bytes that no file names; deletes nothing. */
export async function findUnnamed(call: Call<typeof storageApi.findUnnamed>) {
  return present(await collectBlobs(call, { dryRun: true }))
}

/** Deletes them at once, as the job of the night does. */
export async function deleteUnnamed(call: Call<typeof storageApi.deleteUnnamed>) {
  const collected = await collectBlobs(call, { dryRun: false })
  const { count, bytes } = collected
  if (count > 0)
    await recordAct(call.db, call, storageActs.deleteUnnamed, { detail: { count, bytes } })
  return present(collected)
}

const present = ({ largest, ...found }: Collected): Unnamed => ({
  ...found,
  largest: largest.map((blob) => ({ ...blob, changedAt: blob.changedAt.toISOString() })),
})
