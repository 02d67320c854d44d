import { sql } from 'drizzle-orm'
import { readPlace } from '#src/features/learning/grading/server/tell-learner.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { marksVisible } from '#src/features/learning/quiz/server/times.ts'
import type { QuestionType } from '#src/features/content/question/types.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { fewestOthers } from '../choices.ts'
import type { analysisApi, OwnResult } from '../contract.ts'
import { analysisErrors } from '../errors.ts'
import { bandsOf } from './bands.ts'
import { meanOf, medianOf } from './numbers/moments.ts'
import { yearOf } from './read-sample.ts'
import { readResultSample } from './result-sample.ts'

interface Own extends Record<string, unknown> {
  quizId: number
  title: string
  score: number | null
  max: number
  year: number
  visible: boolean
}

interface TypeRow extends Record<string, unknown> {
  type: QuestionType
  questions: number
  own: number
}

/**
 * Compares an attempt of the viewer with the results of others that count in the same school year. Fewer than
 * `fewestOthers` learners are never shown together, because each could be told from the rest, and the figures change for
 * as many at once, because otherwise a newcomer could be told from those before.
 */
export async function getOwn(call: Call<typeof analysisApi.getOwn>): Promise<OwnResult> {
  const { db, viewer, locale, input } = call
  const { attemptId } = input
  const { rows } = await db.execute<Own>(sql`
    select a.quiz_id as "quizId", ${inLanguage(locale, 'q', 'title')} as title, a.score::float8 as score,
      a.max_score::float8 as max, ${yearOf} as year, ${marksVisible} as visible
    from quiz_attempts a join quizzes q on q.id = a.quiz_id
    where a.id = ${attemptId} and a.user_id = ${viewer.id} and a.status = 'handedIn' and not a.trial`)
  const [own] = rows
  if (!own) throw new AppError(quizErrors.attemptNotFound)
  const { quizId, title, score, max, year, visible } = own
  if (!visible || score === null || max === 0) throw new AppError(analysisErrors.markHidden)
  const [place, sample, types] = await Promise.all([
    readPlace(call, quizId),
    readResultSample(db, { quizId, year }),
    db.execute<TypeRow>(sql`
      select q.type, count(*)::int as questions,
        coalesce(sum(w.score) / nullif(sum(w.points), 0), 0)::float8 as own
      from attempt_answers w join questions q on q.id = w.question_id
      where w.attempt_id = ${attemptId} group by q.type order by min(w.position)`),
  ])
  const others = sample.results.filter(({ userId }) => userId !== viewer.id)
  const shareOf = (type: QuestionType) => {
    const sum = (at: 0 | 1) => others.reduce((all, { types: of }) => all + (of[type]?.[at] ?? 0), 0)
    return sum(1) === 0 ? null : sum(0) / sum(1)
  }
  const percents = others.map(({ percent }) => percent)
  const learners = new Set(others.map(({ userId }) => userId)).size
  const isShown = learners >= fewestOthers
  const percent = (100 * score) / max
  return {
    ...{ attemptId, title, link: place?.link ?? null, score, maxScore: max, percent, year },
    others: isShown
      ? {
          ...{ n: learners, takenAt: sample.takenAt.toISOString() },
          ...{ mean: Math.round(meanOf(percents)), median: Math.round(medianOf(percents)) },
        }
      : null,
    bands: isShown
      ? bandsOf([...percents, percent]).map((band) => ({
          ...band,
          own: percent >= band.from && (band.below === null || percent < band.below),
        }))
      : [],
    types: types.rows.map((row) => ({ ...row, others: isShown ? shareOf(row.type) : null })),
  }
}
