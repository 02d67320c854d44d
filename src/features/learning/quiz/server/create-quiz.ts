import { sql } from 'drizzle-orm'
import { type QuizSettings, templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import type { QuizDraw, QuizSection } from '#src/features/content/outline/records.ts'
import { fixVersions } from '#src/features/content/bank/server/save-question.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { QuestionStatus, ScoringRule } from '#src/features/content/question/types.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { quizzes } from '../tables.ts'
import { columnsOf, writeQuestions } from './set-quiz.ts'

export interface NewQuiz {
  title: string
  titleEn?: string | null
  /** Default 60. */
  passPercent?: number
  /** By default a practice that shows everything at hand-in. */
  settings?: Partial<QuizSettings>
  /** By default the rule of the site. */
  scoringRule?: ScoringRule
  questions: { questionId: number; points?: number; section?: string; draw?: string }[]
  sections?: QuizSection[]
  draws?: QuizDraw[]
}

interface Set extends Record<string, unknown> {
  questionId: number
  versionId: number
  status: QuestionStatus
  body: QuestionBody
}

/**
 * Writes a quiz of existing questions in the given order, and fixes their present versions.
 * @returns its id. @throws for a question that is not ready, or that is answered by files
 */
export async function createQuiz(
  tx: Tx,
  { config }: Pick<Kernel, 'config'>,
  given: NewQuiz,
): Promise<number> {
  const {
    questions: chosen,
    scoringRule = config.SCORING_RULE,
    settings,
    sections,
    draws,
    ...row
  } = given
  const columns = columnsOf({ ...templateSettings.practice, showKey: 'handIn', ...settings })
  const versions = await versionsOf(
    tx,
    chosen.map(({ questionId }) => questionId),
  )
  await fixVersions(tx, [...versions.values()])
  const [quiz] = await tx
    .insert(quizzes)
    .values({ ...columns, ...row, scoringRule })
    .returning({ id: quizzes.id })
  const quizId = quiz!.id
  const set = chosen.map(({ points = 1, ...one }) => ({
    ...{ ...one, points },
    versionId: versions.get(one.questionId)!,
  }))
  await writeQuestions(tx, quizId, {
    questions: set,
    ...(sections && { sections }),
    ...(draws && { draws }),
  })
  return quizId
}

/** The present version of each question. */
async function versionsOf(tx: Tx, questionIds: number[]): Promise<Map<number, number>> {
  if (questionIds.length === 0) return new Map()
  const { rows } = await tx.execute<Set>(sql`
    select q.id as "questionId", q.status, v.id as "versionId", v.body
    from questions q join question_versions v on v.question_id = q.id and v.number = q.version
    where q.id in ${questionIds} and q.deleted_at is null`)
  const found = new Map(rows.map((row) => [row.questionId, row]))
  return new Map(
    questionIds.map((questionId) => {
      const question = found.get(questionId)
      if (!question || question.status !== 'ready') {
        throw new Error(`question ${questionId} is not ready`)
      }
      return [questionId, question.versionId]
    }),
  )
}
