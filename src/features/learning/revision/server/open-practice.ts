import { type SQL, sql } from 'drizzle-orm'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { itemOpensOn } from '#src/features/learning/course/server/opening-days.ts'
import { schoolDay } from '#src/shared/school-day.ts'

const columns = sql.raw(
  'user_id, question_id, version_id, quiz_id, course_id, chapter_id, met_at, practised_on',
)

/**
 * The questions of practice that a learner has not met and may take at any time: of quizzes without a password, dates or a
 * number of attempts, in courses that the learner has joined and where the item is open. Rows as of `met_questions`.
 */
export const openPractice = (userId: number, questionId?: number): SQL => sql`(
  select distinct on (s.question_id) ${userId}::int as user_id, s.question_id, s.version_id, z.id as quiz_id,
    i.course_id, i.chapter_id, now() as met_at, null::date as practised_on
  from course_learners l
  join courses c on c.id = l.course_id and c.deleted_at is null and c.publish_status = 'published'
  left join course_semesters own on own.id = l.semester_id
  join ${liveItems} i on i.course_id = l.course_id and i.quiz_id is not null
  join quizzes z on z.id = i.quiz_id and z.template = 'practice' and z.password = '' and z.attempts is null
    and z.opens_at is null and z.closes_at is null and z.paused_at is null
  join quiz_questions s on s.quiz_id = z.id ${questionId === undefined ? sql`` : sql`and s.question_id = ${questionId}`}
  join question_versions v on v.id = s.version_id and v.body ->> 'type' not in ('file', 'spoken')
    and not jsonb_path_exists(v.body, '$.questions[*].body.type ? (@ == "file" || @ == "spoken")')
  where l.user_id = ${userId} and coalesce(own.starts_on <= ${schoolDay()}::date, true)
    and coalesce(${itemOpensOn(sql`l.semester_id`)}::date <= ${schoolDay()}::date, true)
    and not exists (select from met_questions m where m.user_id = ${userId} and m.question_id = s.question_id)
  order by s.question_id, z.id)`

/** What a learner may practise: the questions that were met, and those of open practice. Rows as of `met_questions`. */
export const practisable = (userId: number): SQL => sql`(
  select ${columns} from met_questions where user_id = ${userId}
  union all select ${columns} from ${openPractice(userId)} o)`
