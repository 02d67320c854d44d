import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { countBehind } from '#src/features/learning/progress/server/count-behind.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { runs } from '#tests/property.ts'
import { todayApi } from './contract.ts'
import { todayErrors as errors } from './errors.ts'
import { ownTodosMost, snoozeDaysMost, snoozesMost } from './limits.ts'
import { dropDone } from './server/own-todos.ts'
import { divide, dropSnoozes } from './server/snooze.ts'
import { todo } from './server/source.ts'

const world = await openWorld()
const { newUser, newCourse } = world
const { db } = world.app.kernel

const today = schoolDay()
const hex = (n: number) => n.toString(16).padStart(32, '0')
const read = (person: Person) => person(todayApi.getToday, {})
const add = (person: Person, n: number, more: { title?: string; dueOn?: string } = {}) =>
  person(todayApi.addTodo, { key: hex(n), title: `事项 ${n}`, dueOn: '', ...more })

test('an own to-do is written down once, edited, done, restored and deleted', async () => {
  const me = await newUser('student')
  const [first, again] = await Promise.all([add(me, 1), add(me, 1)])
  expect(again).toEqual(first)
  await add(me, 2, { dueOn: addDays(today, 1) })
  // Those with a day come first, and carry no link.
  expect((await read(me)).due).toMatchObject([
    {
      kind: 'own',
      name: '事项 2',
      dueOn: addDays(today, 1),
      to: '',
      snoozeUntil: addDays(today, 1),
    },
    { kind: 'own', name: '事项 1', dueOn: null, todoId: first.todoId },
  ])
  const { todoId } = first
  await me(todayApi.editTodo, { todoId, title: ' 打印\u202E合同 ', dueOn: today })
  expect((await read(me)).due[0]).toMatchObject({ name: '打印合同', dueOn: today })
  await me(todayApi.setTodoDone, { todoId, done: true })
  const { due, done } = await read(me)
  expect([due.length, done]).toMatchObject([1, [{ todoId, title: '打印合同' }]])
  await me(todayApi.setTodoDone, { todoId, done: true })
  expect((await read(me)).done).toEqual(done)
  await me(todayApi.setTodoDone, { todoId, done: false })
  expect((await read(me)).due).toHaveLength(2)
  await me(todayApi.deleteTodo, { todoId })
  await me(todayApi.deleteTodo, { todoId })
  expect((await read(me)).due).toMatchObject([{ name: '事项 2' }])
})

test('a day that no calendar has is refused', async () => {
  const me = await newUser('student')
  for (const dueOn of ['0000-01-01', '1999-12-31', '2026-02-30']) {
    const { envelope } = await me.ask(todayApi.addTodo, { key: hex(1), title: 'A', dueOn })
    expect(envelope, dueOn).toMatchObject({ error: 'common.invalid' })
  }
})

test('nobody reads, changes or deletes the to-dos of another', async () => {
  const [me, other] = [await newUser('student'), await newUser('teacher')]
  const { todoId } = await add(me, 1)
  expect((await read(other)).due).toEqual([])
  const refused = refusal(errors.unknown.id)
  await expect(other(todayApi.setTodoDone, { todoId, done: true })).rejects.toMatchObject(refused)
  await expect(other(todayApi.editTodo, { todoId, title: 'x', dueOn: '' })).rejects.toMatchObject(
    refused,
  )
  await other(todayApi.deleteTodo, { todoId })
  expect((await read(me)).due).toMatchObject([{ todoId, name: '事项 1' }])
})

test('a hundred at once are counted, and more than the most are refused', async () => {
  const me = await newUser('student')
  await db.execute(sql`
    insert into own_todos (user_id, key, title)
    select ${me.id}, n::text, 'x' from generate_series(1, ${ownTodosMost - 2}) n`)
  const tried = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => add(me, n)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const [last] = tried.filter((one) => one.status === 'rejected')
  expect(last!.reason).toMatchObject(refusal(errors.tooMany.id))
})

