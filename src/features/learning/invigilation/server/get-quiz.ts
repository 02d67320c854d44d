import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { canOf } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type invigilationApi, offlineAfterSeconds } from '../contract.ts'
import { isoOf } from './get-quizzes.ts'
import { isMissing } from './is-missing.ts'
import { learnerStates, stateCounts } from './learner-states.ts'
import { readOwnQuiz } from './own-quiz.ts'
import { mayRelease } from './rules.ts'

type Answer = AnswerOf<typeof invigilationApi.getQuiz>
type Row = Pick<
  Answer,
  | 'template'
  | 'timeLimit'
  | 'counting'
  | 'password'
  | 'showMark'
  | 'showKey'
  | 'offline'
  | 'draws'
  | 'missing'
  | 'counts'
> &
  Record<
    'opensAt' | 'closesAt' | 'marksReleasedAt' | 'keysReleasedAt' | 'pausedAt',
    string | null
  > &
  Record<string, unknown>

/** Reads how a quiz goes on, for a teacher who looks after it. */
export async function getQuiz({
  db,
  viewer,
  locale,
  input: { quizId },
}: Call<typeof invigilationApi.getQuiz>): Promise<Answer> {
  const own = await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  const { rows } = await db.execute<Row>(sql`
    select q.template, q.time_limit as "timeLimit", q.counts as counting, q.password,
      q.show_mark as "showMark", q.show_key as "showKey", q.opens_at as "opensAt", q.closes_at as "closesAt",
      q.marks_released_at as "marksReleasedAt", q.keys_released_at as "keysReleasedAt", q.paused_at as "pausedAt",
      (select count(*)::int from quiz_attempts a join attempt_presence p on p.attempt_id = a.id
        where a.quiz_id = q.id and a.status = 'open' and not a.trial
          and p.seen_at < now() - make_interval(secs => ${offlineAfterSeconds})) as offline,
      coalesce((select json_agg(json_build_object('count', d.count, 'byRule', d.folder_id is not null,
        'pool', (select count(*) from quiz_questions x where x.quiz_id = q.id and x.draw = d.number)) order by d.number)
        from quiz_draws d where d.quiz_id = q.id), '[]') as draws,
      (select count(*)::int from course_learners l where l.course_id = ${own.courseId}
        and ${isMissing(quizId, sql`l.user_id`)}) as missing,
      (select ${stateCounts} from ${learnerStates(sql`q.id`, own.courseId)} s) as counts
    from quizzes q where q.id = ${quizId}`)
  const row = rows[0]!
  return {
    ...row,
    quizId,
    title: own.title,
    course: { courseId: own.courseId, kind: own.kind, name: own.course },
    opensAt: isoOf(row.opensAt),
    closesAt: isoOf(row.closesAt),
    marksReleasedAt: isoOf(row.marksReleasedAt),
    keysReleasedAt: isoOf(row.keysReleasedAt),
    pausedAt: isoOf(row.pausedAt),
    can: {
      releaseMarks: canOf(mayRelease(row.showMark)),
      releaseKeys: canOf(mayRelease(row.showKey)),
    },
  }
}
