// node scripts/run.mjs bench/interaction.ts
// Calls of questions in one process: milliseconds of CPU with the database, in a course with 2,000 learners and 2,000 questions.
import { sql } from 'drizzle-orm'
import { openInProcess, type Person } from './in-process.ts'

const learners = 2000
const questions = 2000
const rounds = 100
/** The engine has compiled an act by then, as in a school that is open. */
const first = 40
const school = await openInProcess()
const { newPerson, call, measured, print } = school
const { db } = school.kernel
// Each may ask ten times a minute.
const askers: Person[] = []
for (let at = 0; at < 24; at++) askers.push(await newPerson(`asker${at}`, '1'))
const asker = askers[0]!
const teacher = await newPerson('answerer', '2')
const { rows } = await db.execute<{ courseId: number; itemId: number }>(sql`
  select i.course_id as "courseId", i.id as "itemId" from course_items i where i.kind = 'text' order by i.id limit 1`)
const { courseId, itemId } = rows[0]!
await db.execute(sql`update courses set owner_id = ${teacher.userId} where id = ${courseId}`)
await db.execute(sql`
  insert into users (username, password_hash, account_role)
  select 'other' || n, '', '1' from generate_series(1, ${learners}::int) n`)
await db.execute(sql`
  insert into course_learners (course_id, user_id)
  select ${courseId}, id from users where username like 'other%' or username like 'asker%' on conflict do nothing`)
await db.execute(sql`
  insert into interactions (author_id, key, course_id, item_id, body, sought, vector, created_at)
  select u.id, md5(n::text), ${courseId}, i.id, '<p>' || words || '</p>', words, to_tsvector('simple', n::text),
    now() - n * interval '1 minute'
  from generate_series(1, ${questions}::int) n
  cross join lateral (select repeat('成交方式与发票一致。', 5) || n as words) w
  join lateral (select id from users where username = 'other' || (1 + n % ${learners}::int)) u on true
  join lateral (select id from course_items where course_id = ${courseId} order by id offset n % 10 limit 1) i on true`)
await db.execute(sql`analyze interactions`)

const hex = (at: number) => at.toString(16).padStart(32, '0')
const body = `<p>${'报关单的成交方式要与发票一致吗？'.repeat(5)}</p>`
const place = { courseId, itemId, anchor: { kind: 'item' } }
const asked: number[] = []
print(
  `A question is asked, and the pages of ${learners} learners are told`,
  await measured(
    rounds,
    async (at) => {
      const given = { ...place, key: hex(at + 1), body, isPrivate: false }
      const answer = await call<{ interactionId: number }>(
        ...(['Interaction/Ask', askers[at % askers.length]!, given] as const),
      )
      asked.push(answer.interactionId)
    },
    first,
  ),
  5,
)
print(
  'The questions of a chapter',
  await measured(
    rounds,
    () => call('Interaction/GetItemQuestions', asker, { courseId, itemId }),
    first,
  ),
  5,
)
print(
  'The working list of the teacher',
  await measured(rounds, () => call('Interaction/GetCourse', teacher, { courseId }), first),
  5,
)
print(
  'A question with its replies',
  await measured(
    rounds,
    () => call('Interaction/GetQuestion', asker, { interactionId: asked[0]! }),
    first,
  ),
  5,
)
await school.close()
