import { sql } from 'drizzle-orm'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { seesLearners } from '#src/features/learning/course/server/teaches-course.ts'
import { doneRows } from '#src/features/learning/progress/server/done-rows.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import { preparedIn } from '#src/server/database/prepared.ts'
import type { MarkSource } from '../mark-source.ts'
import { shareFull } from './quiz-source.ts'

const offers = preparedIn<{ sourceId: number; name: string }>(
  'gradebook_courses',
  (locale) => sql`
    select c.id as "sourceId", ${inLanguage(locale, 'c', 'name')} as name
    from courses c
    where ${seesLearners(sql`${sql.placeholder('viewerId')}::int`)}
      and exists (select from ${liveItems} i where i.course_id = c.id)
    order by c.id desc limit 200`,
)

interface Row extends Record<string, unknown> {
  sourceId: number
  userId: number
  done: number
  items: number
}

/** The items of a course that its learners have done, of all of them. People who have not joined it have no mark. */
export const progressSource: MarkSource = {
  source: 'progress',
  async offers({ db, locale, viewerId }) {
    const rows = await offers(db, locale, { viewerId })
    return rows.map((row) => ({ ...row, of: '', fullMark: shareFull }))
  },
  async marks({ db }, { classId, sourceIds, userId }) {
    const each = sourceIds.map(
      (courseId) => sql`(
        with ${doneRows(courseId)}
        select ${courseId}::int as "sourceId", m.user_id as "userId", count(d.item_id)::int as done,
          (select count(*)::int from item) as items
        from class_members m join course_learners l on l.user_id = m.user_id and l.course_id = ${courseId}
        left join done d on d.user_id = m.user_id
        where m.class_id = ${classId} and m.role = 'student' and m.state = 'member'
          and (${userId}::int is null or m.user_id = ${userId}::int)
        group by m.user_id)`,
    )
    const { rows } = await db.execute<Row>(sql.join(each, sql` union all `))
    return rows.flatMap(({ sourceId, userId: of, done, items }) =>
      items === 0 ? [] : [{ sourceId, userId: of, entry: { mark: done * 100, of: items * 100 } }],
    )
  },
}
