import { eq, sql } from 'drizzle-orm'
import { fixVersions } from '#src/features/content/bank/server/save-question.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { quizzes } from '../tables.ts'

export interface QuizToSet {
  /** Null for one that is made now. */
  quizId: number | null
  title: string
  titleEn: string | null
  passPercent: number
  questions: readonly { questionId: number; versionId: number; points: number }[]
}

/**
 * Writes the quiz of an item in the transaction of a release. Attempts keep the versions that they have answered; a
 * question that stays keeps the answers of an attempt that is open.
 * @returns its id
 */
export async function setQuiz(
  tx: Tx,
  { config }: Pick<Kernel, 'config'>,
  { quizId, questions, ...row }: QuizToSet,
): Promise<number> {
  await fixVersions(
    tx,
    questions.map(({ versionId }) => versionId),
  )
  const id = quizId ?? (await insertQuiz(tx, { config }, row))
  if (quizId !== null) {
    await tx.update(quizzes).set(row).where(eq(quizzes.id, quizId))
  }
  const rows = questions.map((question, position) => ({ ...question, position }))
  await tx.execute(sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g("questionId" int, "versionId" int, points numeric, position int)),
    gone as (delete from quiz_questions q
      where q.quiz_id = ${id} and q.question_id not in (select "questionId" from given))
    insert into quiz_questions (quiz_id, question_id, version_id, points, position)
    select ${id}, g."questionId", g."versionId", g.points, g.position from given g
    on conflict (quiz_id, question_id) do update set version_id = excluded.version_id,
      points = excluded.points, position = excluded.position`)
  return id
}

async function insertQuiz(
  tx: Tx,
  { config }: Pick<Kernel, 'config'>,
  row: Omit<QuizToSet, 'quizId' | 'questions'>,
): Promise<number> {
  const [made] = await tx
    .insert(quizzes)
    .values({ ...row, scoringRule: config.SCORING_RULE })
    .returning({ id: quizzes.id })
  return made!.id
}
