import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { inHours } from '#src/features/learning/homework/test-settings.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import type { EventMap } from '#src/server/events/events.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { refusal } from '#tests/world.ts'
import { homeworkQuizApi } from './contract.ts'
import { openHomeworkQuizzes } from './test-homework-quiz.ts'
import { quizSettings } from './test-settings.ts'

const { app, db, newClass, newUser, paperOf, setQuiz, take, workOf, titlesTo } =
  await openHomeworkQuizzes()

/** The people whose open pages are asked to look again. */
const heard: EventMap['stale'][] = []
app.kernel.events.subscribe('stale', (event) => heard.push(event))

const refused = (call: Promise<unknown>, id: string) =>
  expect(call).rejects.toMatchObject(refusal(id))

async function timedQuiz(timeLimit: number | null = 40) {
  const of = await newClass()
  const quiz = quizSettings(await paperOf(of.owner), { timeLimit, attempts: 2 })
  return { ...of, homeworkId: await setQuiz(of.owner, of.classId, quiz) }
}

test('a running attempt gets extra minutes at once; they are changed, taken back, and on record', async () => {
  const { owner, coTeacher, first, second, homeworkId } = await timedQuiz()
  const { attemptId, quizId } = await first(homeworkQuizApi.start, { homeworkId })
  const left = async () =>
    (await first(quizApi.attend, { attemptId, place: 0, leaves: [] })).secondsLeft! / 60
  const give = (minutes: number, teacher = owner) =>
    teacher(homeworkApi.setExtraTime, { homeworkId, userId: first.id, minutes })
  expect(await left()).toBeCloseTo(40, 0)

  await give(20)
  await eventually(() =>
    expect(heard).toContainEqual({ topic: `quiz ${quizId}`, userIds: [first.id] }),
  )
  expect(await left()).toBeCloseTo(60, 0)
  // A second press gives no more, and tells nothing again.
  await give(20)
  expect(await left()).toBeCloseTo(60, 0)
  const titles = await titlesTo(first.id)
  expect(titles.filter((title) => title === '您的测验“单元测验”已加时')).toHaveLength(1)

  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({ extraMinutes: 20 })
  const { items, quiz } = await owner(homeworkApi.getWorks, { homeworkId })
  expect(quiz).toMatchObject({ timeLimit: 40 })
  expect(items.map(({ student, extraMinutes }) => [student.userId, extraMinutes])).toEqual([
    [first.id, 20],
    [second.id, 0],
  ])
  expect((await first(homeworkApi.getOwn, { homeworkId })).quiz).toMatchObject({ timeLimit: 60 })
  expect((await second(homeworkApi.getOwn, { homeworkId })).quiz).toMatchObject({ timeLimit: 40 })

  await give(10, coTeacher)
  expect(await left()).toBeCloseTo(50, 0)
  await give(0)
  expect(await left()).toBeCloseTo(40, 0)
  const { history } = await owner(homeworkApi.getWork, { homeworkId, userId: first.id })
  expect(history.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['extraTime', 10, 0],
    ['extraTime', 20, 10],
    ['extraTime', 0, 20],
  ])
  const { rows } = await db.execute(sql`
    select actor_id as by from homework_events where homework_id = ${homeworkId} and kind = 'extraTime' order by id`)
  expect(rows.map(({ by }) => by)).toEqual([owner.id, coTeacher.id, owner.id])
})

test('extra minutes stay beside a later date and a work that is given back', async () => {
  const { owner, first, homeworkId } = await timedQuiz()
  const limit = async () => (await first(homeworkApi.getOwn, { homeworkId })).quiz!.timeLimit
  const of = { homeworkId, userId: first.id }
  await owner(homeworkApi.setExtraTime, { ...of, minutes: 15 })
  await owner(homeworkApi.extend, { ...of, dueAt: inHours(200) })
  expect(await limit()).toBe(55)
  await owner(homeworkApi.extend, { ...of, dueAt: null })
  expect(await limit()).toBe(55)
  await take(first, homeworkId, [true, false])
  await owner(homeworkApi.giveBack, { ...of, handIn: 1, dueAt: inHours(30), comment: '' })
  expect(await limit()).toBe(55)
  await owner(homeworkApi.setExtraTime, { ...of, minutes: 5 })
  expect(await limit()).toBe(45)
  const open = await take(first, homeworkId, [true, true])
  expect(open.status).toBe('handedIn')
  await owner(homeworkApi.setExtraTime, { ...of, minutes: 0 })
  expect(await limit()).toBe(40)
  expect(await workOf(owner, homeworkId, first.id)).toMatchObject({ rawMark: 10_000 })
})

test('teachers of the class give extra time for a quiz with a limit, and nobody else', async () => {
  const { classId, owner, assistant, first, second, homeworkId } = await timedQuiz()
  const asked = { homeworkId, userId: first.id, minutes: 10 }
  await refused(assistant(homeworkApi.setExtraTime, asked), 'class.notTeacher')
  await refused(second(homeworkApi.setExtraTime, asked), 'class.notTeacher')
  const stranger = await newUser('teacher')
  await refused(stranger(homeworkApi.setExtraTime, asked), 'homework.unknown')
  const other = { ...asked, userId: stranger.id }
  await refused(owner(homeworkApi.setExtraTime, other), 'homework.wrongStudent')

  const untimed = await timedQuiz(null)
  const there = { ...asked, homeworkId: untimed.homeworkId, userId: untimed.first.id }
  await refused(untimed.owner(homeworkApi.setExtraTime, there), 'homework.noTimeLimit')
  await owner(classApi.archive, { classId })
  await refused(owner(homeworkApi.setExtraTime, asked), 'class.archived')
})
