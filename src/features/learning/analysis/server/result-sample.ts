import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { fewestOthers } from '../choices.ts'
import type { PointsByType } from '../tables.ts'
import { chosenAttempts } from './read-sample.ts'

/** A result with its learner, who is that of the attempt. */
interface SampledResult {
  attemptId: number
  userId: number
  percent: number
  types: PointsByType
}

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
  await takeSample(db, { ...asked, former: former?.takenText ?? null, now })
  return (await findSample(db, asked))!
}

/** Of two readers at the same moment one takes the sample, and both show that. */
async function takeSample(
  db: Db,
  { quizId, year, former, now }: Asked & { former: string | null; now: readonly SampledResult[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      insert into result_samples as s (quiz_id, year) values (${quizId}, ${year})
      on conflict (quiz_id, year) do update set taken_at = clock_timestamp()
      where s.taken_at = ${former}::timestamptz returning 1`)
    if (rows.length === 0) return
    await tx.execute(sql`delete from sampled_results where quiz_id = ${quizId} and year = ${year}`)
    await tx.execute(sql`
      insert into sampled_results (quiz_id, year, attempt_id, percent, types)
      select ${quizId}, ${year}, r."attemptId", r.percent, r.types
      from jsonb_to_recordset(${JSON.stringify(now)}::jsonb) as r("attemptId" int, percent float8, types jsonb)`)
  })
}

const keyOf = ({ attemptId, percent, types }: SampledResult) =>
  JSON.stringify([
    attemptId,
    percent,
    Object.entries(types).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ])

async function findSample(db: Db, { quizId, year }: Asked) {
  const { rows } = await db.execute<{ takenText: string; results: SampledResult[] }>(sql`
    select s.taken_at::text as "takenText", coalesce((
      select json_agg(json_build_object('attemptId', a.id, 'userId', a.user_id, 'percent', r.percent, 'types', r.types)
        order by a.id)
      from sampled_results r join quiz_attempts a on a.id = r.attempt_id
      where r.quiz_id = s.quiz_id and r.year = s.year), '[]') as results
    from result_samples s where s.quiz_id = ${quizId} and s.year = ${year}`)
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
