import { sql } from 'drizzle-orm'
import type { fileUses } from '#src/features/content/file/server/uses-port.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { answerUseText } from './files-text.ts'

export const answerFileKeys = ['attempt_answer_files.user_file_id']

/** Files in answers to quizzes. They are what was handed in, so that they stay as they are. */
export const answerFileUses: NonNullable<(typeof fileUses)['answer']> = {
  keys: answerFileKeys,
  async of(db, { userFileIds, locale }) {
    const { rows } = await db.execute<{ userFileId: number; title: string; open: boolean }>(sql`
      select f.user_file_id as "userFileId", ${inLanguage(locale, 'q', 'title')} as title,
        bool_or(a.status = 'open') as open
      from attempt_answer_files f join quiz_attempts a on a.id = f.attempt_id
      join quizzes q on q.id = a.quiz_id
      where f.user_file_id = any(${sql.param(userFileIds)}::int[])
      group by f.user_file_id, q.id order by q.id desc`)
    return rows.map(({ userFileId, title, open }) => ({
      ...{ userFileId, title, what: answerUseText.answer, detail: '', path: null },
      state: open ? ('live' as const) : ('history' as const),
    }))
  },
}
