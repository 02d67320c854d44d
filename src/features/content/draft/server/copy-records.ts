import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Bilingual } from '#src/shared/rich-text.ts'
import type { DraftRecord } from '../record.ts'
import { draftRecords } from '../tables.ts'
import { copySuffix } from './copy-text.ts'

/** Reads the records of a draft as its teachers have them, in the order of their keys. */
export async function presentRecords(
  db: Db | Tx,
  draftId: number,
): Promise<Map<string, DraftRecord>> {
  const rows = await db
    .select({ key: draftRecords.key, value: draftRecords.value })
    .from(draftRecords)
    .where(and(eq(draftRecords.draftId, draftId), isNotNull(draftRecords.value)))
    .orderBy(draftRecords.key)
  return new Map(rows.map(({ key, value }) => [key, value!]))
}

/** Returns the name of a copy, in each language that the name is in. */
export function nameOfCopy(name: Bilingual): Bilingual {
  const side = (text: string, suffix: string) => (text.trim() === '' ? text : `${text}${suffix}`)
  return { ...name, zh: side(name.zh, copySuffix.zh), en: side(name.en, copySuffix.en) }
}
