import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { subjectErrors } from '../errors.ts'
import type { SubjectList } from '../lists.ts'
import { majorOf, tableOf } from './table-of.ts'

export interface HeldSubject extends Record<string, unknown> {
  id: number
  name: string
  nameEn: string
  hidden: boolean
  majorId: number | null
}

/**
 * Holds all entries of a list until the end of the transaction: places and merges concern several at once, and
 * administrators change them rarely.
 */
export async function holdList(tx: Tx, list: SubjectList): Promise<HeldSubject[]> {
  const { rows } = await tx.execute<HeldSubject & { position: number }>(sql`
    select id, name, name_en as "nameEn", hidden, position, ${majorOf(list)} as "majorId"
    from ${tableOf(list)} order by id for update`)
  return rows.toSorted((a, b) => a.position - b.position || a.id - b.id)
}

/** @throws subject.unknown */
export function oneOf(held: readonly HeldSubject[], subjectId: number): HeldSubject {
  const found = held.find(({ id }) => id === subjectId)
  if (!found) throw new AppError(subjectErrors.unknown)
  return found
}

export const siblingsOf = (
  held: readonly HeldSubject[],
  { majorId }: Pick<HeldSubject, 'majorId'>,
) => held.filter((one) => one.majorId === majorId)
