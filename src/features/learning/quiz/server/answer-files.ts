import { type SQL, sql } from 'drizzle-orm'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { type AnswerFile, filesOfAnswer } from '#src/features/content/question/files-of-answer.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { AppError } from '#src/shared/errors.ts'
import { kindOf } from '#src/shared/file-kind.ts'

/*
 * The rows that say which files answers name. They are written by the statement that saves the answer, so that no file
 * of an answer is ever deleted. The statements have `saved` or `kept`, the row of the answer if it was changed.
 */

const files = sql`${sql.placeholder('files')}::int[]`

/** A late answer keeps the files of the answer before it, which the teacher may prefer. */
const named = (row: SQL) => sql`
  named as (
    insert into attempt_answer_files (attempt_id, question_id, user_file_id)
    select r.attempt_id, r.question_id, unnest(${files}) from ${row} r on conflict do nothing
  )`

export const fileRowsOfSaved = sql`, ${named(sql`saved`)}, dropped as (
    delete from attempt_answer_files f using saved where f.attempt_id = saved.attempt_id
      and f.question_id = saved.question_id and saved.late_at is null and f.user_file_id <> all(${files})
  ), taken as (
    update answer_uploads u set offer = 'taken' from saved where u.attempt_id = saved.attempt_id
      and u.question_id = saved.question_id and u.offer = 'offered' and (u.user_file_id = any(${files}) or exists (
        select from file_uploads f where f.id = u.upload_id and f.user_file_id = any(${files})))
  )`

export const fileRowsOfLate = sql`, ${named(sql`(
    select * from kept where late_revision = ${sql.placeholder('revision')}::bigint)`)}, taken as (
    update answer_uploads u set offer = 'taken' from kept where u.attempt_id = kept.attempt_id
      and u.question_id = kept.question_id and u.offer in ('offered', 'added') and (u.user_file_id = any(${files})
        or exists (select from file_uploads f where f.id = u.upload_id and f.user_file_id = any(${files})))
  )`

const findFiles = prepared<{ id: number; mime: string }>(
  'quiz_find_files',
  sql`select u.id, f.mime from user_files u join files f on f.id = u.file_id
    where u.id = any(${files}) and u.owner_id = ${sql.placeholder('ownerId')}::int`,
)

/**
 * Checks files that a person names in an answer. Owner and kind of a file never change, so that this holds until the
 * answer is saved; the foreign key refuses one that is deleted between.
 * @throws file.unknown where one is another person's, file.otherType where one does not fit its place
 */
export async function mustFit(
  db: Db,
  owner: { id: number },
  named: readonly AnswerFile[],
): Promise<void> {
  if (named.length === 0) return
  const ids = named.map(({ userFileId }) => userFileId)
  const found = new Map(
    (await findFiles(db, { files: ids, ownerId: owner.id })).map(({ id, mime }) => [id, mime]),
  )
  for (const { userFileId, kinds } of named) {
    const mime = found.get(userFileId)
    if (mime === undefined) throw new AppError(namingErrors.unknown)
    if (!kinds.includes(kindOf(mime))) throw new AppError(namingErrors.otherType)
  }
}

interface Row extends Record<string, unknown> {
  questionId: number
  body: QuestionBody
  answer: QuestionAnswer | null
  lateAnswer: QuestionAnswer | null
}

/** Writes the rows of an attempt's files again where its answers were changed otherwise: a late one taken, or copied. */
export async function writeFileRows(tx: Tx, attemptId: number): Promise<void> {
  const { rows } = await tx.execute<Row>(sql`
    select w.question_id as "questionId", v.body, w.answer, w.late_answer as "lateAnswer"
    from attempt_answers w join question_versions v on v.id = w.version_id
    where w.attempt_id = ${attemptId} and (w.answer is not null or w.late_answer is not null)`)
  const named = rows.flatMap(({ questionId, body, answer, lateAnswer }) =>
    [...filesOfAnswer(body, answer), ...filesOfAnswer(body, lateAnswer)].map(({ userFileId }) => ({
      questionId,
      userFileId,
    })),
  )
  const column = (of: (one: (typeof named)[number]) => number) => sql.param(named.map(of))
  await tx.execute(sql`
    with now as (
      select distinct * from unnest(${column((one) => one.questionId)}::int[],
        ${column((one) => one.userFileId)}::int[]) as n (question_id, user_file_id)
    ), dropped as (
      delete from attempt_answer_files f where f.attempt_id = ${attemptId} and not exists (
        select from now where now.question_id = f.question_id and now.user_file_id = f.user_file_id)
    )
    insert into attempt_answer_files (attempt_id, question_id, user_file_id)
    select ${attemptId}, now.question_id, now.user_file_id from now
    join user_files u on u.id = now.user_file_id on conflict do nothing`)
}
