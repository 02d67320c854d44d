import { sql } from 'drizzle-orm'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type GivenSet, type repairApi, givenPerPage } from '../contract.ts'
import { mustSeeCourse } from './own-courses.ts'
import { presentSet, setColumns, setLearners } from './set-rows.ts'

/** Lists the practice sets of a course for its teachers. */
export async function getSets({
  db,
  viewer,
  locale,
  input: { courseId, page },
}: Call<typeof repairApi.getSets>): Promise<AnswerOf<typeof repairApi.getSets>> {
  await mustSeeCourse(db, { courseId, userId: viewer.id, locale })
  const { limit, offset } = rowsOf(page, givenPerPage)
  const { rows } = await db.execute<GivenSet & { total: number } & Record<string, unknown>>(sql`
    select ${setColumns(locale)}, r.total,
      (select count(*)::int from repair_questions p where p.set_id = r.id) as questions,
      counts.learners, counts.done
    from (select *, (count(*) over ())::int as total from repair_sets where course_id = ${courseId}
      order by id desc limit ${limit} offset ${offset}) r
    left join users u on u.id = r.given_by
    cross join lateral (select count(*)::int as learners,
      (count(*) filter (where x.answered = x.questions))::int as done from ${setLearners()} x) counts
    order by r.id desc`)
  return paged({
    ...{ total: rows[0]?.total ?? 0, page, perPage: givenPerPage },
    items: rows.map(({ total: _, ...row }) => presentSet(row, locale)),
  })
}
