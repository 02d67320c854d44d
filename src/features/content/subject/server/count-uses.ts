import { eq } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { SubjectList } from '../lists.ts'
import { subjectDirections } from '../tables.ts'
import { subjectUses } from './uses-port.ts'

/** Counts the uses of each entry of a list in all rooms. */
export async function countUses(
  db: Db | Tx,
  { ports }: Pick<Kernel, 'ports'>,
  list: SubjectList,
): Promise<Map<number, number>> {
  const sums = new Map<number, number>()
  for (const uses of ports.all(subjectUses)) {
    for (const [id, count] of await uses.count(db, list)) sums.set(id, (sums.get(id) ?? 0) + count)
  }
  return sums
}

/** Counts the uses of one entry; of a major also those of its directions. */
export async function usesOf(
  tx: Tx,
  kernel: Pick<Kernel, 'ports'>,
  { list, subjectId }: { list: SubjectList; subjectId: number },
): Promise<number> {
  const own = (await countUses(tx, kernel, list)).get(subjectId) ?? 0
  if (own > 0 || list !== 'major') return own
  const directions = await tx
    .select({ id: subjectDirections.id })
    .from(subjectDirections)
    .where(eq(subjectDirections.majorId, subjectId))
  const counts = await countUses(tx, kernel, 'direction')
  return directions.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
}
