import { sql } from 'drizzle-orm'
import { readPlacedQuiz } from '#src/features/learning/invigilation/server/quiz-place.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { analysisApi } from '../contract.ts'
import { analyse } from './analyse.ts'
import { readSample, yearOf } from './read-sample.ts'

interface Counts extends Record<string, unknown> {
  learners: number
  taken: number
  waiting: number
  byMean: boolean
  showPass: boolean
  years: number[]
}

/** Reads the statistics of a quiz and its questions for a teacher who looks after it. */
export async function getAnalysis(
  call: Pick<Call<typeof analysisApi.getAnalysis>, 'db' | 'ports' | 'locale' | 'input'> & {
    viewer: { id: number }
  },
): Promise<AnswerOf<typeof analysisApi.getAnalysis>> {
  const { db, locale, input } = call
  const { quizId } = input
  const own = await readPlacedQuiz(call, quizId)
  const learners = own.course
    ? sql`(select user_id from course_learners where course_id = ${own.course.courseId})`
    : sql`(select unnest(${sql.param(own.learnerIds)}::int[]) as user_id)`
  const [sample, { rows }] = await Promise.all([
    readSample(db, input),
    db.execute<Counts>(sql`
      select (select count(*)::int from ${learners} l) as learners,
        (select count(*)::int from ${learners} l where exists (
          select from quiz_attempts a where a.quiz_id = ${quizId} and a.user_id = l.user_id
            and a.status = 'handedIn' and not a.trial)) as taken,
        (select q.counts = 'mean' from quizzes q where q.id = ${quizId}) as "byMean",
        (select q.show_pass from quizzes q where q.id = ${quizId}) as "showPass",
        count(*) filter (where a.score is null)::int as waiting,
        coalesce(array_agg(distinct ${yearOf} order by ${yearOf} desc), '{}') as years
      from quiz_attempts a where a.quiz_id = ${quizId} and a.status = 'handedIn' and not a.trial`),
  ])
  return {
    quizId,
    title: own.title,
    place: own.place,
    ...rows[0]!,
    ...analyse(sample, locale),
  }
}
