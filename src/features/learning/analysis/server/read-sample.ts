import { type SQL, sql } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { countingOrder } from '#src/features/learning/quiz/server/counting.ts'
import type { Db } from '#src/server/database/db.ts'
import { schoolZone } from '#src/shared/school-day.ts'
import type { AttemptChoice } from '../choices.ts'

export interface SampleAttempt {
  /** Points in percent. */
  total: number
  max: number
  passed: boolean
  year: number
}

export interface SampleAnswer {
  /** Place of its attempt in the list of attempts. */
  attempt: number
  score: number
  points: number
  position: number
  versionId: number
  isAnswered: boolean
  /** Ids of the options that were chosen; empty for other types. */
  choices: string[]
}

export interface Version {
  versionId: number
  questionId: number
  number: number
  body: QuestionBody
}

export interface Sample {
  attempts: SampleAttempt[]
  /** By question. */
  answers: Map<number, SampleAnswer[]>
  /** Of a question, the newest last. */
  versions: Map<number, Version[]>
  /** Place of a question in the quiz as it is now, from 1. */
  numbers: Map<number, number>
}

/** Months from January to the first one of a school year, September. */
const monthsBefore = 8
/** The year in which the school year of a hand-in began, on the school's clock. */
export const yearOf = sql.raw(`extract(year from
  (a.handed_in_at at time zone '${schoolZone}') - interval '${monthsBefore} months')::int`)

const orders: Record<Exclude<AttemptChoice, 'all'>, SQL> = {
  counted: countingOrder,
  first: sql`a.number`,
}

/**
 * The attempts `c` that are looked at: at (from 0), id, user_id, score, max_score, passed, year. Marked ones with points
 * alone. Where the mean counts, all attempts are those that count, because statistics need attempts with answers: the
 * result of a learner is the better of their mean and a make-up, and is no attempt.
 */
export function chosenAttempts(quizId: number, choice: AttemptChoice, year: number | null): SQL {
  const rank =
    choice === 'all'
      ? sql`1`
      : sql`row_number() over (partition by a.user_id order by ${orders[choice]})`
  const counts = choice === 'counted' ? sql`(r.rank = 1 or r.counts = 'mean')` : sql`r.rank = 1`
  return sql`(
    select r.*, (row_number() over (order by r.id) - 1)::int as at from (
      select a.id, a.user_id, a.score, a.max_score, a.passed, q.counts, ${yearOf} as year, ${rank} as rank
      from quiz_attempts a join quizzes q on q.id = a.quiz_id
      where a.quiz_id = ${quizId} and a.status = 'handedIn' and not a.trial and a.max_score > 0
        and ${year === null ? sql`true` : sql`${yearOf} = ${year}`}) r
    where ${counts} and r.score is not null)`
}

interface AttemptRow extends Record<string, unknown> {
  score: number
  max: number
  passed: boolean
  year: number
}

interface AnswerRow extends Record<string, unknown> {
  questionId: number
  number: number | null
  at: string
  scores: string
  points: string
  positions: string
  versions: string
  answered: string
  choices: string
}

/** Options are ids without commas and signs, so that lists of them travel as text. */
const choice = sql`case w.answer ->> 'type'
  when 'single' then w.answer ->> 'choice'
  when 'trueFalse' then w.answer ->> 'value'
  when 'multiple' then (select string_agg(e, '+') from jsonb_array_elements_text(w.answer -> 'choices') e) end`

/**
 * Reads all answers to a quiz, in three round trips of one text for each question, because rows of their own for 100,000
 * answers would cost the server seconds. An attempt that waits for marks is left out, and an empty answer
 * has no mark.
 */
export async function readSample(
  db: Db,
  { quizId, attempts, year }: { quizId: number; attempts: AttemptChoice; year: string },
): Promise<Sample> {
  const chosen = chosenAttempts(quizId, attempts, year === 'all' ? null : Number(year))
  const [attemptRows, answerRows] = await Promise.all([
    db.execute<AttemptRow>(sql`
      select c.score::float8 as score, c.max_score::float8 as max, coalesce(c.passed, false) as passed, c.year
      from ${chosen} c order by c.at`),
    db.execute<AnswerRow>(sql`
      select w.question_id as "questionId", max(s.position) + 1 as number, string_agg(c.at::text, ',') as at,
        string_agg(coalesce(w.score, 0)::text, ',') as scores, string_agg(w.points::text, ',') as points,
        string_agg(w.position::text, ',') as positions, string_agg(w.version_id::text, ',') as versions,
        string_agg(case when w.mark is null then '0' else '1' end, '') as answered,
        string_agg(coalesce(${choice}, ''), ',') as choices
      from ${chosen} c join attempt_answers w on w.attempt_id = c.id
      left join quiz_questions s on s.quiz_id = ${quizId} and s.question_id = w.question_id
      group by w.question_id order by number nulls last, w.question_id`),
  ])
  const answers = new Map(answerRows.rows.map((row) => [row.questionId, answersOf(row)]))
  const inQuiz = answerRows.rows.filter(({ number }) => number !== null)
  return {
    attempts: attemptRows.rows.map(({ score, max, passed, year: when }) => ({
      ...{ total: (100 * score) / max, max, passed, year: when },
    })),
    answers,
    versions: await readVersions(db, answers),
    numbers: new Map(inQuiz.map(({ questionId, number }) => [questionId, number!])),
  }
}

function answersOf(row: AnswerRow): SampleAnswer[] {
  const scores = row.scores.split(',')
  const points = row.points.split(',')
  const positions = row.positions.split(',')
  const versions = row.versions.split(',')
  const choices = row.choices.split(',')
  const answers = row.at.split(',').map((attempt, at) => ({
    attempt: Number(attempt),
    score: Number(scores[at]),
    points: Number(points[at]),
    position: Number(positions[at]),
    versionId: Number(versions[at]),
    isAnswered: row.answered[at] === '1',
    choices: choices[at] === '' ? [] : choices[at]!.split('+'),
  }))
  // The same sample has the same order, however the database went through it.
  return answers.sort((a, b) => a.attempt - b.attempt)
}

async function readVersions(db: Db, answers: ReadonlyMap<number, SampleAnswer[]>) {
  const ids = new Set([...answers.values()].flatMap((of) => of.map(({ versionId }) => versionId)))
  const { rows } = await db.execute<Version & Record<string, unknown>>(sql`
    select id as "versionId", question_id as "questionId", number, body from question_versions
    where id = any(${sql.param([...ids])}::int[]) order by number`)
  const versions = new Map<number, Version[]>()
  for (const row of rows)
    versions.set(row.questionId, [...(versions.get(row.questionId) ?? []), row])
  return versions
}
