import { sql } from 'drizzle-orm'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { seesLearners } from '#src/features/learning/course/server/teaches-course.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type invigilationApi, type QuizHead, quizzesPerPage } from '../contract.ts'
import { learnerStates, stateCounts } from './learner-states.ts'

type Row = Omit<QuizHead, 'opensAt' | 'closesAt'> & {
  opensAt: string | null
  closesAt: string | null
  total: number
} & Record<string, unknown>

/** Lists the quizzes of the viewer's courses; the states of learners are counted for the page alone. */
export async function getQuizzes({
  db,
  viewer,
  locale,
  input: { keyword, template, sort, page },
}: Call<typeof invigilationApi.getQuizzes>): Promise<AnswerOf<typeof invigilationApi.getQuizzes>> {
  const { limit, offset } = rowsOf(page, quizzesPerPage)
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  const title = inLanguage(locale, 'i', 'name')
  const course = inLanguage(locale, 'c', 'name')
  const orders = {
    active: sql`(select max(coalesce(a.handed_in_at, a.started_at)) from quiz_attempts a
      where a.quiz_id = q.id and not a.trial) desc nulls last, q.id desc`,
    latest: sql`q.id desc`,
    name: sql`${title} collate "zh-numeric", q.id`,
    closing: sql`q.closes_at nulls last, q.id`,
  }
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select q.id, q.template, q.opens_at, q.closes_at, ${title} as title, c.id as course_id, c.kind,
        ${course} as course, (count(*) over ())::int as total,
        row_number() over (order by ${orders[sort]}) as place
      from ${liveItems} i join courses c on c.id = i.course_id and c.deleted_at is null
      join quizzes q on q.id = i.quiz_id
      where ${seesLearners(viewer.id)}
        and (${template} = 'all' or q.template = ${template})
        and (${keyword} = '' or i.name ilike ${like} or i.name_en ilike ${like} or c.name ilike ${like} or c.name_en ilike ${like})
      order by place limit ${limit} offset ${offset})
    select p.id as "quizId", p.template, p.title, p.opens_at as "opensAt", p.closes_at as "closesAt",
      json_build_object('courseId', p.course_id, 'kind', p.kind, 'name', p.course) as course,
      (select ${stateCounts} from ${learnerStates(sql`p.id`, sql`p.course_id`)} s) as counts, p.total
    from page p order by p.place`)
  return paged({
    ...{ total: rows[0]?.total ?? 0, page, perPage: quizzesPerPage },
    items: rows.map(({ total: _, opensAt, closesAt, ...row }) => ({
      ...row,
      opensAt: isoOf(opensAt),
      closesAt: isoOf(closesAt),
    })),
  })
}

export const isoOf = (moment: string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString()
