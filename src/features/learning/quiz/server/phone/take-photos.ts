import { sql } from 'drizzle-orm'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { photoPlace, withPhotos } from '#src/features/content/question/photos-in-answer.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { phoneOffers } from '../../statuses.ts'
import { writeFileRows } from '../answer-files.ts'
import { isBehind } from './standing.ts'

interface Row extends Record<string, unknown> {
  questionId: number
  part: string
  userFileId: number
  offer: (typeof phoneOffers)[number]
  isOpen: boolean
  body: QuestionBody
  answer: QuestionAnswer | null
}

/**
 * Adds what phones have sent to the answers of an attempt, whose row the caller holds, where no page of it does: at its
 * end, so that all counts that has arrived, and afterwards to late answers.
 * @param isEnd the attempt is being handed in; one that is marked again keeps its answers
 */
export async function takePhotos(
  tx: Tx,
  attemptId: number,
  { isEnd = false }: { isEnd?: boolean } = {},
): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select u.question_id as "questionId", u.part, own.id as "userFileId", u.offer, v.body,
      a.status = 'open' as "isOpen",
      case when a.status = 'open' then w.answer else coalesce(w.late_answer, w.answer) end as answer
    from answer_uploads u
    join attempt_answers w on w.attempt_id = u.attempt_id and w.question_id = u.question_id
    join question_versions v on v.id = w.version_id
    join quiz_attempts a on a.id = u.attempt_id
    join quizzes q on q.id = a.quiz_id
    left join file_uploads f on f.id = u.upload_id
    join user_files own on own.id = coalesce(u.user_file_id, f.user_file_id) and own.owner_id = a.user_id
    join files b on b.id = own.file_id and b.mime like 'image/%'
    where u.attempt_id = ${attemptId} and u.offer in ('offered', 'withdrawn') and not ${isBehind} and (a.status = 'open' or ${!isEnd})
    order by u.began_at, u.upload_id`)
  if (rows.length === 0) return
  const answers = new Map<number, QuestionAnswer>()
  for (const { questionId, part, userFileId, offer, body, answer } of rows) {
    const place = photoPlace(body, part)
    if (!place) continue
    const [add, drop] = offer === 'offered' ? [[userFileId], []] : [[], [userFileId]]
    const next = withPhotos(answers.get(questionId) ?? answer, place, { add, drop })
    if (next) answers.set(questionId, next)
  }
  const changed = [...answers]
  const given = sql`unnest(${sql.param(changed.map(([id]) => id))}::int[],
    ${sql.param(changed.map(([, answer]) => JSON.stringify(answer)))}::jsonb[]) as given (question_id, answer)`
  await tx.execute(
    rows[0]!.isOpen
      ? sql`
        update attempt_answers w set answer = given.answer, revision = w.revision + 1, saved_at = now()
        from ${given} where w.attempt_id = ${attemptId} and w.question_id = given.question_id`
      : sql`
        update attempt_answers w set late_answer = given.answer, late_at = now(),
          late_revision = greatest(w.revision, coalesce(w.late_revision, 0)) + 1
        from ${given} where w.attempt_id = ${attemptId} and w.question_id = given.question_id`,
  )
  await tx.execute(sql`
    update answer_uploads u set offer = 'taken' where u.attempt_id = ${attemptId} and u.offer = 'offered'
      and coalesce(u.user_file_id, (select f.user_file_id from file_uploads f where f.id = u.upload_id))
        = any(${sql.param(rows.map(({ userFileId }) => userFileId))}::int[])`)
  if (changed.length > 0) await writeFileRows(tx, attemptId)
}
