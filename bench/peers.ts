// node scripts/run.mjs bench/peers.ts
// A peer round of a class of 500 in one process: milliseconds of CPU with the database.
import { sql } from 'drizzle-orm'
import { seedClass } from '#src/features/learning/class/server/seed-class.ts'
import { seedHomework } from '#src/features/learning/homework/server/seed-homework.ts'
import { seedPeers } from '#src/features/learning/peer/server/seed-peers.ts'
import { stepRound } from '#src/features/learning/peer/server/step-round.ts'
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
    ...{ name: '国际贸易 2601 班', code: 'BENCH444', createdAt: new Date() },
  }),
)
const criteria = [
  { id: '0000000a', text: '格式', points: 4000 },
  { id: '0000000b', text: '内容', points: 6000 },
]
const hour = 3_600_000
const dueAt = new Date(Date.now() - hour)
const review = { criteria: { '0000000a': 3500, '0000000b': 5000 }, words: '条款完整。' }
const homeworkId = await db.transaction(async (tx) => {
  const id = await seedHomework(tx, {
    ...{ classId, teacherId: teacher.userId, title: '报价函', body: '<p>报价</p>', criteria },
    ...{ dueAt, late: null, publishedAt: new Date(dueAt.getTime() - 90 * hour), releasedAt: null },
    works: userIds.map((userId) => ({
      ...{ userId, text: '报价', photos: [], comment: '', rawMark: null },
      handedInAt: new Date(dueAt.getTime() - hour),
    })),
  })
  await seedPeers(tx, {
    ...{ homeworkId: id, teacherId: teacher.userId, reviews: 3, days: 7, startedAt: dueAt },
    written: new Map(userIds.slice(1, 400).map((userId) => [userId, [review, review, review]])),
  })
  return id
})
await db.execute(sql`analyze`)
print(
  'A round of 500 with 1,500 reviews',
  await measured((at) => call('Peer/GetRound', teacher, { homeworkId, page: 1 + (at % 10) })),
  8,
)
print(
  'The reviews of one work',
  await measured((at) => call('Peer/GetReviews', teacher, { homeworkId, userId: userIds[at]! })),
  8,
)
print('What one reviews', await measured(() => call('Peer/GetOwn', learner, { homeworkId })), 8)
const { rows: own } = await db.execute<{ id: number }>(
  sql`select id from peer_reviews where reviewer_id = ${learner.userId} order by id limit 1`,
)
let revision = 0
print(
  'A review saved',
  await measured(async () => {
    const points = { '0000000a': revision % 4000, '0000000b': 5000 }
    await call('Peer/Save', learner, {
      ...{ reviewId: own[0]!.id, revision, mark: null, criteria: points },
      ...{ words: `条款完整 ${revision}`, handIn: false },
    })
    revision += 1
  }),
  8,
)
print(
  'A step of the round',
  await measured(() => db.transaction((tx) => stepRound(tx, kernel, homeworkId))),
  40,
)
await school.close()
