import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { archives } from '../tables.ts'

/** The personal data that exports and imports of courses and textbooks hold. */
export const archiveParts = [
  personalPart({
    id: 'archives',
    name: { zh: '课程与教材的导出、导入记录', en: 'Exports and imports of courses and textbooks' },
    tables: ['archives'],
    fate: 'deleted',
    rows: (userId) => sql`
      select act, state, kind, total, created_at from archives
      where owner_id = ${userId} order by id`,
    async erase(tx, userId) {
      await tx.delete(archives).where(eq(archives.ownerId, userId))
    },
  }),
]
