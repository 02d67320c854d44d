import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'

/**
 * Fills two courses with learners who have opened 30 items each, so that those of the other one lie beside them.
 * @param teacherIds its owner and those who look after its learners with the owner; each may ask 60 times a minute
 * @param from how many of them there are already: `learner`, `learner1` and so on
 * @returns the id of the course to measure
 */
export async function seedProgress(
  db: Db,
  {
    teacherIds,
    learners,
    from = 1,
  }: { teacherIds: readonly number[]; learners: number; from?: number },
): Promise<number> {
  const { rows } = await db.execute<{ courseId: number }>(sql`
    select course_id as "courseId" from course_items where removed_at is null
    group by course_id having count(*) filter (where kind = 'quiz') > 0 order by count(*) desc limit 2`)
  const [courseId, other] = rows.map((row) => row.courseId) as [number, number]
  await db.execute(sql`
    insert into users (username, password_hash, account_role, real_name)
    select 'learner' || n, '', '1', '学员' || n from generate_series(${from}::int, ${learners - 1}::int) n`)
  for (const id of [courseId, other]) {
    await db.execute(sql`update courses set owner_id = ${teacherIds[0]} where id = ${id}`)
    await db.execute(sql`
      insert into course_staff (course_id, user_id, accepted_at, may_see_learners)
      select ${id}::int, staff, now(), true from unnest(${sql.param(teacherIds.slice(1))}::int[]) as staff`)
    for (const table of [
      'course_learners',
      'study_progress',
      'study_places',
      'course_completions',
    ]) {
      await db.execute(sql`delete from ${sql.raw(table)} where course_id = ${id}`)
    }
    await db.execute(sql`
      insert into course_learners (course_id, user_id, joined_at)
      select ${id}::int, id, now() - interval '40 days' from users where username like 'learner%'`)
    // Courses of the demo are short: filled up with readings to 30 items.
    await db.execute(sql`
      insert into course_items (course_id, chapter_id, key, position, kind, name, body)
      select ${id}::int, (select min(chapter_id) from course_items where course_id = ${id}::int), 'bench-' || n, 100 + n, 'text', '阅读', '<p>x</p>'
      from generate_series(1, 30 - (select count(*)::int from course_items where course_id = ${id} and removed_at is null)) n`)
    await db.execute(sql`
      insert into study_progress (user_id, item_id, course_id, watched, watched_tenths, done_at)
      select u.id, i.id, ${id}::int,
        case when i.kind = 'video' then int4multirange(int4range(0, 100 + u.id % 900), int4range(2000, 2400)) else '{}' end,
        case when i.kind = 'video' then 500 + u.id % 900 else 0 end,
        case when hashint8(u.id::bigint * 7 + i.id) % 3 <> 0 then now() - make_interval(days => u.id % 30) end
      from users u join course_items i on i.course_id = ${id} and i.kind <> 'quiz' and i.removed_at is null
      where u.username like 'learner%'`)
    await db.execute(sql`
      insert into study_places (user_id, course_id, item_id, visited_at)
      select p.user_id, ${id}::int, min(p.item_id), now() - make_interval(days => p.user_id % 20)
      from study_progress p where p.course_id = ${id} group by p.user_id`)
    await db.execute(sql`
      insert into quiz_attempts (quiz_id, user_id, number, status, handed_in_at, score, max_score, passed)
      select i.quiz_id, u.id, n, 'handedIn', now() - make_interval(days => u.id % 30), u.id % 10, 10, (u.id + n) % 10 >= 6
      from users u join course_items i on i.course_id = ${id} and i.kind = 'quiz' and i.removed_at is null
      cross join generate_series(1, 2) n where u.username like 'learner%'`)
  }
  await db.execute(sql`vacuum analyze study_progress`)
  await db.execute(sql`vacuum analyze quiz_attempts`)
  await db.execute(sql`analyze`)
  return courseId
}
