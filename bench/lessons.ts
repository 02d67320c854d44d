// node scripts/run.mjs bench/lessons.ts
// The roll call and the attendance of a class of 500 in one process: milliseconds of CPU with the database, and how
// long a check-in takes while 500 students scan within ten seconds.
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createQuestions } from '#src/features/content/bank/server/save-question.ts'
import { choiceOf } from '#src/features/content/bank/test-bank.ts'
import { seedClass } from '#src/features/learning/class/server/seed-class.ts'
import { attendanceOf } from '#src/features/learning/lesson/server/attendance-of.ts'
import { attendanceTotalsOf } from '#src/features/learning/lesson/server/attendance-totals-of.ts'
import { codeOf, stepAt } from '#src/features/learning/lesson/server/codes.ts'
import { participationOf } from '#src/features/learning/lesson/server/participation-of.ts'
import { seedLesson } from '#src/features/learning/lesson/server/seed-lesson.ts'
import { createSession } from '#src/features/people/account/server/create-session.ts'
import { openInProcess, type Person } from './in-process.ts'

const [samples, rounds, seconds] = [5, 50, 10]
const school = await openInProcess()
const { newPerson, call, print, kernel } = school
const { db, secret: key } = kernel
const measured = (act: (at: number) => Promise<unknown>) =>
  school.measuredOften([samples, rounds], act)
const teacher = await newPerson('owner', '2')
const { rows } = await db.execute<{ id: number }>(sql`
  insert into users (username, password_hash, account_role, real_name)
  select 'student' || n, '', '1', '学员' || n from generate_series(1, 500) n returning id`)
const students = rows.map(({ id }, at) => ({ userId: id, number: String(2_026_030_001 + at) }))
const people: Person[] = await db.transaction(async (tx) => {
  const made: Person[] = []
  for (const { userId } of students) {
    const session = await createSession(tx, {
      ...{ secret: key, userId, remember: false, userAgent: '', ip: '' },
    })
    made.push({ userId, token: session.accessToken })
  }
  return made
})
const day = 86_400_000
const classId = await db.transaction(async (tx) => {
  const given = { yearFrom: 2026, semester: 'first' as const, ownerId: teacher.userId, students }
  const name = '国际贸易 2601 班'
  const id = await seedClass(tx, { ...given, name, code: 'BENCH333', createdAt: new Date() })
  for (let back = 30; back >= 1; back--)
    await seedLesson(tx, {
      ...{ classId: id, actorId: teacher.userId, title: '', minutes: 90 },
      beganAt: new Date(Date.now() - back * day),
      states: students.map(({ userId }, at) => ({
        ...{ userId, state: (at + back) % 17 === 0 ? ('absent' as const) : ('present' as const) },
      })),
    })
  return id
})
await db.execute(sql`analyze`)
const { lessonId } = await call<{ lessonId: number }>('Lesson/Begin', teacher, { classId })
const { rows: found } = await db.execute<{ secret: string }>(
  sql`select secret from lessons where id = ${lessonId}`,
)
const { secret } = found[0]!
const device = (userId: number) => userId.toString(16).padStart(32, '0')

/** As a phone does that has scanned: the ticket for the code, then the check-in. */
async function scan(person: Person): Promise<void> {
  const code = codeOf(secret, stepAt(Date.now()))
  const { ticket } = await call<{ ticket: string }>('Lesson/GetTicket', person, { classId, code })
  const given = { classId, ticket, device: device(person.userId) }
  await call('Lesson/CheckIn', person, given)
}

const clear = () =>
  db.execute(sql`
  with gone as (delete from lesson_marks where lesson_id = ${lessonId})
  delete from lesson_mark_events where lesson_id = ${lessonId}`)
for (const one of people.slice(0, 20)) await scan(one)
await clear()
/** 500 people act within ten seconds, each at a moment of their own. */
async function crowd(name: string, act: (one: Person, at: number) => Promise<unknown>) {
  const before = school.cpu()
  const times = await Promise.all(
    people.map(async (one, at) => {
      await sleep((at * seconds * 1000) / people.length)
      const began = performance.now()
      await act(one, at)
      return performance.now() - began
    }),
  )
  print(name, (school.cpu() - before) / people.length, 8)
  const sorted = times.toSorted((a, b) => a - b)
  const of = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]!.toFixed(1)
  process.stdout.write(`  milliseconds of one: half ${of(0.5)}, p99 ${of(0.99)}\n`)
}
await crowd('One of 500 who scan within ten seconds: ticket and check-in', scan)
const { questionId } = await call<{ questionId: number }>('Lesson/AskQuestion', teacher, {
  lessonId,
})
await crowd('One of 500 who answer a question within ten seconds', (one, at) =>
  call('Lesson/AnswerQuestion', one, { classId, questionId, choices: [at % 4] }),
)
await call('Lesson/CloseQuestion', teacher, { lessonId, questionId })
const { questionId: bankQuestionId } = await db.transaction(async (tx) => {
  const row = { ownerId: teacher.userId, folderId: null, body: choiceOf('CIF 由谁投保？') }
  const [made] = await createQuestions(tx, { viewer: { id: teacher.userId } }, [row])
  return made!
})
const ofBank = await call<{ questionId: number }>('Lesson/AskQuestion', teacher, {
  ...{ lessonId, bankQuestionId },
})
await crowd('One of 500 who read a question of the bank and answer it', async (one, at) => {
  await call('Lesson/GetRunning', one, { classId })
  await call('Lesson/GetWords', one, { classId, questionId: ofBank.questionId })
  const given = { classId, questionId: ofBank.questionId, choices: [at % 2] }
  await call('Lesson/AnswerQuestion', one, given)
})
await call('Lesson/ShowKey', teacher, { lessonId, questionId: ofBank.questionId })
const { question } = await call<{ question: { answered: number } }>('Lesson/GetQuestion', teacher, {
  lessonId,
})
const { here } = await call<{ here: number }>('Lesson/GetCode', teacher, { lessonId })
process.stdout.write(`here: ${here}, answered: ${question.answered}\n`)
print('The projector', await measured(() => call('Lesson/GetCode', teacher, { lessonId })), 8)
const list = (more: object) => call('Lesson/GetAttendance', teacher, { classId, ...more })
print('Attendance of 500 in 30 lessons', await measured(() => list({})), 8)
print('The same, most absences first', await measured(() => list({ sort: 'absent' })), 15)
print(
  'The same, absent once, another page',
  await measured(() => list({ state: 'absent', page: 3 })),
  15,
)
print(
  'A student’s own',
  await measured(() => call('Lesson/GetAttendance', people[0]!, { classId })),
  8,
)
print('The roll', await measured(() => call('Lesson/GetRoll', teacher, { lessonId })), 15)
await call('Lesson/End', teacher, { lessonId })
print('participationOf', await measured(() => participationOf(db, classId)), 8)
print('attendanceTotalsOf', await measured(() => attendanceTotalsOf(db, classId)), 8)
print('attendanceOf', await measured(() => attendanceOf(db, classId)), 15)
await school.close()
