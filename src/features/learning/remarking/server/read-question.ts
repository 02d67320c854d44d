import { sql } from 'drizzle-orm'
import { reachOf, rightOn } from '#src/features/content/bank/server/reach.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { remarkingErrors } from '../errors.ts'

export interface Version {
  versionId: number
  number: number
  body: QuestionBody
  /** Of the body. */
  digest: string
  /** The files that it names. */
  files: number[]
}

interface Row extends Record<string, unknown>, Version {
  isAsked: boolean
  isSet: boolean
  isPresent: boolean
  ownerId: number | null
  folderId: number | null
  deleted: boolean
}

export interface QuestionToRemark {
  asked: Version
  target: Version
  /** Undefined once the quiz has it no more. */
  set: Version | undefined
}

/**
 * Reads a question that a quiz has asked, with the version whose key counts when it is marked again: the present one for
 * those who may read the question in the bank, else the newest that the quiz has.
 * @throws remarking.questionNotFound
 */
export async function readQuestion(
  db: Db | Tx,
  { quizId, questionId, viewer }: { quizId: number; questionId: number; viewer: { id: number } },
): Promise<QuestionToRemark> {
  // One after the other, because a transaction has one connection.
  const { rows } = await db.execute<Row>(sql`
      select v.id as "versionId", v.number, v.body, md5(v.body::text) as digest,
        array(select n.user_file_id from question_files n where n.version_id = v.id) as files,
        exists (select from attempt_answers w join quiz_attempts a on a.id = w.attempt_id
          where w.version_id = v.id and a.quiz_id = ${quizId} and a.status = 'handedIn' and not a.trial) as "isAsked",
        exists (select from quiz_questions s where s.quiz_id = ${quizId} and s.version_id = v.id) as "isSet",
        q.version = v.number as "isPresent", q.owner_id as "ownerId", q.folder_id as "folderId",
        q.deleted_at is not null as deleted
      from question_versions v join questions q on q.id = v.question_id
      where q.id = ${questionId} order by v.number desc`)
  const reach = await reachOf(db, viewer)
  const asked = rows.find(({ isAsked }) => isAsked)
  if (!asked) throw new AppError(remarkingErrors.questionNotFound)
  const mayRead = !asked.deleted && rightOn(asked, viewer, reach) !== undefined
  const target = rows.find((row) => row.isAsked || row.isSet || (mayRead && row.isPresent))
  return { asked, target: target!, set: rows.find(({ isSet }) => isSet) }
}
