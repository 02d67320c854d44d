import { sql } from 'drizzle-orm'
import { inLanguage } from '#src/server/database/in-language.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { nameFor } from '#src/server/text/latin-name.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import {
  type invigilationApi,
  type Learner,
  learnersPerPage,
  offlineAfterSeconds,
} from '../contract.ts'
import { learnerStates } from './learner-states.ts'
import { readOwnQuiz } from './own-quiz.ts'

type Row = Omit<Learner, 'state'> & { state: Learner['state'] | null; total: number } & Record<
    string,
    unknown
  >

const like = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
const iso = (moment: string) =>
  sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Lists the learners of a quiz in two round trips; details are read for the page alone. */
export async function getLearners({
  db,
  viewer,
  locale,
  input: { quizId, keyword, state, sort, page },
}: Call<typeof invigilationApi.getLearners>): Promise<
  AnswerOf<typeof invigilationApi.getLearners>
> {
  const own = await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  const { limit, offset } = rowsOf(page, learnersPerPage)
  const name = sql`coalesce(nullif(${inLanguage(locale, 'u', 'real_name')}, ''), u.username)`
  const states = {
    all: sql`true`,
    none: sql`s.status is null`,
    open: sql`s.status = 'open'`,
    handedIn: sql`s.status = 'handedIn'`,
    failed: sql`s.done > 0 and s.unmarked = 0 and not s.passed`,
    unmarked: sql`s.unmarked > 0`,
    waiting: sql`s.waiting > 0`,
  }
  const orders = {
    name: sql`${name} collate "zh-numeric", u.id`,
    latest: sql`s.moment desc nulls last, u.id`,
    score: sql`s.share desc nulls last, u.id`,
  }
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select s.*, ${name} as name, u.username, (count(*) over ())::int as total,
        row_number() over (order by ${orders[sort]}) as place
      from ${learnerStates(quizId, own.courseId)} s join users u on u.id = s.user_id
      where ${states[state]}
        and (${keyword} = '' or u.username ilike ${like(keyword)} or u.real_name ilike ${like(keyword)}
          or u.real_name_en ilike ${like(keyword)})
      order by place limit ${limit} offset ${offset})
    select p.user_id as "userId", p.name, p.username, coalesce(p.status, 'none') as state, p.attempts,
      p.share::float8 as share, p.passed, p.unmarked, p.total,
      (select json_build_object('attemptId', a.id, 'number', a.number, 'status', a.status,
          'startedAt', ${iso('a.started_at')}, 'handedInAt', ${iso('a.handed_in_at')}, 'endedBy', a.ended_by,
          'late', a.late, 'paused', a.paused_at is not null, 'place', seen.place,
          'offlineSince', case when a.status = 'open'
            and seen.seen_at < now() - make_interval(secs => ${offlineAfterSeconds}) then ${iso('seen.seen_at')} end,
          'questions', sums.questions, 'answered', sums.answered, 'lateAnswers', sums.late,
          'leaves', away.times, 'awaySeconds', away.seconds, 'score', a.score, 'maxScore', a.max_score)
        from quiz_attempts a
        left join attempt_presence seen on seen.attempt_id = a.id
        cross join lateral (select count(*)::int as questions, count(w.saved_at)::int as answered,
          count(w.late_at)::int as late from attempt_answers w where w.attempt_id = a.id) sums
        cross join lateral (select count(*)::int as times, coalesce(sum(l.seconds), 0)::int as seconds
          from attempt_leaves l where l.attempt_id = a.id) away
        where a.id = p.attempt_id) as attempt,
      (select json_build_object('kind', w.kind, 'extraMinutes', w.extra_minutes, 'opensAt', ${iso('w.opens_at')},
          'closesAt', ${iso('w.closes_at')}, 'extraAttempts', w.extra_attempts)
        from quiz_allowances w where w.quiz_id = ${quizId} and w.user_id = p.user_id) as allowance
    from page p order by p.place`)
  return paged({
    ...{ total: rows[0]?.total ?? 0, page, perPage: learnersPerPage },
    items: rows.map(({ total: _, ...row }) => ({
      ...row,
      name: nameFor(row.name, locale),
      state: row.state ?? 'none',
    })),
  })
}
