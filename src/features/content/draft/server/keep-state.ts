import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { StateKind } from '../contract.ts'
import { draftStates, type StateRecords } from '../tables.ts'

/** Minutes in which the typing of one person is one state: since the last save, and in all. */
const pauseMinutes = 3
const lengthMinutes = 15
/** Records beyond which a state takes no more, because each save writes the row again. */
const recordsMost = 40

/** Adds changes to the history of a draft. Typing joins the last state where that is recent and the same person's. */
export async function keepState(
  tx: Tx,
  given: {
    draftId: number
    personId: number
    kind: StateKind
    revision: number
    records: StateRecords
  },
): Promise<void> {
  const { draftId, personId, kind, revision, records } = given
  if (Object.keys(records).length === 0) return
  const last = kind === 'edit' ? await recentState(tx, draftId) : undefined
  if (last?.kind === 'edit' && last.personId === personId) {
    const merged = merge(last.records, records)
    if (Object.keys(merged).length <= recordsMost) {
      await tx
        .update(draftStates)
        .set({ records: merged, revision, changedAt: sql`now()` })
        .where(eq(draftStates.id, last.id))
      return
    }
  }
  await tx.insert(draftStates).values({ draftId, personId, kind, revision, records })
}

async function recentState(tx: Tx, draftId: number) {
  const minutes = (count: number) => sql`now() - make_interval(mins => ${count})`
  const [last] = await tx
    .select()
    .from(draftStates)
    .where(
      and(
        eq(draftStates.draftId, draftId),
        gt(draftStates.changedAt, minutes(pauseMinutes)),
        gt(draftStates.startedAt, minutes(lengthMinutes)),
      ),
    )
    .orderBy(desc(draftStates.id))
    .limit(1)
  return last
}

/** Joins two changes: the records as they were before the first one and after the second. */
function merge(first: StateRecords, second: StateRecords): StateRecords {
  const merged = { ...first }
  for (const [key, [before, after]] of Object.entries(second)) {
    merged[key] = [Object.hasOwn(merged, key) ? merged[key]![0] : before, after]
  }
  return merged
}
