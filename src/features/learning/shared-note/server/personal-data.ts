import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { sharedNoteReports, sharedNotes } from '../tables.ts'

/** The personal data in shared notes. */
export const sharedNoteParts = [
  personalPart({
    id: 'shared-notes',
    name: { zh: '您分享给班级的笔记', en: 'Notes that you shared with classes' },
    tables: ['shared_notes'],
    fate: 'deleted',
    rows: (userId) => sql`
      select k.name as class, c.name as course, c.name_en as course_en, n.body, s.shared_at, s.removed_at,
        s.hidden_reason, s.hidden_words
      from shared_notes s join notes n on n.id = s.note_id join courses c on c.id = n.course_id
      join classes k on k.id = s.class_id where s.user_id = ${userId} order by s.id`,
    async erase(tx, userId) {
      await tx.delete(sharedNotes).where(eq(sharedNotes.userId, userId))
    },
  }),
  personalPart({
    id: 'reported-notes',
    name: { zh: '举报的笔记', en: 'Notes that you reported' },
    tables: ['shared_note_reports'],
    fate: 'deleted',
    rows: (userId) => sql`
      select k.name as class, r.reason, r.words, r.state, r.created_at
      from shared_note_reports r join shared_notes s on s.id = r.shared_id join classes k on k.id = s.class_id
      where r.user_id = ${userId} order by r.created_at`,
    async erase(tx, userId) {
      await tx.delete(sharedNoteReports).where(eq(sharedNoteReports.userId, userId))
    },
  }),
]
