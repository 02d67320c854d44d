import { type SQL, sql } from 'drizzle-orm'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { photoPlace, withPhotos } from '#src/features/content/question/photos-in-answer.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { phoneOffers } from '../../statuses.ts'
import { writeFileRows } from '../answer-files.ts'
import { keyIsKnown } from '../shown-now.ts'
import { isBehind } from './standing.ts'

interface Row extends Record<string, unknown> {
  questionId: number
  part: string
  userFileId: number
  offer: (typeof phoneOffers)[number]
  /** It joins a late answer, on which the teacher decides. */
  isLate: boolean
  body: QuestionBody
  answer: QuestionAnswer | null
}

/**
 * Adds what phones have sent to the answers of an attempt, whose row the caller holds, where no page of it does: at its
 * end, so that all counts that has arrived, and afterwards to late answers. So does a photograph of a question that was
 * left, where there is no way back: it was on its way as the learner went on.
 * @param isEnd the attempt is being handed in; one that is marked again keeps its answers
 */
export async function takePhotos(
  tx: Tx,
  attemptId: number,
  { isEnd = false }: { isEnd?: boolean } = {},
): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select sent.*, case when sent."isLate" then coalesce(sent.late_answer, sent.answer) else sent.answer end as answer
    from (select u.question_id as "questionId", u.part, own.id as "userFileId", u.offer, v.body, w.answer, w.late_answer,
        a.status <> 'open' or ${isBehind} as "isLate", a.status = 'open' as is_open, u.began_at, u.upload_id
      from answer_uploads u
      join attempt_answers w on w.attempt_id = u.attempt_id and w.question_id = u.question_id
      join question_versions v on v.id = w.version_id
      join quiz_attempts a on a.id = u.attempt_id
      join quizzes q on q.id = a.quiz_id
      left join file_uploads f on f.id = u.upload_id
      join user_files own on own.id = coalesce(u.user_file_id, f.user_file_id) and own.owner_id = a.user_id
      join files b on b.id = own.file_id and b.mime like 'image/%'
      where u.attempt_id = ${attemptId} and u.offer in ('offered', 'added', 'withdrawn')) sent
    where ${isEnd ? sql`sent.is_open` : sql`sent."isLate"`}
    order by sent.began_at, sent.upload_id`)
  if (rows.length === 0) return
  for (const isLate of [false, true]) {
    const answers = withSent(rows.filter((row) => row.isLate === isLate))
    if (answers.size > 0) await (isLate ? writeLate : write)(tx, attemptId, rowsOf(answers))
  }
  await tx.execute(sql`
    update answer_uploads u set offer = 'added' where u.attempt_id = ${attemptId} and u.offer = 'offered'
      and coalesce(u.user_file_id, (select f.user_file_id from file_uploads f where f.id = u.upload_id))
        = any(${sql.param(rows.map(({ userFileId }) => userFileId))}::int[])`)
  await writeFileRows(tx, attemptId)
}

/** The answers that change, by their questions. */
function withSent(rows: readonly Row[]): Map<number, QuestionAnswer> {
  const answers = new Map<number, QuestionAnswer>()
  for (const { questionId, part, userFileId, offer, body, answer } of rows) {
    const place = photoPlace(body, part)
    if (!place) continue
    const [add, drop] = offer === 'withdrawn' ? [[], [userFileId]] : [[userFileId], []]
    const next = withPhotos(answers.get(questionId) ?? answer, place, { add, drop })
    if (next) answers.set(questionId, next)
  }
  return answers
}

const rowsOf = (answers: ReadonlyMap<number, QuestionAnswer>): SQL => sql`
  unnest(${sql.param([...answers.keys()])}::int[],
    ${sql.param([...answers.values()].map((answer) => JSON.stringify(answer)))}::jsonb[]) as given (question_id, answer)`

const write = (tx: Tx, attemptId: number, given: SQL) =>
  tx.execute(sql`
    update attempt_answers w set answer = given.answer, revision = w.revision + 1, saved_at = now()
    from ${given} where w.attempt_id = ${attemptId} and w.question_id = given.question_id`)

/** Notes beside a late answer whether its learner could know the key by then, as `saveAnswer` does. */
const writeLate = (tx: Tx, attemptId: number, given: SQL) =>
  tx.execute(sql`
    with known as (
      select w.question_id, ${keyIsKnown} as key from quiz_attempts a join quizzes q on q.id = a.quiz_id
      join attempt_answers w on w.attempt_id = a.id where a.id = ${attemptId})
    update attempt_answers w set late_answer = given.answer, late_at = now(),
      late_revision = greatest(w.revision, coalesce(w.late_revision, 0)) + 1,
      key_seen_at = coalesce(w.key_seen_at, case when known.key then now() end)
    from ${given} join known on known.question_id = given.question_id
    where w.attempt_id = ${attemptId} and w.question_id = given.question_id`)
