// node scripts/run.mjs bench/study.ts
// Calls of the study player and of the to-dos in one process: milliseconds of CPU with the database, with and without
// the rules of a course.
import { sql } from 'drizzle-orm'
import { openInProcess } from './in-process.ts'

const rounds = 100
const warmUp = 40
const school = await openInProcess()
const { newPerson, call, measured, print } = school
const { db } = school.kernel
const learner = await newPerson('learner', '1')
const { rows } = await db.execute<{ courseId: number; itemId: number }>(sql`
  select i.course_id as "courseId", min(i.id) as "itemId" from course_items i
  join courses c on c.id = i.course_id and c.kind = 'premium' and c.fee = 0
  where i.kind = 'video' group by i.course_id order by count(*) desc limit 1`)
const { courseId, itemId } = rows[0]!
await db.execute(sql`
  insert into course_learners (course_id, user_id)
  select id, ${learner.userId} from courses where publish_status = 'published' order by id limit 10`)
await db.execute(sql`
  insert into course_learners (course_id, user_id) values (${courseId}, ${learner.userId})
  on conflict do nothing`)
await call('Study/VisitItem', learner, { courseId, itemId })

for (const strict of [false, true]) {
  await db.execute(sql`
    update courses set no_skipping = ${strict}, in_order = ${strict} where id = ${courseId}`)
  const rules = strict ? ', without skipping and in order' : ''
  print(
    `The outline of the player${rules}`,
    await measured(rounds, () => call('Study/GetStudy', learner, { courseId }), warmUp),
    5,
  )
  print(
    `A film of it${rules}`,
    await measured(rounds, () => call('Study/GetItem', learner, { courseId, itemId }), warmUp),
    5,
  )
  print(
    `A report of played seconds${rules}`,
    await measured(rounds, (at) =>
      call('Study/ReportWatched', learner, {
        ...{ courseId, itemId, position: at, played: [[at / 10, at / 10 + 1]] },
      }),
    ),
    5,
  )
}
print(
  'The to-dos of a learner with ten courses',
  await measured(rounds, () => call('Today/GetToday', learner, {}), warmUp),
  5,
)
await school.close()
