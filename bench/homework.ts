// node scripts/run.mjs bench/homework.ts
// Homework of a class of 500 in one process: milliseconds of CPU with the database.
import { sql } from 'drizzle-orm'
import { seedClass } from '#src/features/learning/class/server/seed-class.ts'
import { homeworkMarksOf } from '#src/features/learning/homework/server/homework-marks-of.ts'
import { seedHomework } from '#src/features/learning/homework/server/seed-homework.ts'
import { openInProcess } from './in-process.ts'

const [samples, rounds] = [5, 50]
const school = await openInProcess()
const { newPerson, call, print, kernel } = school
const measured = (act: (at: number) => Promise<unknown>) =>
  school.measuredOften([samples, rounds], act)
const { db } = kernel
const teacher = await newPerson('owner', '2')
const learner = await newPerson('learner', '1')
const { rows } = await db.execute<{ id: number }>(sql`
  insert into users (username, password_hash, account_role, real_name)
  select 'student' || n, '', '1', '学员' || n from generate_series(1, 499) n returning id`)
const userIds = [learner.userId, ...rows.map(({ id }) => id)]
const students = userIds.map((userId, at) => ({ userId, number: String(2_026_030_001 + at) }))
const classId = await db.transaction((tx) =>
  seedClass(tx, {
    ...{ yearFrom: 2026, semester: 'first', ownerId: teacher.userId, students },
    ...{ name: '国际贸易 2601 班', code: 'BENCH333', createdAt: new Date(), groups: 50 },
  }),
)
const day = 86_400_000
const ids: number[] = []
for (let at = 0; at < 20; at++) {
  const dueAt = new Date(Date.now() + (at - 15) * day)
  ids.push(
    await db.transaction((tx) =>
      seedHomework(tx, {
        ...{ classId, teacherId: teacher.userId, title: `作业 ${at}`, body: '<p>缮制发票</p>' },
        ...{ criteria: [], dueAt, late: null, publishedAt: new Date(dueAt.getTime() - 7 * day) },
        releasedAt: null,
        works: userIds.slice(0, 400).map((userId, place) => ({
          ...{ userId, text: '发票', photos: [], comment: '' },
          handedInAt: new Date(dueAt.getTime() - 3_600_000),
          rawMark: place % 2 === 0 ? 8500 : null,
        })),
      }),
    ),
  )
}
await db.execute(sql`analyze`)
const homeworkId = ids[0]!
const works = (more: object) => call('Homework/GetWorks', teacher, { homeworkId, ...more })
print(
  'The homework of a class, 20 pieces for 500',
  await measured(() => call('Homework/GetOfClass', teacher, { classId })),
  8,
)
print(
  'The same for a student',
  await measured(() => call('Homework/GetOfClass', learner, { classId })),
  8,
)
print('One’s own homework', await measured(() => call('Homework/GetMine', learner, {})), 8)
print('The works of 500', await measured(() => works({})), 8)
print(
  'The same, those that wait',
  await measured((at) => works({ state: 'waiting', page: 1 + (at % 3) })),
  8,
)
print(
  'One work',
  await measured((at) =>
    call('Homework/GetWork', teacher, { homeworkId, userId: userIds[at % 400]! }),
  ),
  8,
)
let revision = 1
print(
  'One mark saved',
  await measured(async () => {
    const next = revision + 1
    await call('Homework/SetMark', teacher, {
      ...{
        homeworkId,
        userId: userIds[0]!,
        rawMark: 7000 + (next % 100),
        criteria: {},
        comment: '',
      },
      ...{ handIn: 1, revision, next },
    })
    revision = next
  }),
  8,
)
print('homeworkMarksOf', await measured(() => homeworkMarksOf(db, classId)), 40)
await school.close()