test('a to-do that is put off comes back on its day, or at once', async () => {
  const me = await newUser('student')
  await db.execute(sql`
    insert into messages (user_id, kind, title_zh, title_en, text_zh, text_en)
    values (${me.id}, 'system', 'a', 'a', 'b', 'b')`)
  const { key, snoozeUntil } = (await read(me)).news[0]!
  expect(snoozeUntil).toBe(addDays(today, snoozeDaysMost))
  const put = (untilOn: string | null) => me(todayApi.snooze, { key, untilOn })
  await put(addDays(today, 2))
  await put(addDays(today, 3))
  expect(await read(me)).toMatchObject({
    news: [],
    snoozed: [{ key, kind: 'messages', untilOn: addDays(today, 3) }],
  })
  await put(null)
  expect(await read(me)).toMatchObject({ news: [{ key }], snoozed: [] })
  for (const day of [today, addDays(today, -1), addDays(today, snoozeDaysMost + 1)]) {
    await expect(put(day)).rejects.toMatchObject(refusal(errors.day.id))
  }
  await put(addDays(today, 1))
  await db.execute(sql`update todo_snoozes set until_on = ${today} where user_id = ${me.id}`)
  expect(await read(me)).toMatchObject({ news: [{ key }], snoozed: [] })
  await dropSnoozes({ db })
  const { rows } = await db.execute(sql`select from todo_snoozes where user_id = ${me.id}`)
  expect(rows).toHaveLength(0)
})

test('more are not put off than the most', async () => {
  const me = await newUser('student')
  await db.execute(sql`
    insert into todo_snoozes select ${me.id}, 'k' || n, ${addDays(today, 2)}
    from generate_series(1, ${snoozesMost}) n`)
  const put = (key: string) => me(todayApi.snooze, { key, untilOn: addDays(today, 5) })
  await expect(put('other')).rejects.toMatchObject(refusal(errors.tooManySnoozed.id))
  await put('k1')
})

const dayFrom = (days: number) => addDays(today, days)
const found = fc.record({
  kind: fc.constantFrom('quiz' as const, 'own' as const, 'messages' as const, 'running' as const),
  dueOn: fc.option(fc.integer({ min: -5, max: 200 }).map(dayFrom)),
  to: fc.constantFrom('/a', '/b', '/c', '/d'),
})

test('nothing is lost by putting off, and nothing due is hidden on its day', () => {
  fc.assert(
    fc.property(
      fc.array(found),
      fc.array(fc.tuple(found, fc.integer({ min: -3, max: 90 }).map(dayFrom))),
      (rows, put) => {
        const todos = rows.map(todo)
        const snoozes = new Map(put.map(([row, until]) => [todo(row).key, until]))
        const { shown, snoozed } = divide(todos, { snoozes, day: today })
        expect([...shown, ...snoozed].length).toBe(todos.length)
        for (const { kind, dueOn, untilOn } of snoozed) {
          expect(kind).not.toBe('running')
          expect(untilOn > today && (dueOn === null || untilOn <= dueOn)).toBe(true)
        }
      },
    ),
    runs(200),
  )
})

test('what was done long ago is deleted', async () => {
  const me = await newUser('student')
  const { todoId } = await add(me, 1)
  await me(todayApi.setTodoDone, { todoId, done: true })
  await dropDone({ db })
  expect((await read(me)).done).toHaveLength(1)
  await db.execute(
    sql`update own_todos set done_at = now() - interval '31 days' where id = ${todoId}`,
  )
  await dropDone({ db })
  expect((await read(me)).done).toEqual([])
})

test('learners who were behind in the morning wait for those who look after them', async () => {
  const owner = await newUser('teacher')
  const { courseId } = await newCourse({
    ownerId: owner.id,
    chapters: [{ name: '一', items: [{ kind: 'text' as const, name: '课文', body: '<p>x</p>' }] }],
  })
  const student = await newUser('student')
  await student(courseApi.join, { courseId, fee: 0 })
  await countBehind(db)
  expect((await read(owner)).teaching).toEqual([])
  await db.execute(sql`
    update course_learners set joined_at = now() - interval '9 days' where course_id = ${courseId}`)
  await countBehind(db)
  const helper = await newUser('teacher')
  await db.execute(sql`
    insert into course_staff (course_id, user_id, accepted_at, may_see_learners)
    values (${courseId}, ${helper.id}, now(), false)`)
  expect((await read(owner)).teaching).toMatchObject([
    { kind: 'behind', count: 1, to: expect.stringContaining(`/${courseId}/progress?state=behind`) },
  ])
  expect((await read(helper)).teaching).toEqual([])
})
