import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { expectAgreement } from '#tests/can.ts'
import { refusal } from '#tests/world.ts'
import { gradebookApi as api } from './contract.ts'
import { openGradebooks } from './test-gradebook.ts'

const { db, newUser, newBook, addColumn, joinStaff, rowOf, events } = await openGradebooks()

const change = (columnId: number, userId: number, was: string, is: string) => ({
  ...{ columnId, userId, was, is },
})

test('a gradebook is made once, with the usual categories, and the class decides who reads it', async () => {
  const { owner, classId, people, book } = await newBook()
  expect(book).toMatchObject({ state: 'open', scheme: 'percent', rounding: 'whole' })
  expect(book.categories.map(({ part, weight }) => [part, weight])).toEqual([
    ...[
      ['usual', 10],
      ['usual', 10],
      ['usual', 20],
      ['exam', 60],
    ],
  ])
  await owner(api.create, { classId })
  expect((await owner(api.getGradebook, { classId })).book!.categories).toHaveLength(4)
  const [student] = people
  const theirs = await student!(api.getGradebook, { classId })
  expect(theirs).toMatchObject({ book: null, students: [], role: 'student' })
  const stranger = await newUser('teacher')
  for (const call of [
    () => stranger(api.getGradebook, { classId }),
    () => stranger(api.create, { classId }),
    () => stranger(api.getHistory, { classId }),
    () => stranger(api.setMarks, { classId, changes: [change(1, 1, '', '1')] }),
  ])
    await expect(call()).rejects.toMatchObject(refusal('class.unknown'))
})

test('rules are set as a whole; weights that do not sum to 100 are refused', async () => {
  const { owner, classId, book, categories } = await newBook()
  const values = book.categories.map((one) => ({
    ...one,
    weight: String(one.weight),
    dropLowest: '0',
    lateCut: '0',
  }))
  const given = { classId, scheme: 'fiveLevel' as const, rounding: 'tenth' as const }
  const wrong = values.map((one, at) => (at === 0 ? { ...one, weight: '11' } : one))
  const refused = await owner.ask(api.setRules, { ...given, categories: wrong })
  expect(refused.envelope.code).toBe(400)
  const columnId = await addColumn(owner, classId, categories.learning)
  const fewer = values
    .filter(({ categoryId }) => categoryId !== categories.learning)
    .map((one) => (one.categoryId === categories.exam ? { ...one, weight: '70' } : one))
  await expect(owner(api.setRules, { ...given, categories: fewer })).rejects.toMatchObject(
    refusal('gradebook.categoryUsed'),
  )
  await owner(api.removeColumn, { classId, columnId })
  const renewed = [...fewer, { ...fewer[0]!, categoryId: 0, name: '附加', weight: '0' }]
  await owner(api.setRules, { ...given, categories: renewed })
  const after = (await owner(api.getGradebook, { classId })).book!
  expect(after).toMatchObject({ scheme: 'fiveLevel', rounding: 'tenth', columns: [] })
  expect(after.categories.map(({ name }) => name)).toEqual(['考勤', '作业', '考试', '附加'])
  const other = await newBook()
  const foreign = values.map((one, at) =>
    at === 0 ? { ...one, categoryId: other.book.categories[0]!.categoryId } : one,
  )
  await expect(owner(api.setRules, { ...given, categories: foreign })).rejects.toMatchObject(
    refusal('gradebook.noCategory'),
  )
})

test('marks and words are set, kept with who changed what, and a call sent twice is once', async () => {
  const { owner, classId, people, categories } = await newBook()
  const [one, two] = people.map(({ id }) => id)
  const columnId = await addColumn(owner, classId, categories.exam)
  const changes = [change(columnId, one!, '', '8350'), change(columnId, two!, '', 'absent')]
  expect(await owner(api.setMarks, { classId, changes })).toEqual({ set: 2, conflicts: [] })
  expect(await owner(api.setMarks, { classId, changes })).toEqual({ set: 0, conflicts: [] })
  expect(await rowOf(owner, classId, one!)).toEqual({ cells: { [columnId]: '8350' }, total: 8350 })
  expect((await rowOf(owner, classId, two!)).total).toBe(0)
  await owner(api.setMarks, {
    ...{ classId, why: '复核' },
    changes: [change(columnId, one!, '8350', '')],
  })
  expect((await rowOf(owner, classId, one!)).total).toBeNull()
  const history = await owner(api.getHistory, { classId, columnId, userId: one! })
  expect(history.items.map(({ was, is, why }) => [was, is, why])).toEqual([
    ...[
      ['8350', '', '复核'],
      ['', '8350', ''],
    ],
  ])
  expect(history.items[0]!.actor!.name).toBe('沈知遥')
})

