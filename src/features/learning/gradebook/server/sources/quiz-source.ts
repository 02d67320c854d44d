import { sql } from 'drizzle-orm'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { seesLearners } from '#src/features/learning/course/server/teaches-course.ts'
import { allShare } from '#src/features/learning/quiz/server/counting.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { prepared, preparedIn } from '#src/server/database/prepared.ts'
import type { MarkSource } from '../mark-source.ts'

/** Out of a hundred: a quiz counts by its share, whatever its points are. */
export const shareFull = 10_000

const offers = preparedIn<{ sourceId: number; name: string; of: string }>(
  'gradebook_quizzes',
  (locale) => sql`
    select distinct on (q.id) q.id as "sourceId", ${inLanguage(locale, 'c', 'name')} as of,
      ${locale === 'en-US' ? sql`coalesce(nullif(q.title_en, ''), q.title)` : sql`q.title`} as name
    from ${liveItems} i join courses c on c.id = i.course_id join quizzes q on q.id = i.quiz_id
    where i.kind = 'quiz' and ${seesLearners(sql`${sql.placeholder('viewerId')}::int`)}
    order by q.id desc, i.id limit 500`,
)

// Where the best attempt counts, the largest share is what counts, and no row is read twice.
const marks = prepared<{ sourceId: number; userId: number; mark: number }>(
  'gradebook_quiz_marks',
  sql`
    select * from (
      select t.quiz_id as "sourceId", t.user_id as "userId",
        round(${shareFull} * case when z.counts = 'best' then max(t.score / nullif(t.max_score, 0))
          else ${allShare(sql`t.quiz_id`, sql`t.user_id`)} end)::int as mark
      from class_members m
      join quiz_attempts t on t.user_id = m.user_id and t.quiz_id = any(${sql.placeholder('sourceIds')}::int[])
        and t.status = 'handedIn' and not t.trial
      join quizzes z on z.id = t.quiz_id
      where m.class_id = ${sql.placeholder('classId')}::int and m.role = 'student' and m.state = 'member'
        and (${sql.placeholder('userId')}::int is null or m.user_id = ${sql.placeholder('userId')}::int)
      group by t.quiz_id, t.user_id, z.counts) found
    where mark is not null`,
)

/** Quizzes of the courses whose learners the teacher may see, by the attempt that counts. */
export const quizSource: MarkSource = {
  source: 'quiz',
  async offers({ db, locale, viewerId }) {
    const rows = await offers(db, locale, { viewerId })
    return rows.map((row) => ({ ...row, fullMark: shareFull }))
  },
  async marks({ db }, asked) {
    const rows = await marks(db, asked)
    return rows.map(({ sourceId, userId, mark }) => ({ sourceId, userId, entry: { mark } }))
  },
}
