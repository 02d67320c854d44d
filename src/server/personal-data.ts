import { sql, type SQL } from 'drizzle-orm'
import type { Both } from '#src/shared/locale.ts'
import type { Db, Tx } from './database/db.ts'

/**
 * One kind of data that a feature holds about people: how to hand it out, and what becomes of it when
 * the account is deleted. A test asks that every table which points to a person is named by a part.
 */
export interface PersonalPart {
  /** A file name of the download: 'messages'. */
  id: string
  name: Both
  /** Tables it covers, by their names in the database. */
  tables: readonly string[]
  /** Whether its rows go, or stay without naming anybody – and then why. */
  fate: 'deleted' | { anonymous: Both }
  /** Rows of one person, as they are handed out: no keys of others, no hashes, nothing sealed. */
  read(db: Db, userId: number): Promise<Record<string, unknown>[]>
  /** How many there are. */
  count(db: Db, userId: number): Promise<number>
  /** Deletes them or makes them anonymous. Running it again does no harm. */
  erase(tx: Tx, userId: number): Promise<void>
}

/** Every feature's parts, in the order in which they are erased. */
export class PersonalData {
  readonly #parts: PersonalPart[] = []

  add(...parts: PersonalPart[]): void {
    for (const part of parts) {
      if (this.#parts.some(({ id }) => id === part.id)) throw new Error(`${part.id} is there twice`)
      this.#parts.push(part)
    }
  }

  get parts(): readonly PersonalPart[] {
    return this.#parts
  }
}

/** A part whose rows one query tells. */
export function personalPart({
  rows,
  ...part
}: Omit<PersonalPart, 'read' | 'count'> & { rows: (userId: number) => SQL }): PersonalPart {
  return {
    ...part,
    async read(db, userId) {
      return (await db.execute(rows(userId))).rows
    },
    async count(db, userId) {
      const counted = sql`select count(*)::int as count from (${rows(userId)}) own`
      return (await db.execute<{ count: number }>(counted)).rows[0]!.count
    },
  }
}
