import { sql } from 'drizzle-orm'
import { photoPlace, photosAt } from '#src/features/content/question/photos-in-answer.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { PhotoLink } from './read-link.ts'

/** Minutes after which an upload whose bytes have stopped takes no place in the answer any more. */
const stoppedMinutes = 10

/** Counts the photographs of an answer, with those that phones have offered or are sending. */
export async function countPhotos(
  db: Db | Tx,
  { attemptId, questionId, part, body, isOpen }: PhotoLink,
): Promise<number> {
  const { rows } = await db.execute<{
    answer: QuestionAnswer | null
    lateAnswer: QuestionAnswer | null
    offered: number
  }>(sql`
    select w.answer, w.late_answer as "lateAnswer",
      (select count(*)::int from answer_uploads u left join file_uploads f on f.id = u.upload_id
        where u.attempt_id = w.attempt_id and u.question_id = w.question_id and u.part = ${part}
          and u.offer = 'offered' and (coalesce(u.user_file_id, f.user_file_id) is not null
            or f.state = 'checking' or (f.state = 'arriving'
              and f.touched_at > now() - make_interval(mins => ${stoppedMinutes})))) as offered
    from attempt_answers w where w.attempt_id = ${attemptId} and w.question_id = ${questionId}`)
  const [found] = rows
  const place = photoPlace(body, part)
  if (!found || !place) return 0
  const answer = isOpen ? found.answer : (found.lateAnswer ?? found.answer)
  return photosAt(answer, place).length + found.offered
}
