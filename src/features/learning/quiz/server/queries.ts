import { sql } from 'drizzle-orm'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Marked } from '#src/features/content/question/marking/outcome.ts'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { attemptStatuses, keysShown } from '../contract.ts'

interface AttemptRow extends Record<string, unknown> {
  attemptId: number
  quizId: number
  /** Of the questions: the one handed in, or the present one. */
  edition: number
  title: string
  passPercent: number
  keyShown: (typeof keysShown)[number]
  scoringRule: ScoringRule
  status: (typeof attemptStatuses)[number]
  startedAt: string
  handedInAt: string | null
  clearedAt: string | null
  score: string | null
  maxScore: string | null
  passed: boolean | null
}

/** Returns an attempt of this person; undefined for attempts of others. */
export async function findAttempt(
  db: Db | Tx,
  given: { attemptId: number; userId: number; locale: Locale },
) {
  const { rows } = await db.execute<AttemptRow>(sql`
    select a.id as "attemptId", a.quiz_id as "quizId",
      ${inLanguage(given.locale, 'q', 'title')} as title, coalesce(a.pass_percent, q.pass_percent) as "passPercent",
      coalesce(a.edition, q.edition) as edition, q.key_shown as "keyShown", q.scoring_rule as "scoringRule", a.status, a.started_at as "startedAt", a.handed_in_at as "handedInAt",
      a.cleared_at as "clearedAt", a.score, a.max_score as "maxScore", a.passed
    from quiz_attempts a join quizzes q on q.id = a.quiz_id
    where a.id = ${given.attemptId} and a.user_id = ${given.userId}`)
  const [row] = rows
  if (!row) return undefined
  return {
    ...row,
    startedAt: new Date(row.startedAt),
    handedInAt: row.handedInAt === null ? null : new Date(row.handedInAt),
    clearedAt: row.clearedAt === null ? null : new Date(row.clearedAt),
    score: row.score === null ? null : Number(row.score),
    maxScore: row.maxScore === null ? null : Number(row.maxScore),
  }
}
export type FoundAttempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

interface QuestionRow extends Record<string, unknown> {
  questionId: number
  versionId: number
  points: string
  body: QuestionBody
  /** The files that it names. */
  files: number[]
  revision: number | null
  answer: QuestionAnswer | null
  mark: Marked | null
  score: string | null
}

/**
 * Returns the questions of a quiz's edition in order, WITH their keys, and the answers of an attempt, in one round trip
 * whatever their number. Only `presentAttempt` decides which of it a person sees.
 */
export async function readQuestions(
  db: Db | Tx,
  given: { quizId: number; edition: number; attemptId: number },
) {
  const { rows } = await db.execute<QuestionRow>(sql`
    select qq.question_id as "questionId", v.id as "versionId", qq.points, v.body,
      array(select n.user_file_id from question_files n where n.version_id = v.id) as files, a.revision, a.answer, a.mark, a.score
    from quiz_questions qq
    left join attempt_answers a
      on a.attempt_id = ${given.attemptId} and a.question_id = qq.question_id
    join question_versions v on v.id = coalesce(a.version_id, qq.version_id)
    where qq.quiz_id = ${given.quizId} and qq.edition = ${given.edition}
    order by qq.position, qq.question_id`)
  return rows.map(({ revision, ...row }) => ({
    ...row,
    points: Number(row.points),
    score: row.score === null ? null : Number(row.score),
    revision: revision ?? 0,
  }))
}
export type KeyedQuestion = Awaited<ReturnType<typeof readQuestions>>[number]
