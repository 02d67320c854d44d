import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Answer, attemptStatuses, keysShown, QuestionType } from '../contract.ts'

interface AttemptRow extends Record<string, unknown> {
  attemptId: number
  quizId: number
  title: string
  passPercent: number
  keyShown: (typeof keysShown)[number]
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
      ${inLanguage(given.locale, 'q', 'title')} as title, q.pass_percent as "passPercent",
      q.key_shown as "keyShown", a.status, a.started_at as "startedAt", a.handed_in_at as "handedInAt",
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
  type: QuestionType
  stem: string
  explanation: string
  difficulty: number
  points: string
  rightTruth: boolean | null
  options: { optionId: number; text: string; correct: boolean }[]
  rightTexts: string[][]
  revision: number | null
  chosen: number[] | null
  truth: boolean | null
  texts: string[] | null
  score: string | null
  correct: boolean | null
}

/**
 * Returns the questions of a quiz in order, WITH their keys, and the answers of an attempt, in one
 * round trip whatever their number. Only `toAttempt` decides which of it a person sees.
 */
export async function readQuestions(
  db: Db | Tx,
  given: { quizId: number; attemptId: number; locale: Locale },
) {
  const { rows } = await db.execute<QuestionRow>(sql`
    select q.id as "questionId", q.type, ${inLanguage(given.locale, 'q', 'stem')} as stem,
      ${inLanguage(given.locale, 'q', 'explanation')} as explanation, q.difficulty, qq.points,
      q.truth as "rightTruth",
      coalesce((
        select json_agg(json_build_object('optionId', o.id,
          'text', ${inLanguage(given.locale, 'o', 'text')}, 'correct', o.correct) order by o.position)
        from question_options o where o.question_id = q.id), '[]') as options,
      coalesce((
        select json_agg(b.texts order by b.blank) from (
          select b.blank, json_agg(b.text order by b.position) as texts
          from question_blank_answers b where b.question_id = q.id group by b.blank) b),
        '[]') as "rightTexts",
      a.revision, a.chosen, a.truth, a.texts, a.score, a.correct
    from quiz_questions qq
    join former_questions q on q.id = qq.question_id
    left join attempt_answers a on a.attempt_id = ${given.attemptId} and a.question_id = q.id
    where qq.quiz_id = ${given.quizId}
    order by qq.position, q.id`)
  return rows.map(({ options, chosen, truth, texts, revision, ...row }) => ({
    ...row,
    options: options.map(({ optionId, text }) => ({ optionId, text })),
    rightOptions: options.filter((option) => option.correct).map((option) => option.optionId),
    points: Number(row.points),
    score: row.score === null ? null : Number(row.score),
    answer: revision === null ? null : toAnswer({ chosen, truth, texts }),
    revision: revision ?? 0,
  }))
}
export type KeyedQuestion = Awaited<ReturnType<typeof readQuestions>>[number]

function toAnswer(row: Pick<QuestionRow, 'chosen' | 'truth' | 'texts'>): Answer {
  return {
    ...(row.chosen !== null && { chosen: row.chosen }),
    ...(row.truth !== null && { truth: row.truth }),
    ...(row.texts !== null && { texts: row.texts }),
  }
}
