import { sql } from 'drizzle-orm'
import { readOwnQuiz } from '#src/features/learning/invigilation/server/own-quiz.ts'
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
  years: number[]
}

/** Reads the statistics of a quiz and its questions for a teacher who looks after it. */
export async function getAnalysis({
  db,
  viewer,
  locale,
  input,
}: Pick<Call<typeof analysisApi.getAnalysis>, 'db' | 'locale' | 'input'> & {
  viewer: { id: number }
}): Promise<AnswerOf<typeof analysisApi.getAnalysis>> {
  const { quizId } = input
  const own = await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  const [sample, { rows }] = await Promise.all([
    readSample(db, input),
    db.execute<Counts>(sql`
      select (select count(*)::int from course_learners l where l.course_id = ${own.courseId}) as learners,
        (select count(*)::int from course_learners l where l.course_id = ${own.courseId} and exists (
          select from quiz_attempts a where a.quiz_id = ${quizId} and a.user_id = l.user_id
            and a.status = 'handedIn' and not a.trial)) as taken,
        (select q.counts = 'mean' from quizzes q where q.id = ${quizId}) as "byMean",
        count(*) filter (where a.score is null)::int as waiting,
        coalesce(array_agg(distinct ${yearOf} order by ${yearOf} desc), '{}') as years
      from quiz_attempts a where a.quiz_id = ${quizId} and a.status = 'handedIn' and not a.trial`),
  ])
  return {
    quizId,
    title: own.title,
    course: { courseId: own.courseId, kind: own.kind, name: own.course },
    ...rows[0]!,
    ...analyse(sample, locale),
  }
}
