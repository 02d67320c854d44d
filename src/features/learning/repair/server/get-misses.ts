import { sql } from 'drizzle-orm'
import { liveChapters } from '#src/features/learning/course/server/live-rows.ts'
import { inChapter } from '#src/features/learning/revision/server/filter.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type Miss, missesPerPage, type repairApi } from '../contract.ts'
import { readCourses } from './own-courses.ts'
import { mayRepair } from './rules.ts'

type Answer = AnswerOf<typeof repairApi.getMisses>

const like = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

/** Counts, question by question, the learners of a course that have it in their wrong-question sets. */
export async function getMisses({
  db,
  viewer,
  locale,
  input: { courseId: asked, chapterId, keyword, sort, page },
}: Call<typeof repairApi.getMisses>): Promise<Answer> {
  const own = await readCourses(db, { userId: viewer.id, locale })
  const courses = own.map(({ courseId, name }) => ({ courseId, name }))
  const course = asked === undefined ? own[0] : own.find((one) => one.courseId === asked)
  if (asked !== undefined) must(mayRepair(course))
  const { limit, offset } = rowsOf(page, missesPerPage)
  if (!course) {
    const none = paged<Miss>({ total: 0, page, perPage: missesPerPage, items: [] })
    return { courses, courseId: null, chapters: [], ...none }
  }
  const { courseId } = course
  const orders = {
    learners: sql`x.learners desc, x.missed desc, x.question_id`,
    share: sql`x.missed::float8 / greatest(x.met, 1) desc, x.missed desc, x.question_id`,
    latest: sql`x.latest desc, x.question_id`,
  }
  const [chapters, found] = await Promise.all([
    db.execute<Answer['chapters'][number] & Record<string, unknown>>(sql`
      select ch.id as "chapterId", ${inLanguage(locale, 'ch', 'name')} as name
      from ${liveChapters} ch where exists (select from wrong_questions w
        where w.course_id = ${courseId} and w.chapter_id = ch.id) order by ch.position, ch.id`),
    db.execute<Miss & { total: number } & Record<string, unknown>>(sql`
      with missed as (
        select w.question_id, max(w.chapter_id) as chapter_id, count(*)::int as missed,
          (count(*) filter (where w.mastered_at is null))::int as learners, max(w.last_wrong_at) as latest
        from wrong_questions w
        join course_learners l on l.course_id = w.course_id and l.user_id = w.user_id
        where w.course_id = ${courseId}
          ${chapterId === undefined ? sql`` : sql`and ${inChapter('w', chapterId, courseId)}`}
        group by w.question_id
      ), met as (
        select m.question_id, count(*)::int as met from met_questions m
        join course_learners l on l.course_id = m.course_id and l.user_id = m.user_id
        where m.course_id = ${courseId} group by m.question_id
      )
      select x.question_id as "questionId", q.type, ${inLanguage(locale, 'q', 'title')} as title,
        ${inLanguage(locale, 'ch', 'name')} as chapter, x.learners, x.missed, x.met,
        to_char(x.latest at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastWrongAt",
        (count(*) over ())::int as total
      from (select missed.*, coalesce(met.met, missed.missed) as met
        from missed left join met on met.question_id = missed.question_id) x
      join questions q on q.id = x.question_id and q.deleted_at is null
      left join ${liveChapters} ch on ch.id = x.chapter_id
      where ${keyword} = '' or q.title ilike ${like(keyword)} or q.title_en ilike ${like(keyword)}
      order by ${orders[sort]} limit ${limit} offset ${offset}`),
  ])
  const { rows } = found
  return {
    ...{ courses, courseId, chapters: chapters.rows },
    ...paged({
      ...{ total: rows[0]?.total ?? 0, page, perPage: missesPerPage },
      items: rows.map(({ total: _, ...row }) => row),
    }),
  }
}
