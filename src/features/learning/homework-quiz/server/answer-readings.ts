import { sql } from 'drizzle-orm'
import type { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { answerFileKeys } from '#src/features/learning/quiz/server/file-uses.ts'

/** Teachers and assistants of a class read the files of answers to its quizzes, once the attempt was handed in. */
export const classAnswerReadings: NonNullable<(typeof fileReadings)['answer']> = {
  keys: answerFileKeys,
  async of({ db, viewer, userFileId }) {
    if (!viewer) return { read: false, download: false, ways: [] }
    const { rows } = await db.execute(sql`
      select from attempt_answer_files f
      join quiz_attempts a on a.id = f.attempt_id and a.status = 'handedIn' and not a.trial
      join homework_quizzes z on z.quiz_id = a.quiz_id join homework h on h.id = z.homework_id
      join class_members m on m.class_id = h.class_id and m.user_id = ${viewer.id}
        and m.state = 'member' and m.role <> 'student'
      where f.user_file_id = ${userFileId} limit 1`)
    const read = rows.length > 0
    return { read, download: read, ways: [] }
  },
}
