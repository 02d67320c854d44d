import { and, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import type { Db } from '#src/server/database/db.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { HandIn } from '../schemas.ts'
import { homeworkHandIns } from '../tables.ts'

/**
 * Reads what was handed in, the latest first.
 * @param given.most the last hand-in that the reader may see
 * @param given.nameless the names of students stay hidden
 */
export async function handIns(
  db: Db,
  given: { workId: number; most: number; locale: Locale; nameless?: boolean },
): Promise<HandIn[]> {
  const { workId, most, locale, nameless = false } = given
  const rows = await db
    .select({
      ...getTableColumns(homeworkHandIns),
      by: sql<PersonJson>`(select ${personJson('u')} from users u where u.id = ${homeworkHandIns.handedInById})`,
    })
    .from(homeworkHandIns)
    .where(and(eq(homeworkHandIns.workId, workId), lte(homeworkHandIns.number, most)))
    .orderBy(desc(homeworkHandIns.number))
  return rows.map(({ workId: _, handedInById: __, handedInAt, by, ...row }) => ({
    ...row,
    handedInAt: handedInAt.toISOString(),
    by: nameless ? null : (presentPerson(by, locale)?.name ?? null),
  }))
}
