import { sql } from 'drizzle-orm'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { frameUse } from './frames-text.ts'

const keys = ['note_frames.user_file_id']

/** Frames in notes, which their writer deletes with the note. */
export const frameUses: NonNullable<(typeof fileUses)['answer']> = {
  keys,
  async of(db, { userFileIds, locale }) {
    const { rows } = await db.execute<{ userFileId: number; title: string }>(sql`
      select f.user_file_id as "userFileId", ${inLanguage(locale, 'c', 'name')} as title
      from note_frames f join notes n on n.id = f.note_id join courses c on c.id = n.course_id
      where f.user_file_id = any(${sql.param(userFileIds)}::int[]) order by f.began_at desc`)
    return rows.map((row) => ({
      ...row,
      ...{ what: frameUse, detail: '', path: null, state: 'live' as const },
    }))
  },
}

/** Notes are private: a note gives nobody a right to its frames. Their writer reads them as the owner of the files. */
export const frameReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys,
  of: async () => ({ read: false, download: false, ways: [] }),
}
