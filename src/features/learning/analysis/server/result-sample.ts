import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { fewestOthers } from '../choices.ts'
import type { SampledResult } from '../tables.ts'
import { chosenAttempts } from './read-sample.ts'

interface Sample {
  takenAt: Date
  results: SampledResult[]
}

interface Asked {
  quizId: number
  year: number
}

/**
 * Returns the results of a school year as learners see them beside their own. A new sample is taken once the results of
 * more than `fewestOthers` learners are new or have changed, so that for each of them the figures before and after differ
 * by several others, also where marks are given one by one.
 */
export async function readResultSample(db: Db, asked: Asked): Promise<Sample> {
  const [former, now] = await Promise.all([findSample(db, asked), readResults(db, asked)])
  const keys = new Set(former?.results.map(keyOf))
  const changed = new Set(now.filter((one) => !keys.has(keyOf(one))).map(({ userId }) => userId))
  if (changed.size <= fewestOthers) return former ?? { takenAt: new Date(), results: [] }
  // Of two readers at the same moment one takes the sample, and both show that.
  await db.execute(sql`
    insert into result_samples as s (quiz_id, year, results)
    values (${asked.quizId}, ${asked.year}, ${JSON.stringify(now)}::jsonb)
    on conflict (quiz_id, year) do update set results = excluded.results, taken_at = clock_timestamp()
    where s.taken_at = ${former?.takenText ?? null}::timestamptz`)
  return (await findSample(db, asked))!
}

const keyOf = ({ attemptId, percent, types }: SampledResult) =>
  JSON.stringify([
    attemptId,
    percent,
    Object.entries(types).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])

async function findSample(db: Db, { quizId, year }: Asked) {
  const { rows } = await db.execute<{ takenText: string; results: SampledResult[] }>(sql`
    select taken_at::text as "takenText", results from result_samples
    where quiz_id = ${quizId} and year = ${year}`)
  return rows[0] && { ...rows[0], takenAt: new Date(rows[0].takenText) }
}

async function readResults(db: Db, { quizId, year }: Asked): Promise<SampledResult[]> {
  const { rows } = await db.execute<SampledResult & Record<string, unknown>>(sql`
    select c.id as "attemptId", c.user_id as "userId", (100 * c.score / c.max_score)::float8 as percent,
      (select coalesce(json_object_agg(t.type, json_build_array(t.earned, t.points)), '{}') from (
        select q.type, coalesce(sum(w.score), 0) as earned, sum(w.points) as points
        from attempt_answers w join questions q on q.id = w.question_id
        where w.attempt_id = c.id group by q.type) t) as types
    from ${chosenAttempts(quizId, 'counted', year)} c order by c.id`)
  return rows
}
