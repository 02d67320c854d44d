// node scripts/run.mjs bench/notes.ts
// Calls of notes in one process: milliseconds of CPU with the database, for a person with 2,000 notes beside 100,000 of others.
import { sql } from 'drizzle-orm'
import { openInProcess } from './in-process.ts'

const own = 2000
const others = 100_000
const rounds = 100
const school = await openInProcess()
const { newPerson, call, measured, print } = school
const { db } = school.kernel
const writer = await newPerson('writer', '1')
const { rows } = await db.execute<{ courseId: number; chapterId: number; itemId: number }>(sql`
  select i.course_id as "courseId", i.chapter_id as "chapterId", i.id as "itemId" from course_items i
  where i.kind = 'text' order by i.id limit 1`)
const { courseId, chapterId, itemId } = rows[0]!
await db.execute(
  sql`insert into course_learners (course_id, user_id) values (${courseId}, ${writer.userId})`,
)
await db.execute(sql`
  insert into users (username, password_hash, account_role)
  select 'other' || n, '', '1' from generate_series(1, 500) n`)
await db.execute(sql`
  insert into notes (user_id, key, course_id, chapter_id, item_id, body, sought, saves)
  select case when n <= ${own}::int then ${writer.userId}::int else (select min(id) from users where username like 'other%') + n % 500 end,
    md5(n::text), i.course_id, i.chapter_id, i.id, '<p>' || words || '</p>', words, '{}'
  from generate_series(1, ${own + others}::int) n
  cross join lateral (select repeat('成交方式与发票一致。', 20) || n as words) w
  join lateral (select * from course_items order by id offset n % 100 limit 1) i on true`)
await db.execute(sql`analyze notes`)

const hex = (at: number) => at.toString(16).padStart(32, '0')
const place = { courseId, itemId, anchor: { kind: 'item' } }
const text = (at: number) => `<p>${'报关单的成交方式要与发票一致。'.repeat(10)}</p><p>${at}</p>`
print(
  'A note is begun',
  await measured(rounds, (at) =>
    call('Note/SaveNote', writer, {
      ...{ ...place, key: hex(at + 1), save: hex(at + 1), base: null, body: text(0) },
    }),
  ),
  5,
)
let revision = 1
print(
  'A note is saved as it is typed',
  await measured(rounds, async (at) => {
    const base = { revision, body: text(at) }
    const save = hex(10_000 + at)
    await call('Note/SaveNote', writer, { ...place, key: hex(1), save, base, body: text(at + 1) })
    revision += 1
  }),
  5,
)
print(
  'The notes of a chapter',
  await measured(rounds, () => call('Note/GetChapterNotes', writer, { courseId, chapterId })),
  5,
)
print(
  `The list of ${own} notes`,
  await measured(rounds, () => call('Note/GetNotes', writer, {})),
  5,
)
print(
  'A search in them',
  await measured(rounds, () => call('Note/GetNotes', writer, { keyword: '一致。1999' })),
  5,
)
await school.close()
