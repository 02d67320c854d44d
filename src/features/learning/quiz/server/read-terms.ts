import { sql } from 'drizzle-orm'
import type {
  countingRules,
  markShownWhen,
  pagings,
  QuizTemplate,
  ShownWhen,
} from '#src/features/content/outline/quiz-settings.ts'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { countingShare } from './counting.ts'
import { closing, entryUntil, lastMoment } from './times.ts'

/** A quiz as it stands for one person now. Moments are ISO 8601. */
export interface Terms extends Record<string, unknown> {
  quizId: number
  template: QuizTemplate
  passPercent: number | null
  counts: (typeof countingRules)[number]
  /** Minutes, with those that this person has besides. */
  timeLimit: number | null
  /** Of this person. */
  opensAt: string | null
  closesAt: string | null
  /** Closing, and the days in which a late hand-in counts. */
  lateUntil: string | null
  entryUntil: string | null
  handInAfter: number
  graceSeconds: number
  password: string
  paging: (typeof pagings)[number]
  goBack: boolean
  showMark: (typeof markShownWhen)[number]
  showExplanation: ShownWhen
  showKey: ShownWhen
  watchLeaving: boolean
  keepAnswers: boolean
  /** Attempts that this person may have; null: any number. */
  allowed: number | null
  /** Attempts begun. */
  used: number
  /** Minutes between a hand-in and the next attempt. */
  waitMinutes: number
  /** The next attempt may begin then; null: at once. */
  waitUntil: string | null
  /** The open attempt, else the last one. */
  attemptId: number | null
  status: 'none' | 'open' | 'handedIn'
  /** What counts so far, 0 to 1; null without a visible result. */
  share: number | null
  now: string
  questionCount: number
  maxScore: number
  rules: ScoringRule[]
}

const iso = (moment: ReturnType<typeof sql>) =>
  sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Reads a quiz for a person, in one round trip; the caller has checked the right to see it. */
export async function readTerms(
  db: Db | Tx,
  { quizId, userId, trial = false }: { quizId: number; userId: number; trial?: boolean },
): Promise<Terms | undefined> {
  const { rows } = await db.execute<Terms>(sql`
    select q.id as "quizId", q.template, case when q.show_pass then q.pass_percent end as "passPercent", q.counts,
      q.time_limit + coalesce(w.extra_minutes, 0) as "timeLimit",
      ${iso(sql`coalesce(w.opens_at, q.opens_at)`)} as "opensAt", ${iso(closing)} as "closesAt",
      ${iso(lastMoment)} as "lateUntil",
      ${iso(entryUntil)} as "entryUntil",
      q.hand_in_after as "handInAfter", q.grace_seconds as "graceSeconds", q.password, q.paging,
      q.go_back as "goBack", q.show_mark as "showMark", q.show_explanation as "showExplanation",
      q.show_key as "showKey", q.watch_leaving as "watchLeaving",
      q.keep_answers as "keepAnswers", q.wait_minutes as "waitMinutes",
      q.attempts + coalesce(w.extra_attempts, 0) as allowed, mine.used,
      ${iso(sql`case when q.wait_minutes > 0 and mine.last_at + make_interval(mins => q.wait_minutes) > now()
        then mine.last_at + make_interval(mins => q.wait_minutes) end`)} as "waitUntil",
      latest.id as "attemptId", coalesce(latest.status, 'none') as status,
      ${countingShare(sql`${quizId}::int`, userId)}::float8 as share, ${iso(sql`now()`)} as now,
      sums.questions as "questionCount", sums.points::float8 as "maxScore", sums.rules
    from quizzes q
    left join quiz_allowances w on w.quiz_id = q.id and w.user_id = ${userId}
    cross join lateral (
      select count(*)::int as used, max(a.handed_in_at) as last_at
      from quiz_attempts a where a.quiz_id = q.id and a.user_id = ${userId} and not a.trial) mine
    left join lateral (
      select a.id, a.status from quiz_attempts a
      where a.quiz_id = q.id and a.user_id = ${userId} and a.trial = ${trial}
      order by a.status = 'open' desc, a.id desc limit 1) latest on true
    cross join lateral (
      select coalesce(sum(each.asked), 0)::int as questions, coalesce(sum(each.asked * each.points), 0) as points,
        (select coalesce(json_agg(distinct coalesce(v.body ->> 'rule', q.scoring_rule)), '[]')
          from quiz_questions qq join question_versions v on v.id = qq.version_id
          where qq.quiz_id = q.id and (v.body ->> 'type' = 'multiple'
            or v.body @? '$.questions[*].body ? (@.type == "multiple")')) as rules
      from (
        select count(*) as asked, sum(qq.points) / count(*) as points from quiz_questions qq
        where qq.quiz_id = q.id and qq.draw = 0 having count(*) > 0
        union all
        select least(d.count, pool.size), pool.points
        from quiz_draws d join lateral (select count(*) as size, max(qq.points) as points
          from quiz_questions qq where qq.quiz_id = q.id and qq.draw = d.number) pool on true
        where d.quiz_id = q.id) each) sums
    where q.id = ${quizId}`)
  return rows[0]
}
