import { sql } from 'drizzle-orm'
import { fixVersions } from '#src/features/content/bank/server/save-question.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Tx } from '#src/server/database/db.ts'
import { lessonAnswers, lessonQuestions } from '../question-tables.ts'
import { countOptions } from './count-options.ts'

export interface SeedQuestion {
  lessonId: number
  /** Left out where its words are spoken. */
  bankQuestionId?: number
  askedAt: Date
  answers: { userId: number; choices: number[] }[]
}

/** Writes a question of a lesson that was asked, answered and closed; the correct answer of one of the bank was shown. */
export async function seedQuestion(tx: Tx, given: SeedQuestion): Promise<void> {
  const { lessonId, bankQuestionId, askedAt, answers } = given
  const closedAt = new Date(askedAt.getTime() + 90_000)
  const ofBank = bankQuestionId === undefined ? {} : await versionOf(tx, bankQuestionId, closedAt)
  const [made] = await tx
    .insert(lessonQuestions)
    .values({ lessonId, askedAt, closedAt, ...ofBank })
    .returning({ questionId: lessonQuestions.id })
  const { questionId } = made!
  if (answers.length > 0)
    await tx
      .insert(lessonAnswers)
      .values(answers.map((answer) => ({ questionId, ...answer, at: askedAt })))
}

async function versionOf(tx: Tx, bankQuestionId: number, keyShownAt: Date) {
  const { rows } = await tx.execute<{ versionId: number; body: QuestionBody }>(sql`
    select v.id as "versionId", v.body from questions q
    join question_versions v on v.question_id = q.id and v.number = q.version
    where q.id = ${bankQuestionId}`)
  const { versionId, body } = rows[0]!
  await fixVersions(tx, [versionId])
  const isMultiple = body.type === 'multiple'
  return { bankQuestionId, versionId, options: countOptions(body)!, isMultiple, keyShownAt }
}
