import { sql } from 'drizzle-orm'
import type { Copied } from '#src/features/learning/class/server/copied-port.ts'
import type { CopiedRow } from '#src/features/learning/class/copy-api.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { seesLearners } from '#src/features/learning/course/server/teaches-course.ts'
import { keyOfCopy } from '#src/features/learning/homework/server/copy-of-class.ts'

/**
 * Copies a gradebook as it is set up: its categories, how totals are shown, and its columns, empty. A column of homework
 * is that of the copied homework; a column of a quiz or of progress needs the right that adding it needs. Marks stay.
 */
export const copyGradebook: Copied = {
  kind: 'gradebook',
  async rows(db, { fromId, userId }) {
    const { rows } = await db.execute<{
      id: number
      categories: CopiedRow['categories']
      columns: CopiedRow['columns']
    }>(sql`
      select g.class_id as id, coalesce((
        select json_agg(json_build_object('name', k.name, 'weight', k.weight) order by k.position, k.id)
        from grade_categories k where k.class_id = g.class_id), '[]') as categories, coalesce((
        select json_agg(json_build_object('name', x.name, 'stays', not x.comes, 'needs', case
          when x.source = 'homework' and x.comes then json_build_object('kind', 'homework', 'id', x.source_id)
          when x.course_id is not null then json_build_object('kind', 'course', 'id', x.course_id) end)
          order by x.position, x.id)
        from ${columnsOf(fromId, userId)} x), '[]') as columns
      from gradebooks g where g.class_id = ${fromId}`)
    return rows.map((row) => ({ ...row, title: '' }))
  },
  async copy(tx, { fromId, classId, userId }) {
    await tx.execute(sql`
      insert into gradebooks (class_id, scheme, rounding)
      select ${classId}, g.scheme, g.rounding from gradebooks g where g.class_id = ${fromId}`)
    await tx.execute(sql`
      insert into grade_categories (class_id, name, part, weight, drop_lowest, late_cut, position)
      select ${classId}, k.name, k.part, k.weight, k.drop_lowest, k.late_cut, k.position
      from grade_categories k where k.class_id = ${fromId} order by k.position, k.id`)
    // Two categories may have one name: their places say which of the copy is which.
    await tx.execute(sql`
      with places as (select k.id, k.class_id,
          row_number() over (partition by k.class_id order by k.position, k.id) as place
        from grade_categories k where k.class_id in (${fromId}, ${classId}))
      insert into grade_columns (class_id, category_id, name, full_mark, source, source_id, position)
      select ${classId}, made.id, x.name, x.full_mark, x.source, case when x.source = 'homework' then n.id
        when x.source in ('attendance', 'participation') then ${classId} else x.source_id end, x.position
      from ${columnsOf(fromId, userId)} x
      join places old on old.id = x.category_id
      join places made on made.class_id = ${classId} and made.place = old.place
      left join homework h on x.source = 'homework' and h.id = x.source_id
      left join homework n on n.class_id = ${classId} and n.key = ${keyOfCopy}
      where x.comes and (x.source <> 'homework' or n.id is not null) and (x.course_id is null
        or exists (select from class_courses o where o.class_id = ${classId} and o.course_id = x.course_id))
      order by x.position, x.id`)
  },
}

/**
 * The columns of a class. `comes`: something gives marks in a copy by this teacher. `course_id`: the course of the class
 * from which they come.
 */
const columnsOf = (fromId: number, userId: number) => sql`(
  select y.*, q.course_id, case when y.source in ('quiz', 'progress') then coalesce(q.seen, false)
    when y.source = 'homework' then exists (select from homework h where h.id = y.source_id and h.class_id = y.class_id)
    else true end as comes
  from grade_columns y
  left join lateral (
    select min(o.course_id) as course_id, true as seen
    from courses c left join class_courses o on o.course_id = c.id and o.class_id = y.class_id
    where ${seesLearners(sql`${userId}::int`)} and case y.source when 'progress' then c.id = y.source_id
      when 'quiz' then exists (select from ${liveItems} i where i.course_id = c.id and i.kind = 'quiz'
        and i.quiz_id = y.source_id) else false end
    having count(*) > 0) q on true
  where y.class_id = ${fromId} and y.removed_at is null)`
