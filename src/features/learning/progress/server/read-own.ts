import { sql } from 'drizzle-orm'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { countingPassed } from '#src/features/learning/quiz/server/counting.ts'
import { marksVisible } from '#src/features/learning/quiz/server/times.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Locale } from '#src/shared/locale.ts'
import { paceDays } from '../limits.ts'

const courseId = sql`${sql.placeholder('courseId')}::int`
const userId = sql`${sql.placeholder('userId')}::int`

interface Asked {
  courseId: number
  userId: number
}

interface Row extends Record<string, unknown> {
  kind: CourseKind
  name: string
  joinedAt: Date
  joinedDays: number
  endsOn: string | null
  completedAt: Date | null
  placeItemId: number | null
  visitedAt: Date | null
  filmSeconds: number
  watchedTenths: number
  recent: number
}

/**
 * A quiz that is done counts from the hand-in of the first attempt that passed; where only the mean of several
 * passes, from the last hand-in.
 */
const quizDoneAt = sql`coalesce(min(t.handed_in_at) filter (where t.passed), max(t.handed_in_at))`

const statementIn = (suffix: string, locale: Locale) =>
  prepared<Row>(
    `progress_own_${suffix}`,
    sql`
    select c.kind, ${inLanguage(locale, 'c', 'name')} as name, l.joined_at as "joinedAt",
      floor(extract(epoch from now() - l.joined_at) / 86400)::int as "joinedDays", s.ends_on::text as "endsOn",
      finished.completed_at as "completedAt", place.item_id as "placeItemId", place.visited_at as "visitedAt",
      films.seconds as "filmSeconds", films.tenths as "watchedTenths", recent.count as recent
    from course_learners l join courses c on c.id = l.course_id
    left join course_semesters s on s.id = l.semester_id
    left join course_completions finished on finished.course_id = c.id and finished.user_id = l.user_id
    left join study_places place on place.course_id = c.id and place.user_id = l.user_id
    cross join lateral (
      select coalesce(sum(i.duration_seconds), 0)::int as seconds,
        coalesce(sum(least(coalesce(p.watched_tenths, 0), i.duration_seconds * 10)), 0)::int as tenths
      from ${liveItems} i
      left join study_progress p on p.item_id = i.id and p.user_id = ${userId}
      where i.course_id = ${courseId} and i.kind = 'video') films
    cross join lateral (
      select count(*)::int as count from (
        select p.done_at as at from ${liveItems} i
        join study_progress p on p.item_id = i.id and p.user_id = ${userId}
        where i.course_id = ${courseId} and i.kind <> 'quiz'
        union all
        select ${quizDoneAt} from ${liveItems} i
        join quiz_attempts t on t.quiz_id = i.quiz_id and t.user_id = ${userId} and t.status = 'handedIn' and not t.trial
        where i.course_id = ${courseId} and i.kind = 'quiz'
        group by i.id, i.quiz_id having ${countingPassed(sql`i.quiz_id`, userId)}) done
      where at >= now() - make_interval(days => ${sql.raw(String(paceDays))})) recent
    where l.course_id = ${courseId} and l.user_id = ${userId}`,
  )
const statements = { 'zh-CN': statementIn('zh', 'zh-CN'), 'en-US': statementIn('en', 'en-US') }

/** Reads what a person has done in a course, beside the progress of its items. */
export async function readOwn(
  db: Db,
  { locale, ...asked }: Asked & { locale: Locale },
): Promise<Row> {
  const [row] = await statements[locale](db, asked)
  return row!
}

export interface Attempts extends Record<string, unknown> {
  itemId: number
  /** Handed in, and of these the ones that a teacher has not marked. */
  attempts: number
  unmarked: number
  /** Whether the person may see the marks. */
  visible: boolean
}

const attempts = prepared<Attempts>(
  'progress_own_attempts',
  sql`
    select i.id as "itemId", ${marksVisible} as visible, count(t.id)::int as attempts,
      (count(t.id) filter (where t.score is null))::int as unmarked
    from ${liveItems} i join quizzes q on q.id = i.quiz_id
    left join quiz_attempts t on t.quiz_id = q.id and t.user_id = ${userId} and t.status = 'handedIn' and not t.trial
    where i.course_id = ${courseId} and i.kind = 'quiz' group by i.id, q.id`,
)

/** Counts a person's attempts at the quizzes of a course. */
export const readAttempts = (db: Db, asked: Asked): Promise<Attempts[]> =>
  attempts(db, { ...asked })