test('two teachers at once: the second change of a cell is not written, and says what the first one wrote', async () => {
  const { owner, classId, people, categories } = await newBook()
  const userId = people[0]!.id
  const columnId = await addColumn(owner, classId, categories.exam)
  const other = await joinStaff(owner, classId, 'coTeacher')
  const [first, second] = await Promise.all([
    owner(api.setMarks, { classId, changes: [change(columnId, userId, '', '8000')] }),
    other(api.setMarks, { classId, changes: [change(columnId, userId, '', '9000')] }),
  ])
  expect(first.set + second.set).toBe(1)
  const { cells } = await rowOf(owner, classId, userId)
  const now = cells[columnId]!
  const by = now === '8000' ? '沈知遥' : '周文斌'
  expect([...first.conflicts, ...second.conflicts]).toEqual([{ columnId, userId, now, by }])
  // The one who wrote takes it back, which is a change like any other.
  const undo = await owner(api.setMarks, { classId, changes: [change(columnId, userId, now, '')] })
  expect(undo).toEqual({ set: 1, conflicts: [] })
  const marks = (await events(classId)).filter(({ kind }) => kind === 'mark')
  expect(marks.map(({ was, is }) => [was, is])).toEqual([
    ...[
      ['', now],
      [now, ''],
    ],
  ])
})

test('many teachers at many cells lose nothing: the history leads from nothing to what is there', async () => {
  const { owner, classId, people, categories } = await newBook(3)
  const columns = [
    await addColumn(owner, classId, categories.exam),
    await addColumn(owner, classId, categories.homework),
  ]
  const other = await joinStaff(owner, classId, 'assistant')
  const acts = Array.from({ length: 24 }, (_, at) => ({
    by: at % 2 === 0 ? owner : other,
    changes: people.map(({ id }, row) =>
      change(
        columns[(at + row) % 2]!,
        id,
        at < 4 ? '' : `${((at - 2) % 7) * 100}`,
        `${(at % 7) * 100}`,
      ),
    ),
  }))
  await Promise.all(acts.map(({ by, changes }) => by(api.setMarks, { classId, changes })))
  const { rows } = await db.execute<{
    columnId: number
    studentId: number
    was: string
    is: string
  }>(sql`
    select column_id as "columnId", student_id as "studentId", was, "is" from grade_events
    where class_id = ${classId} and kind = 'mark' order by id`)
  const replayed = new Map<string, string>()
  for (const { columnId, studentId, was, is } of rows) {
    const key = `${columnId}:${studentId}`
    expect(replayed.get(key) ?? '').toBe(was)
    replayed.set(key, is)
  }
  for (const { id } of people) {
    const { cells } = await rowOf(owner, classId, id)
    for (const columnId of columns)
      expect(cells[columnId] ?? '').toBe(replayed.get(`${columnId}:${id}`) ?? '')
  }
})

test('assistants enter marks; students do not, and neither arranges', async () => {
  const { owner, classId, people, categories } = await newBook()
  const columnId = await addColumn(owner, classId, categories.exam)
  const assistant = await joinStaff(owner, classId, 'assistant')
  const changes = [change(columnId, people[0]!.id, '', '100')]
  expect(await assistant(api.setMarks, { classId, changes })).toMatchObject({ set: 1 })
  await expect(people[0]!(api.setMarks, { classId, changes })).rejects.toMatchObject(
    refusal('class.notHelper'),
  )
  await expect(people[0]!(api.getHistory, { classId })).rejects.toMatchObject(
    refusal('class.notHelper'),
  )
  const read = await assistant(api.getGradebook, { classId })
  expect(read.can).toMatchObject({ mark: { may: true }, arrange: { may: false } })
  const coTeacher = await joinStaff(owner, classId, 'coTeacher')
  await addColumn(coTeacher, classId, categories.exam)
})

test('a mark fits its cell', async () => {
  const { owner, classId, people, categories } = await newBook()
  const userId = people[0]!.id
  const columnId = await addColumn(owner, classId, categories.exam, '20')
  const refused = async (given: ReturnType<typeof change>, id: string) =>
    expect(owner(api.setMarks, { classId, changes: [given] })).rejects.toMatchObject(refusal(id))
  await refused(change(columnId, userId, '', '2001'), 'gradebook.overFull')
  await refused(change(columnId, owner.id, '', '100'), 'gradebook.noStudent')
  const other = await newBook(1)
  const foreign = await addColumn(other.owner, other.classId, other.categories.exam)
  await refused(change(foreign, userId, '', '100'), 'gradebook.noColumn')
  await owner(api.setMarks, { classId, changes: [change(columnId, userId, '', '2000')] })
  const edited = { classId, columnId, name: '期末', categoryId: String(categories.exam) }
  await expect(owner(api.editColumn, { ...edited, fullMark: '19.5' })).rejects.toMatchObject(
    refusal('gradebook.marksOverFull'),
  )
  await owner(api.editColumn, { ...edited, fullMark: '40' })
  expect((await rowOf(owner, classId, userId)).total).toBe(5000)
  await owner(api.removeColumn, { classId, columnId })
  await owner(api.removeColumn, { classId, columnId })
  await refused(change(columnId, userId, '2000', '100'), 'gradebook.noColumn')
  await expect(owner(api.editColumn, { ...edited, fullMark: '40' })).rejects.toMatchObject(
    refusal('gradebook.noColumn'),
  )
})

