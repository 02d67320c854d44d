import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { gradeOfficeColumns } from '../tables.ts'
import { plainHead } from './find-columns.ts'
import type { OfficeMapping } from './targets.ts'

/** Forms of offices that are remembered of one person: a school has a handful. */
export const formsMost = 20

/** The same form has the same heads, whatever weights stand in them. */
export const headsHash = (heads: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(heads.map(plainHead)))
    .digest('hex')

/** Returns the columns that the person has used for forms with these heads. */
export async function recallColumns(
  db: Db,
  { userId, hashes }: { userId: number; hashes: string[] },
): Promise<Map<string, OfficeMapping>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .select({ heads: gradeOfficeColumns.heads, columns: gradeOfficeColumns.columns })
    .from(gradeOfficeColumns)
    .where(and(eq(gradeOfficeColumns.userId, userId), inArray(gradeOfficeColumns.heads, hashes)))
  return new Map(rows.map(({ heads, columns }) => [heads, columns]))
}

/** Remembers the columns of a form, and forgets the forms that the person has not used for the longest time. */
export async function rememberColumns(
  db: Db,
  { userId, heads, columns }: { userId: number; heads: string; columns: OfficeMapping },
): Promise<void> {
  const usedAt = sql`now()`
  await db.transaction(async (tx) => {
    await tx
      .insert(gradeOfficeColumns)
      .values({ userId, heads, columns, usedAt })
      .onConflictDoUpdate({
        target: [gradeOfficeColumns.userId, gradeOfficeColumns.heads],
        set: { columns, usedAt },
      })
    const kept = tx
      .select({ heads: gradeOfficeColumns.heads })
      .from(gradeOfficeColumns)
      .where(eq(gradeOfficeColumns.userId, userId))
      .orderBy(desc(gradeOfficeColumns.usedAt), gradeOfficeColumns.heads)
      .limit(formsMost)
    await tx
      .delete(gradeOfficeColumns)
      .where(and(eq(gradeOfficeColumns.userId, userId), notInArray(gradeOfficeColumns.heads, kept)))
  })
}
