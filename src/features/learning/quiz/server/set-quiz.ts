import { and, eq, sql } from 'drizzle-orm'
import { type QuizSettings, settingsOf } from '#src/features/content/outline/quiz-settings.ts'
import type { QuizDraw, QuizSection, SetQuestion } from '#src/features/content/outline/records.ts'
import { withPools } from '#src/features/content/outline/quiz-pools.ts'
import { findPools } from '#src/features/content/outline/server/find-pools.ts'
import { fixVersions } from '#src/features/content/bank/server/save-question.ts'
import { fitsBody } from '#src/features/content/question/server/check-answer.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { problemsOf } from '#src/features/content/question/body/problems.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../errors.ts'
import { quizDraws, quizQuestions, quizSections, quizzes } from '../tables.ts'
import { noteKeysSeen } from './shown-now.ts'
import { tellPages } from './tell-pages.ts'

export interface QuizToSet {
  /** Null makes a quiz. */
  quizId: number | null
  title: string
  titleEn: string | null
  passPercent: number
  /** False without a pass mark: results do not say who passes. */
  showPass?: boolean
  questions: readonly SetQuestion[]
  sections?: readonly QuizSection[] | undefined
  draws?: readonly QuizDraw[] | undefined
  settings?: QuizSettings | undefined
  /** Those whose folders its draws may take questions from. */
  teachers?: readonly number[]
}

/**
 * Makes the quiz of an item, or changes it, in the transaction of a release. Results stay as they were handed in. An
 * open attempt follows the change, unless it was drawn: it keeps its answers to the questions that stay, also to a new
 * version of one where they fit it.
 * Draws by a rule get their pools as the bank is now.
 * @returns the quiz's id. @throws quiz.notReady for a question that is not complete, or that is answered by files;
 * quiz.shortDraw
 */
export async function setQuiz(
  tx: Tx,
  { config, events }: Pick<Kernel, 'config' | 'events'>,
  { teachers = [], ...given }: QuizToSet,
): Promise<number> {
  const quiz = await withPresentPools(tx, teachers, given)
  const { quizId: known, questions, sections = [], draws = [], settings, ...head } = quiz
  await checkVersions(tx, { title: head.title, questions })
  await fixVersions(
    tx,
    questions.map(({ versionId }) => versionId),
  )
  const row = { ...head, ...columnsOf(settingsOf({ settings })) }
  const quizId = known ?? (await makeQuiz(tx, { ...row, scoringRule: config.SCORING_RULE }))
  if (known !== null) {
    await noteKeysSeen(tx, known)
    // A hand-in holds this row too, so that it is marked as one whole.
    const changed = await tx.update(quizzes).set(row).where(eq(quizzes.id, known)).returning()
    if (changed.length === 0) throw new Error(`quiz ${known} does not exist`)
  }
  await writeQuestions(tx, quizId, { questions, sections, draws })
  if (known !== null) {
    await carryAttempts(tx, quizId)
    await tellPages(events, tx, { quizId, userIds: null })
  }
  return quizId
}

async function withPresentPools<Q extends Omit<QuizToSet, 'teachers'>>(
  tx: Tx,
  teachers: readonly number[],
  quiz: Q,
): Promise<Q> {
  const [pools = []] = await findPools(tx, teachers, [quiz])
  const renewed = withPools(quiz, pools)
  const isShort = (quiz.draws ?? []).some(
    ({ key, count, rule }) =>
      rule && renewed.questions.filter(({ draw }) => draw === key).length < count,
  )
  if (isShort) throw new AppError(withValues(quizErrors.shortDraw, { title: quiz.title }))
  return renewed
}

async function makeQuiz(tx: Tx, row: typeof quizzes.$inferInsert): Promise<number> {
  const [made] = await tx.insert(quizzes).values(row).returning({ id: quizzes.id })
  return made!.id
}

/** The settings as the table has them. */
export const columnsOf = ({ opensAt, closesAt, ...settings }: QuizSettings) => ({
  ...settings,
  opensAt: opensAt === null ? null : new Date(opensAt),
  closesAt: closesAt === null ? null : new Date(closesAt),
})

interface Paper {
  questions: readonly SetQuestion[]
  sections?: readonly QuizSection[]
  draws?: readonly QuizDraw[]
}

