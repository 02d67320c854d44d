import { sql } from 'drizzle-orm'
import { fixVersions } from '#src/features/content/bank/server/save-question.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { QuestionStatus, ScoringRule } from '#src/features/content/question/types.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { keysShown } from '../contract.ts'
import { quizzes } from '../tables.ts'
import { needsTeacher } from '#src/features/content/question/needs-teacher.ts'
import { writeQuestions } from './set-quiz.ts'

export interface NewQuiz {
  title: string
  titleEn?: string | null
  /** Default 60. */
  passPercent?: number
  /** Default 'answered'. */
  keyShown?: (typeof keysShown)[number]
  /** By default the rule of the site. */
  scoringRule?: ScoringRule
  questions: { questionId: number; points?: number }[]
}

interface Set extends Record<string, unknown> {
  questionId: number
  versionId: number
  status: QuestionStatus
  body: QuestionBody
}

/**
 * Writes a quiz of existing questions in the given order, and fixes their present versions.
 * @returns its id. @throws for a question that is not ready, or that a teacher has to mark: quizzes cannot wait yet
 */
export async function createQuiz(
  tx: Tx,
  { config }: Pick<Kernel, 'config'>,
  given: NewQuiz,
): Promise<number> {
  const { questions: chosen, scoringRule = config.SCORING_RULE, ...row } = given
  const versions = await versionsOf(
    tx,
    chosen.map(({ questionId }) => questionId),
  )
  await fixVersions(tx, [...versions.values()])
  const [quiz] = await tx
    .insert(quizzes)
    .values({ ...row, scoringRule })
    .returning({ id: quizzes.id })
  const quizId = quiz!.id
  await writeQuestions(
    tx,
    { quizId, edition: 1 },
    chosen.map(({ questionId, points = 1 }) => ({
      ...{ questionId, points },
      versionId: versions.get(questionId)!,
    })),
  )
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
      if (needsTeacher(question.body)) {
        throw new Error(
          `question ${questionId} has to be marked by a teacher, which quizzes cannot do`,
        )
      }
      return [questionId, question.versionId]
    }),
  )
}
