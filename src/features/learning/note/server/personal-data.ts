import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { noteExports } from '../export-tables.ts'
import { notes } from '../tables.ts'
import { dropFramesOf } from './drop-frames.ts'

/** Personal data of notes: all of a person's notes, the frames in them, and their exports. */
export const noteParts = [
  personalPart({
    id: 'note-frames',
    name: { zh: '笔记中的画面', en: 'Frames in notes' },
    tables: ['note_frames'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name as course, c.name_en as course_en, i.name as item, i.name_en as item_en, f.key as name,
        u.id as number, f.began_at as taken_at
      from note_frames f join user_files u on u.id = f.user_file_id left join notes n on n.id = f.note_id
      left join course_items i on i.id = n.item_id left join courses c on c.id = n.course_id
      where f.user_id = ${userId} order by f.began_at`,
    erase: dropFramesOf,
  }),
  personalPart({
    id: 'note-exports',
    name: { zh: '笔记导出记录', en: 'Exports of notes' },
    tables: ['note_exports'],
    fate: 'deleted',
    rows: (userId) => sql`
      select format, state, keyword, notes, created_at from note_exports
      where owner_id = ${userId} order by id`,
    async erase(tx, userId) {
      await tx.delete(noteExports).where(eq(noteExports.ownerId, userId))
    },
  }),
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
