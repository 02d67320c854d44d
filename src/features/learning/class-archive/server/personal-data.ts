import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { classArchives } from '../tables.ts'

/** The archives that a teacher has made. Data of students in them is gone with the archive, after a week at most. */
export const classArchiveParts = [
  personalPart({
    id: 'class-archives',
    name: { zh: '生成的学期存档', en: 'Term archives that you made' },
    tables: ['class_archives'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as class, a.state, a.created_at
      from class_archives a join classes c on c.id = a.class_id where a.owner_id = ${userId} order by a.id`,
    async erase(tx, userId) {
      await tx.delete(classArchives).where(eq(classArchives.ownerId, userId))
    },
  }),
]
