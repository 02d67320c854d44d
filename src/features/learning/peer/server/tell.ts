import { tellJob } from '#src/features/learning/class/server/tell.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Both } from '#src/shared/locale.ts'

/** Tells people about a round after the commit. Nobody acts: a job does, or the work itself. */
export async function tellAll(
  tx: Tx,
  { jobs }: Pick<Kernel, 'jobs'>,
  userIds: readonly number[],
  words: { title: Both; text: Both },
  link: string,
): Promise<void> {
  if (userIds.length === 0) return
  const key = `peer:${crypto.randomUUID()}`
  await jobs.enqueue(tx, tellJob.name, { words, userIds, link, key })
}
