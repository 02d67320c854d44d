import { type SQL, sql } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { toTake } from '#src/features/content/question/server/present.ts'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import { waysOf } from '#src/features/content/question/ways-of.ts'
import { shownNow } from '#src/features/learning/quiz/server/shown-now.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import type { Endpoint } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { Card } from '../contract.ts'

export type Caller = Pick<
  Call<Endpoint & { access: 'login' }>,
  'db' | 'secret' | 'ports' | 'viewer' | 'locale' | 'config'
>

/**
 * The version that is shown: the newest of the one that the quiz sets now and those that the person has answered or that
 * marked the answer again, so that a mended key counts. Drafts of a question never show. Of the aliases m and w.
 */
export const shownVersion: SQL = sql`greatest((select asked.version_id from quiz_questions asked
  where asked.quiz_id = m.quiz_id and asked.question_id = m.question_id limit 1), w.version_id, m.version_id)`

/** Whether a part of the quiz of `m` is visible to the person of `m`; a quiz that is gone keeps nothing. */
const isOpen = (what: 'key' | 'explanation') =>
  sql`coalesce((select ${shownNow(what, sql`m.user_id`)} from quizzes q where q.id = m.quiz_id), true)`

/**
 * Whether the key and the explanation may be read after an answer, each apart. A card shows no more than a result of the
 * quiz does: a practice keeps its key until it is passed, an examination until the release. Of the alias m.
 */
export const openColumns: SQL = sql`${isOpen('key')} as "keyIsOpen", ${isOpen('explanation')} as "explanationIsOpen"`

export const sourceColumns = (locale: Locale): SQL => sql`
  m.course_id as "courseId", ${inLanguage(locale, 'c', 'name')} as "courseName",
  ch.id as "chapterId", ${inLanguage(locale, 'ch', 'name')} as "chapterName"`
export const withSource: SQL = sql`left join courses c on c.id = m.course_id
  left join course_chapters ch on ch.id = m.chapter_id`

export interface SourceRow extends Record<string, unknown> {
  courseId: number | null
  courseName: string | null
  chapterId: number | null
  chapterName: string | null
}

export const sourceOf = ({ courseId, courseName, chapterId, chapterName }: SourceRow) => ({
  course: courseId === null ? null : { courseId, name: courseName ?? '' },
  chapter: chapterId === null ? null : { chapterId, name: chapterName ?? '' },
})

interface CardRow extends SourceRow {
  questionId: number
  versionId: number
  body: QuestionBody
  files: number[]
  rule: ScoringRule | null
  keyIsOpen: boolean
  explanationIsOpen: boolean
  timesWrong: number
  streak: number
}

/**
 * Reads questions that a person has met, WITH their keys, in the order of `which` (columns question_id and at). Only the
 * callers decide which of it a person sees.
 * @param source other rows in place of `met_questions`, as `practisable`
 */
export async function readMet(
  db: Db | Tx,
  { viewer, locale }: Pick<Caller, 'viewer' | 'locale'>,
  which: SQL,
  source: SQL = sql`met_questions`,
): Promise<CardRow[]> {
  const { rows } = await db.execute<CardRow>(sql`
    select m.question_id as "questionId", v.id as "versionId", v.body,
      array(select n.user_file_id from question_files n where n.version_id = v.id) as files,
      z.scoring_rule as rule, ${openColumns}, coalesce(w.times_wrong, 0) as "timesWrong", coalesce(w.streak, 0) as streak,
      ${sourceColumns(locale)}
    from (${which}) found
    join ${source} m on m.user_id = ${viewer.id} and m.question_id = found.question_id
    left join wrong_questions w on w.user_id = m.user_id and w.question_id = m.question_id
    join question_versions v on v.id = ${shownVersion}
    left join quizzes z on z.id = m.quiz_id
    ${withSource}
    order by found.at, m.question_id`)
  return rows
}
export type MetQuestion = Awaited<ReturnType<typeof readMet>>[number]

export const ruleOf = ({ config }: Pick<Caller, 'config'>, { rule }: Pick<CardRow, 'rule'>) =>
  rule ?? config.SCORING_RULE

/** What the texts and pictures of these questions need. */
export const showing = (
  { locale, viewer }: Pick<Caller, 'viewer' | 'locale'>,
  rows: readonly MetQuestion[],
) => ({
  ...{ locale, viewer },
  files: new Set(rows.flatMap(({ files }) => files)),
  seeds: rows.map(({ questionId }) => questionId),
})

/** Returns cards without keys. */
export async function toCards(call: Caller, rows: readonly MetQuestion[]): Promise<Card[]> {
  const bodies = rows.map(({ body }) => body)
  const shown = await toTake(call, bodies, showing(call, rows))
  return rows.map((row, at) => ({
    questionId: row.questionId,
    ...sourceOf(row),
    rules: waysOf(row.body, ruleOf(call, row)),
    question: shown[at]!,
    timesWrong: row.timesWrong,
    streak: row.streak,
  }))
}
