import { sql, type SQL } from 'drizzle-orm'
import type { Both } from '#src/shared/locale.ts'
import type { Db, Tx } from './database/db.ts'

/**
 * One kind of data that a feature holds about people: how to export it, and what happens to it when the
 * account is deleted. A test checks that a part names every table which points to a person.
 */
export interface PersonalPart {
  /** A file name of the download: 'messages'. */
  id: string
  name: Both
  /** Tables it covers, by their names in the database. */
  tables: readonly string[]
  /** Whether its rows are deleted, or stay without a name, with the reason. */
  fate: 'deleted' | { anonymous: Both }
  /** Returns the rows of one person as exported: no keys of others, no hashes, nothing sealed. */
  read(db: Db, userId: number): Promise<Record<string, unknown>[]>
  /** Counts the rows. */
  count(db: Db, userId: number): Promise<number>
  /** Deletes them or makes them anonymous. Running it again does no harm. */
  erase(tx: Tx, userId: number): Promise<void>
}

/** Every feature's parts, in the order of erasure. */
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

/** Makes a part whose rows come from one query. */
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
