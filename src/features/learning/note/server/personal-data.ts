import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { notes } from '../tables.ts'

/** Personal data of notes: all of a person's notes. */
export const noteParts = [
  personalPart({
    id: 'notes',
    name: { zh: '学习笔记', en: 'Study notes' },
    tables: ['notes'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, i.name as item, i.name_en as item_en, n.second, n.page, n.words,
        n.body, n.created_at, n.updated_at
      from notes n join course_items i on i.id = n.item_id join courses c on c.id = n.course_id
      where n.user_id = ${userId} order by n.id`,
    async erase(tx, userId) {
      await tx.delete(notes).where(eq(notes.userId, userId))
    },
  }),
]