test('frozen after a list of what is missing, which is zero then; unfrozen with a reason', async () => {
  const { owner, classId, people, categories } = await newBook()
  const [one, two] = people
  const columnId = await addColumn(owner, classId, categories.exam)
  const homework = await addColumn(owner, classId, categories.homework)
  const changes = [
    change(columnId, one!.id, '', '8000'),
    change(homework, one!.id, '', 'excused'),
    change(columnId, two!.id, '', 'postponed'),
  ]
  await owner(api.setMarks, { classId, changes })
  await expect(owner(api.unfreeze, { classId, why: '误' })).rejects.toMatchObject(
    refusal('gradebook.notFrozen'),
  )
  await expect(owner(api.release, { classId })).rejects.toMatchObject(
    refusal('gradebook.notFrozen'),
  )
  await expect(owner(api.freeze, { classId, missing: 1 })).rejects.toMatchObject(
    refusal('gradebook.missingChanged'),
  )
  await owner(api.freeze, { classId, missing: 2 })
  expect((await rowOf(owner, classId, two!.id)).total).toBe(0)
  expect((await rowOf(owner, classId, one!.id)).total).toBe(8000)
  const mark = [change(columnId, one!.id, '8000', '9000')]
  const { can } = await owner(api.getGradebook, { classId })
  expectAgreement(can.mark, await owner.ask(api.setMarks, { classId, changes: mark }))
  expectAgreement(can.arrange, await owner.ask(api.freeze, { classId, missing: 2 }))
  for (const act of [
    () =>
      owner(api.addColumn, {
        classId,
        categoryId: String(categories.exam),
        name: '补',
        fullMark: '1',
      }),
    () => owner(api.removeColumn, { classId, columnId }),
    () => owner(api.getOffers, { classId }),
  ])
    await expect(act()).rejects.toMatchObject(refusal('gradebook.frozen'))
  expect((await owner.ask(api.unfreeze, { classId, why: ' ' })).envelope.code).toBe(400)
  await owner(api.unfreeze, { classId, why: '漏登补考' })
  await owner(api.setMarks, { classId, changes: mark })
  const history = await owner(api.getHistory, { classId })
  expect(history.items.slice(0, 3).map(({ kind, why, count }) => [kind, why, count])).toEqual([
    ...[
      ['mark', '', 0],
      ['unfrozen', '漏登补考', 0],
      ['frozen', '', 2],
    ],
  ])
})

test('a student sees the own row alone, once it is released and as long as it is', async () => {
  const { owner, classId, people, categories } = await newBook()
  const [one, two] = people
  const columnId = await addColumn(owner, classId, categories.exam)
  const changes = people.map(({ id }) => change(columnId, id, '', '7000'))
  await owner(api.setMarks, { classId, changes })
  await owner(api.freeze, { classId, missing: 0 })
  expect((await one!(api.getGradebook, { classId })).book).toBeNull()
  await owner(api.release, { classId })
  await expect(owner(api.release, { classId })).rejects.toMatchObject(
    refusal('gradebook.isReleased'),
  )
  const read = await one!(api.getGradebook, { classId, userId: two!.id })
  expect(read.students.map(({ userId }) => userId)).toEqual([one!.id])
  expect(read.groups).toEqual([])
  expect(await rowOf(one!, classId, one!.id)).toMatchObject({ total: 7000 })
  await eventually(async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from messages where kind = 'class' and user_id in (${one!.id}, ${two!.id})
        and title_zh like '%成绩已公布%'`)
    expect(rows[0]!.count).toBe(2)
  })
  await owner(api.unfreeze, { classId, why: '更正' })
  expect((await one!(api.getGradebook, { classId })).book).toBeNull()
})

test('an archived class keeps its gradebook as it is, and a student who left is not in it', async () => {
  const { owner, classId, people, categories } = await newBook()
  const columnId = await addColumn(owner, classId, categories.exam)
  await people[1]!(classApi.quit, { classId })
  await expect(
    owner(api.setMarks, { classId, changes: [change(columnId, people[1]!.id, '', '1')] }),
  ).rejects.toMatchObject(refusal('gradebook.noStudent'))
  await expect(owner(api.getGradebook, { classId, userId: people[1]!.id })).rejects.toMatchObject(
    refusal('gradebook.noStudent'),
  )
  await owner(classApi.archive, { classId })
  const read = await owner(api.getGradebook, { classId })
  expect(read.students).toHaveLength(1)
  expectAgreement(
    read.can.mark,
    await owner.ask(api.setMarks, { classId, changes: [change(columnId, people[0]!.id, '', '1')] }),
  )
  expectAgreement(read.can.create, await owner.ask(api.create, { classId }))
  expectAgreement(read.can.unfreeze, await owner.ask(api.unfreeze, { classId, why: 'x' }))
  expectAgreement(read.can.release, await owner.ask(api.release, { classId }))
})
