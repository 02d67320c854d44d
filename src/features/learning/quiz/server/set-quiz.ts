import { and, asc, eq, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { fixVersions } from '#src/features/content/bank/server/save-question.ts'
import { fitsBody } from '#src/features/content/question/server/check-answer.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { problemsOf } from '#src/features/content/question/body/problems.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../contract.ts'
import { quizQuestions, quizzes } from '../tables.ts'
import { needsTeacher } from '#src/features/content/question/needs-teacher.ts'

export interface SetQuestion {
  questionId: number
  versionId: number
  points: number
}

export interface QuizToSet {
  /** Null makes a quiz. */
  quizId: number | null
  title: string
  titleEn: string | null
  passPercent: number
  questions: readonly SetQuestion[]
}

/**
 * Makes the quiz of an item, or changes it, in the transaction of a release. Results stay as they were handed in. An
 * open attempt follows the change: it keeps its answers to the questions that stay, also to a new version of one
 * where they fit it.
 * @returns the quiz's id. @throws quiz.notReady for a question that is not complete, or that a teacher has to mark
 */
export async function setQuiz(
  tx: Tx,
  { config }: Pick<Kernel, 'config'>,
  { quizId, questions, ...head }: QuizToSet,
): Promise<number> {
  await checkVersions(tx, { title: head.title, questions })
  await fixVersions(
    tx,
    questions.map(({ versionId }) => versionId),
  )
  if (quizId === null) {
    const row = { ...head, scoringRule: config.SCORING_RULE }
    const [made] = await tx.insert(quizzes).values(row).returning({ id: quizzes.id })
    await writeQuestions(tx, { quizId: made!.id, edition: 1 }, questions)
    return made!.id
  }
  // A hand-in holds this row too, so that it is marked by one edition.
  const [held] = await tx
    .select({ edition: quizzes.edition })
    .from(quizzes)
    .where(eq(quizzes.id, quizId))
    .for('update')
  if (!held) throw new Error(`quiz ${quizId} does not exist`)
  const present = { quizId, edition: held.edition }
  if (!isDeepStrictEqual(await readSet(tx, present), questions.map(plain))) {
    const edition = (await hasResults(tx, present)) ? held.edition + 1 : held.edition
    await writeQuestions(tx, { quizId, edition }, questions)
    await tx.update(quizzes).set({ edition }).where(eq(quizzes.id, quizId))
    await carryAnswers(tx, quizId)
  }
  await tx.update(quizzes).set(head).where(eq(quizzes.id, quizId))
  return quizId
}

interface Edition {
  quizId: number
  edition: number
}

const plain = ({ questionId, versionId, points }: SetQuestion): SetQuestion => ({
  ...{ questionId, versionId, points },
})

const ofEdition = ({ quizId, edition }: Edition) =>
  and(eq(quizQuestions.quizId, quizId), eq(quizQuestions.edition, edition))

const readSet = (tx: Tx, of: Edition): Promise<SetQuestion[]> =>
  tx
    .select({
      questionId: quizQuestions.questionId,
      versionId: quizQuestions.versionId,
      points: quizQuestions.points,
    })
    .from(quizQuestions)
    .where(ofEdition(of))
    .orderBy(asc(quizQuestions.position), asc(quizQuestions.questionId))

export async function writeQuestions(
  tx: Tx,
  of: Edition,
  questions: readonly SetQuestion[],
): Promise<void> {
  await tx.delete(quizQuestions).where(ofEdition(of))
  if (questions.length === 0) return
  await tx
    .insert(quizQuestions)
    .values(questions.map((one, position) => ({ ...of, ...plain(one), position })))
}

async function hasResults(tx: Tx, { quizId, edition }: Edition): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from quiz_attempts where quiz_id = ${quizId} and edition = ${edition} limit 1`)
  return rows.length > 0
}

interface Version extends Record<string, unknown> {
  questionId: number
  versionId: number
  body: QuestionBody
}

async function checkVersions(
  tx: Tx,
  { title, questions }: Pick<QuizToSet, 'title' | 'questions'>,
): Promise<void> {
  if (questions.length === 0) return
  const { rows } = await tx.execute<Version>(sql`
    select id as "versionId", question_id as "questionId", body from question_versions
    where id in ${questions.map(({ versionId }) => versionId)}`)
  for (const { questionId, versionId } of questions) {
    const version = rows.find((row) => row.versionId === versionId)
    if (version?.questionId !== questionId) {
      throw new Error(`version ${versionId} is not one of question ${questionId}`)
    }
    if (problemsOf(version.body).length > 0 || needsTeacher(version.body)) {
      throw new AppError(withValues(quizErrors.notReady, { title }))
    }
  }
}

interface Carried extends Record<string, unknown> {
  attemptId: number
  questionId: number
  versionId: number
  answer: QuestionAnswer | null
  body: QuestionBody
}

/** Answers of open attempts move to the version that is set now, where they fit it; the others stay with theirs. */
async function carryAnswers(tx: Tx, quizId: number): Promise<void> {
  const { rows } = await tx.execute<Carried>(sql`
    select w.attempt_id as "attemptId", w.question_id as "questionId", w.answer,
      v.id as "versionId", v.body
    from quiz_attempts a
    join attempt_answers w on w.attempt_id = a.id
    join quizzes q on q.id = a.quiz_id
    join quiz_questions qq on qq.quiz_id = q.id and qq.edition = q.edition and qq.question_id = w.question_id
    join question_versions v on v.id = qq.version_id
    where a.quiz_id = ${quizId} and a.status = 'open' and w.version_id <> qq.version_id
    order by w.attempt_id, w.question_id for update of w`)
  const fitting = rows.filter(({ answer, body }) => answer === null || fitsBody(body, answer))
  if (fitting.length === 0) return
  await tx.execute(sql`
    update attempt_answers w set version_id = of.version_id
    from unnest(
      ${sql.param(fitting.map(({ attemptId }) => attemptId))}::int[],
      ${sql.param(fitting.map(({ questionId }) => questionId))}::int[],
      ${sql.param(fitting.map(({ versionId }) => versionId))}::int[]
    ) as of (attempt_id, question_id, version_id)
    where w.attempt_id = of.attempt_id and w.question_id = of.question_id`)
}