/** Writes the questions of a quiz in their order. A draw without questions, and a section that none names, are left out. */
export async function writeQuestions(
  tx: Tx,
  quizId: number,
  { questions, sections = [], draws = [] }: Paper,
): Promise<void> {
  const named = sections.filter(({ key }) => questions.some(({ section }) => section === key))
  const drawn = draws.filter(({ key }) => questions.some(({ draw }) => draw === key))
  const numberOf = (list: readonly { key: string }[], key: string | undefined) =>
    list.findIndex((one) => one.key === key) + 1
  await tx.delete(quizQuestions).where(eq(quizQuestions.quizId, quizId))
  await tx.delete(quizSections).where(eq(quizSections.quizId, quizId))
  await tx.delete(quizDraws).where(eq(quizDraws.quizId, quizId))
  if (named.length > 0) {
    await tx.insert(quizSections).values(
      named.map(({ name, intro }, at) => ({
        ...{ quizId, number: at + 1, name: name.zh, nameEn: name.en },
        ...{ intro: intro.zh, introEn: intro.en },
      })),
    )
  }
  if (drawn.length > 0) {
    const folders = await foldersThere(tx, drawn)
    await tx.insert(quizDraws).values(
      drawn.map(({ count, rule }, at) => {
        if (!rule || !folders.has(rule.folderId)) return { quizId, number: at + 1, count }
        const { folderId, ...conditions } = rule
        return { quizId, number: at + 1, count, folderId, rule: conditions }
      }),
    )
  }
  await writeQuestionRows(
    tx,
    quizId,
    questions.map(({ questionId, versionId, points, section, draw }) => ({
      ...{ questionId, versionId, points },
      ...{ section: numberOf(named, section), draw: numberOf(drawn, draw) },
    })),
  )
}

interface QuestionRow {
  questionId: number
  versionId: number
  points: number
  /** Numbers; 0 is none. */
  section: number
  draw: number
}

/** Writes the questions of a quiz that has none: section by section, in the given order. */
export async function writeQuestionRows(
  tx: Tx,
  quizId: number,
  rows: readonly QuestionRow[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(quizQuestions)
    .values(
      rows
        .toSorted((a, b) => a.section - b.section)
        .map((one, position) => ({ ...one, quizId, position })),
    )
}

/** Changes the name and the settings of a quiz; its questions stay. */
export async function setQuizSettings(
  tx: Tx,
  events: Kernel['events'],
  { quizId, title, settings }: { quizId: number; title: string; settings: QuizSettings },
): Promise<void> {
  await noteKeysSeen(tx, quizId)
  await tx
    .update(quizzes)
    .set({ title, ...columnsOf(settings) })
    .where(eq(quizzes.id, quizId))
  await tellPages(events, tx, { quizId, userIds: null })
}

/** Asks a question of a quiz by another version, in attempts that begin from now on. */
export async function setVersion(
  tx: Tx,
  { quizId, questionId, versionId }: { quizId: number; questionId: number; versionId: number },
): Promise<void> {
  await tx
    .update(quizQuestions)
    .set({ versionId })
    .where(and(eq(quizQuestions.quizId, quizId), eq(quizQuestions.questionId, questionId)))
}

/** Of the folders of rules those that were not deleted, held until the draws name them. */
async function foldersThere(tx: Tx, draws: readonly QuizDraw[]): Promise<ReadonlySet<number>> {
  const ids = draws.flatMap(({ rule }) => rule?.folderId ?? [])
  if (ids.length === 0) return new Set()
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from question_folders where id = any(${sql.param(ids)}::int[]) order by id for key share`)
  return new Set(rows.map(({ id }) => id))
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
    if (problemsOf(version.body).length > 0) {
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

/** Open attempts of a quiz without draws get its present questions; their orders by seed stay for those they have. */
async function carryAttempts(tx: Tx, quizId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select a.id from quiz_attempts a where a.quiz_id = ${quizId} and a.status = 'open'
      and not exists (select from quiz_draws d where d.quiz_id = a.quiz_id)
    order by a.id for update of a`)
  if (rows.length === 0) return
  const attempts = sql`(select unnest(${sql.param(rows.map(({ id }) => id))}::int[]) as id)`
  await tx.execute(sql`
    delete from attempt_answers w using ${attempts} a where w.attempt_id = a.id and not exists (
      select from quiz_questions qq where qq.quiz_id = ${quizId} and qq.question_id = w.question_id)`)
  await tx.execute(sql`
    insert into attempt_answers (attempt_id, question_id, version_id, points, section, position)
    select a.id, qq.question_id, qq.version_id, qq.points, qq.section, qq.position
    from ${attempts} a, quiz_questions qq where qq.quiz_id = ${quizId} on conflict do nothing`)
  await tx.execute(sql`
    update attempt_answers w set points = qq.points, section = qq.section,
      position = case when q.shuffle_questions then w.position else qq.position end,
      version_id = case when w.answer is null then qq.version_id else w.version_id end
    from ${attempts} a, quiz_questions qq join quizzes q on q.id = qq.quiz_id
    where qq.quiz_id = ${quizId} and w.attempt_id = a.id and w.question_id = qq.question_id`)
  await carryAnswers(tx, quizId)
}

/** Answers of open attempts move to the version that is set now, where they fit it; the others stay with theirs. */
async function carryAnswers(tx: Tx, quizId: number): Promise<void> {
  const { rows } = await tx.execute<Carried>(sql`
    select w.attempt_id as "attemptId", w.question_id as "questionId", w.answer,
      v.id as "versionId", v.body
    from quiz_attempts a
    join attempt_answers w on w.attempt_id = a.id
    join quiz_questions qq on qq.quiz_id = a.quiz_id and qq.question_id = w.question_id
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
