import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { draftErrors } from '../errors.ts'
import { draftLimits } from '../record.ts'
import type { Stored } from './take-acts.ts'

interface Given {
  draftId: number
  stored: ReadonlyMap<string, Stored>
  rows: ReadonlyMap<string, Stored>
}

/** Characters by which a save makes a draft longer, beyond which the whole draft is measured. */
const growthMeasured = 10_000

/**
 * Keeps a draft to what a server reads at once: a release and a preview read all of it. Typing is not measured.
 * @throws draft.tooLarge, draft.tooLong
 */
export async function mustFit(tx: Tx, { draftId, stored, rows }: Given): Promise<void> {
  const all = new Map([...stored, ...rows])
  const alive = [...all.values()].filter(({ value }) => value !== null).length
  const isNew = ([key, { value }]: [string, Stored]) => value !== null && !stored.get(key)?.value
  if (alive > draftLimits.records && [...rows].some(isNew)) {
    throw new AppError(draftErrors.tooLarge, { values: { most: draftLimits.records } })
  }
  const growth = [...rows].reduce(
    (sum, [key, row]) => sum + lengthOf(row) - lengthOf(stored.get(key)),
    0,
  )
  if (growth <= growthMeasured) return
  const { rows: measured } = await tx.execute<{ length: number }>(sql`
    select coalesce(sum(length(value::text)), 0)::float8 as length from draft_records
    where draft_id = ${draftId}`)
  if (measured[0]!.length + growth <= draftLimits.millions * 1_000_000) return
  throw new AppError(draftErrors.tooLong, { values: { most: draftLimits.millions } })
}

const lengthOf = (row: Stored | undefined) => (row?.value ? JSON.stringify(row.value).length : 0)
