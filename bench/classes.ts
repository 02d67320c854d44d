// node scripts/run.mjs bench/classes.ts
// Calls of the pages of a class of 500 in one process: milliseconds of CPU with the database.
import { sql } from 'drizzle-orm'
import { membersOf } from '#src/features/learning/class/server/members-of.ts'
import { seedClass } from '#src/features/learning/class/server/seed-class.ts'
import { openInProcess } from './in-process.ts'

const [samples, rounds] = [5, 50]
const school = await openInProcess()
const { newPerson, call, print, kernel } = school
const measured = (act: (at: number) => Promise<unknown>) =>
  school.measuredOften([samples, rounds], act)
const { db } = kernel
const teacher = await newPerson('owner', '2')
const { rows } = await db.execute<{ id: number }>(sql`
  insert into users (username, password_hash, account_role, real_name)
  select 'student' || n, '', '1', '学员' || n from generate_series(1, 500) n returning id`)
const students = rows.map(({ id }, at) => ({ userId: id, number: String(2_026_030_001 + at) }))
const given = { yearFrom: 2026, semester: 'first' as const, ownerId: teacher.userId }
const classId = await db.transaction((tx) =>
  seedClass(tx, {
    ...{ ...given, students, name: '国际贸易 2601 班', code: 'BENCH222' },
    ...{ createdAt: new Date(), groups: 50 },
  }),
)
await db.execute(sql`analyze`)
const list = (more: object) => call('Class/GetMembers', teacher, { classId, ...more })
print('The people of a class of 500', await measured(() => list({})), 8)
print(
  'The same, searched on another page',
  await measured((at) => list({ keyword: '学员', page: 1 + (at % 10) })),
  8,
)
print('A class', await measured(() => call('Class/GetClass', teacher, { classId })), 8)
print('One’s classes', await measured(() => call('Class/GetMine', teacher, {})), 8)
const { rows: made } = await db.execute<{ id: number }>(sql`
  insert into announcements (class_id, author_id, key, title, body, publish_at)
  select ${classId}::int, ${teacher.userId}::int, lpad(to_hex(n), 32, '0'), '公告 ' || n,
    '<p>' || repeat('本周五的单证实训改到机房。', 20) || '</p>', now() - n * interval '1 hour'
  from generate_series(1, 60) n returning id`)
await db.execute(sql`
  insert into announcement_reads (announcement_id, user_id)
  select a.id, m.user_id from announcements a
  join class_members m on m.class_id = a.class_id and m.role = 'student'
  where a.class_id = ${classId}::int and (a.id + m.user_id) % 5 <> 0`)
const { rows: given30 } = await db.execute<{ id: number }>(sql`
  select id from courses where publish_status = 'published' order by id limit 30`)
await db.execute(sql`
  insert into class_courses (class_id, course_id, position, grants)
  select ${classId}::int, id, place, true
  from unnest(${sql.param(given30.map(({ id }) => id))}::int[]) with ordinality as g(id, place)`)
await db.execute(sql`analyze`)
const [{ id: announcementId }] = made as [{ id: number }]
print(
  'Announcements with 500 readers',
  await measured(() => call('Announcement/GetList', teacher, { classId })),
  8,
)
print(
  'The readers of an announcement',
  await measured((at) =>
    call('Announcement/GetReaders', teacher, { announcementId, state: at % 2 ? 'read' : 'unread' }),
  ),
  8,
)
print(
  'An announcement',
  await measured(() => call('Announcement/GetOne', teacher, { announcementId })),
  8,
)
print(
  `Courses of a class (${given30.length})`,
  await measured(() => call('ClassCourse/GetCourses', teacher, { classId })),
  8,
)
print('membersOf', await measured(() => membersOf(db, [classId])), 8)
await school.close()
