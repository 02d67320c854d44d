import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { refusal } from '#tests/world.ts'
import { gradebookApi as api } from './contract.ts'
import { arrivalsMost } from './limits.ts'
import { gradebookGroup } from './server/tell-pages.ts'
import { openGradebooks } from './test-gradebook.ts'
import { gradebookTopic } from './topics.ts'

const { app, db, newUser, newBook, addColumn, joinStaff } = await openGradebooks()

const heard: { topics: readonly string[]; group: string; id: number }[] = []
app.kernel.events.subscribe('staleOf', (event) => void heard.push(event))
const change = (columnId: number, userId: number, was: string, is: string) => ({
  ...{ columnId, userId, was, is },
})

test('what a colleague changes is told to the pages of teachers and assistants, and read by its cells', async () => {
  const { owner, classId, people, categories } = await newBook()
  const columnId = await addColumn(owner, classId, categories.exam)
  const [one, two] = people.map(({ id }) => id) as [number, number]
  const [coTeacher, assistant] = [
    await joinStaff(owner, classId, 'coTeacher'),
    await joinStaff(owner, classId, 'assistant'),
  ]
  const { revision } = await owner(api.getGradebook, { classId })
  const since = (after: number) => owner(api.getChanges, { classId, after })
  expect(await since(revision)).toEqual({ revision, readAll: false, cells: [] })
  const [before, stranger] = [heard.length, await newUser('teacher')]
  const set = (changes: ReturnType<typeof change>[]) =>
    coTeacher(api.setMarks, { classId, changes })
  await set([change(columnId, one, '', '8000'), change(columnId, two, '', '7000')])
  const told = { topics: [gradebookTopic(classId)], group: 'gradebook', id: classId }
  await eventually(() => expect(heard.slice(before)).toEqual([told]))
  const asked = [owner, coTeacher, assistant, stranger, ...people].map(({ id }) => id)
  const listening = await gradebookGroup.among(db, classId, asked)
  expect(new Set(listening)).toEqual(new Set([owner.id, coTeacher.id, assistant.id]))
  await set([change(columnId, one, '8000', 'absent'), change(columnId, two, '7000', '')])
  // Each cell once, with what it has now, an emptied one too.
  const found = await since(revision)
  expect(found.cells).toHaveLength(2)
  expect(found.cells).toEqual(
    expect.arrayContaining([
      { columnId, userId: one, is: 'absent' },
      { columnId, userId: two, is: '' },
    ]),
  )
  expect(await since(found.revision)).toMatchObject({ readAll: false, cells: [] })
  // A change that writes nothing tells nobody.
  const heardNow = heard.length
  await set([change(columnId, one, '8000', 'absent')])
  await set([change(columnId, two, '', '100')])
  await eventually(() => expect(heard.length).toBe(heardNow + 1))
})

test('after another act than a mark, and after very many marks, all is to be read again', async () => {
  const { owner, classId, people, categories } = await newBook(1)
  const columnId = await addColumn(owner, classId, categories.exam)
  const { revision } = await owner(api.getGradebook, { classId })
  await addColumn(owner, classId, categories.homework)
  expect(await owner(api.getChanges, { classId, after: revision })).toEqual({
    ...{ revision, readAll: true, cells: [] },
  })
  const { revision: next } = await owner(api.getGradebook, { classId })
  const few = await statementsOf(() => owner(api.getChanges, { classId, after: next }))
  await db.execute(sql`
    insert into grade_events (class_id, kind, actor_id, column_id, student_id, "is")
    select ${classId}, 'mark', ${owner.id}, ${columnId}, ${people[0]!.id}, n::text
    from generate_series(1, ${arrivalsMost}) n`)
  const full = await owner(api.getChanges, { classId, after: next })
  expect(full.cells).toEqual([{ columnId, userId: people[0]!.id, is: String(arrivalsMost) }])
  expect(await statementsOf(() => owner(api.getChanges, { classId, after: next }))).toBe(few)
  await db.execute(sql`
    insert into grade_events (class_id, kind, actor_id, column_id, student_id, "is")
    values (${classId}, 'mark', ${owner.id}, ${columnId}, ${people[0]!.id}, '1')`)
  expect(await owner(api.getChanges, { classId, after: next })).toMatchObject({ readAll: true })
})

test('an opened gradebook is never older than its revision, whatever is written at the same time', async () => {
  const { owner, classId, people, categories } = await newBook(1)
  const columnId = await addColumn(owner, classId, categories.exam)
  const userId = people[0]!.id
  let now = ''
  const write = async () => {
    for (let mark = 1; mark <= 12; mark++) {
      const changes = [change(columnId, userId, now, String(mark))]
      await owner(api.setMarks, { classId, changes })
      now = String(mark)
    }
  }
  const read = async () => {
    for (let round = 0; round < 12; round++) {
      const { revision, students } = await owner(api.getGradebook, { classId })
      const shown = Number(students[0]!.marks.split(':')[1] ?? 0)
      const { rows } = await db.execute<{ is: string }>(sql`
        select "is" from grade_events where class_id = ${classId} and kind = 'mark' and id <= ${revision}
        order by id desc limit 1`)
      expect(shown).toBeGreaterThanOrEqual(Number(rows[0]?.is ?? 0))
    }
  }
  await Promise.all([write(), read(), read()])
  expect((await owner(api.getGradebook, { classId })).students[0]!.marks).toBe(`${columnId}:12`)
})

test('students and strangers read no changes', async () => {
  const { classId, people } = await newBook(1)
  const asked = { classId, after: 0 }
  await expect(people[0]!(api.getChanges, asked)).rejects.toMatchObject(refusal('class.notHelper'))
  const stranger = await newUser('teacher')
  await expect(stranger(api.getChanges, asked)).rejects.toMatchObject(refusal('class.unknown'))
})
