import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { studentsMost } from '#src/features/learning/class/limits.ts'
import { provinces, schools } from '#src/features/people/school/tables.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { runs } from '#tests/property.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { rosterApi } from './contract.ts'
import { cleanLine, faultsOf } from './rows.ts'
import { line, manyLines, openRosters } from './test-roster.ts'

const world = await openWorld()
const { newUser, app } = world
const { db } = app.kernel
const { newClass, roster, change } = openRosters(world)

const kindsOf = async (owner: Awaited<ReturnType<typeof newUser>>, classId: number) =>
  (await owner(classApi.getHistory, { classId })).items.map(({ kind }) => kind)

test('an import says first what it does; repeated it changes nothing, and changes are shown as changes', async () => {
  const { owner, classId } = await newClass()
  const lines = [
    line('１', '甲'),
    line('2', '乙', { group: '一组' }),
    line('2', '丙'),
    line('', '丁'),
  ]
  const preview = await owner(rosterApi.preview, { classId, lines })
  expect(preview.lines.map(({ act, faults }) => [act, ...faults])).toEqual([
    ['add'],
    ['add'],
    ['wrong', 'numberTwice'],
    ['wrong', 'numberMissing'],
  ])
  expect(await roster(owner, classId)).toEqual([])
  await expect(owner(rosterApi.import, { classId, lines })).rejects.toMatchObject(
    refusal('roster.wrongLines'),
  )
  expect(await roster(owner, classId)).toEqual([])
  const right = lines.slice(0, 2)
  const first = await owner(rosterApi.import, { classId, lines: right })
  expect(first).toEqual({ added: 2, changed: 0, same: 0 })
  expect(await owner(rosterApi.import, { classId, lines: right })).toEqual({
    ...{ added: 0, changed: 0, same: 2 },
  })
  const other = [line('2', '乙', { group: '二组' }), line('3', '戊')]
  const again = await owner(rosterApi.preview, { classId, lines: other })
  expect(again.lines[0]).toMatchObject({ act: 'change', before: { name: '乙', group: '一组' } })
  expect(again.besides).toBe(1)
  expect(await owner(rosterApi.import, { classId, lines: other })).toEqual({
    ...{ added: 1, changed: 1, same: 0 },
  })
  expect((await roster(owner, classId)).map((row) => [row.number, row.name, row.group])).toEqual([
    ['1', '甲', ''],
    ['2', '乙', '二组'],
    ['3', '戊', ''],
  ])
  const kinds = await kindsOf(owner, classId)
  expect(kinds.filter((kind) => kind === 'rosterImported')).toHaveLength(2)
})

test('imports at the same moment are one after another', async () => {
  const { owner, classId } = await newClass()
  const lines = manyLines(20)
  const made = await Promise.all(
    Array.from({ length: 4 }, () => owner(rosterApi.import, { classId, lines })),
  )
  expect(made.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 20])
})

const word = fc.constantFrom('１', '2', '02', 'B 7', '2.6E+1', '="08"', 'x', '')
const anyLines = fc.array(
  fc.record({
    number: word,
    name: fc.constantFrom('甲', '张　三', '阿•卜', ''),
    phone: fc.constantFrom('', '１３８00000001', '13'),
    email: fc.constantFrom('', 'A@B.CN'),
    group: fc.constantFrom('', '一', ' 二 '),
  }),
  { minLength: 1, maxLength: 12 },
)

test('any file imported twice is as once', async () => {
  await fc.assert(
    fc.asyncProperty(anyLines, async (given) => {
      const { owner, classId } = await newClass()
      const faults = faultsOf(given.map(cleanLine))
      const lines = given.filter((_, at) => faults[at]!.length === 0)
      if (lines.length === 0) return
      // Lines that were left out may be what made others doubles, never the other way round.
      const first = await owner(rosterApi.import, { classId, lines })
      expect(first).toEqual({ added: lines.length, changed: 0, same: 0 })
      const before = await roster(owner, classId)
      const second = await owner(rosterApi.import, { classId, lines })
      expect(second).toEqual({ added: 0, changed: 0, same: lines.length })
      expect(await roster(owner, classId)).toEqual(before)
    }),
    runs(15),
  )
})

test('a student who joins by the code with an account is tied to the row, and gets its number and group', async () => {
  const phone = '13900000077'
  const lines = [
    line('01', '林晓舟', { group: '一组' }),
    line('02', '周雨婷', { phone }),
    line('03', '吴桐'),
  ]
  const { owner, classId, code } = await newClass(lines)
  const [byNumber, byPhone, stranger] = await Promise.all([
    newUser('student', { realName: '林晓舟' }),
    newUser('student', { realName: '周雨婷' }),
    newUser('student', { realName: '钱多' }),
  ])
  await change(byNumber.id, { studentNumber: '01' })
  await change(byPhone.id, { phone })
  await change(stranger.id, { studentNumber: '03' })
  for (const student of [byNumber, byPhone, stranger]) await student(classApi.join, { code })
  const rows = await roster(owner, classId)
  expect(rows.map(({ state }) => state)).toEqual(['in', 'in', 'waiting'])
  // A student with the number of the row and another name is named, and not tied.
  expect(rows[2]!.others).toEqual(['钱多'])
  const members = (await owner(classApi.getMembers, { classId })).items
  const of = (id: number) => members.find(({ userId }) => userId === id)
  expect(of(byNumber.id)).toMatchObject({ number: '01', group: '一组' })
  expect(of(byPhone.id)).toMatchObject({ number: '02' })
  expect(await owner(rosterApi.getMissing, { classId })).toEqual([{ number: '03', name: '吴桐' }])
  const list = await owner(rosterApi.getRoster, { classId, state: 'missing' })
  expect(list).toMatchObject({ total: 1, counts: { all: 3, in: 2, missing: 1 } })
  // The row follows the person out and back.
  await byNumber(classApi.quit, { classId })
  expect((await roster(owner, classId))[0]).toMatchObject({ state: 'left' })
  await byNumber(classApi.join, { code })
  expect((await roster(owner, classId))[0]).toMatchObject({ state: 'in' })
})

test('students who are in the class already are tied by the import, by approval, by a new number and by an edit', async () => {
  const { owner, classId, code } = await newClass()
  const join = async (realName: string, studentNumber = '') => {
    const student = await newUser('student', { realName })
    await change(student.id, { studentNumber })
    await student(classApi.join, { code })
    return student
  }
  await join('甲', '1')
  const second = await join('乙')
  await join('丙', '3')
  const lines = [line('1', '甲'), line('2', '乙'), line('33', '丙'), line('4', '丁')]
  expect(
    (await owner(rosterApi.preview, { classId, lines })).lines.map(({ isMember }) => isMember),
  ).toEqual([true, false, false, false])
  await owner(rosterApi.import, { classId, lines })
  const states = async () => (await roster(owner, classId)).map(({ state }) => state)
  expect(await states()).toEqual(['in', 'waiting', 'waiting', 'waiting'])
  await owner(classApi.setNumber, { classId, userId: second.id, number: '2' })
  const third = (await roster(owner, classId)).find(({ number }) => number === '33')!
  await owner(rosterApi.edit, { classId, ...third, number: '3' })
  await owner(classApi.setCode, { classId, open: true, approval: true, expiresOn: '' })
  await join('丁', '4')
  expect(await states()).toEqual(['in', 'in', 'in', 'waiting'])
  await owner(classApi.decideRequests, { classId, approve: true })
  expect(await states()).toEqual(['in', 'in', 'in', 'in'])
})

test('the preview does not tell whether people outside of the class have accounts', async () => {
  const { owner, classId } = await newClass()
  const known = await newUser('student', { realName: '林晓舟' })
  await change(known.id, { phone: '13900000088', studentNumber: '88' })
  const preview = await owner(rosterApi.preview, {
    classId,
    lines: [
      line('88', '林晓舟', { phone: '13900000088' }),
      line('89', '林晓舟', { phone: '13900000089' }),
    ],
  })
  const [first, second] = preview.lines.map(({ line: _, ...said }) => said)
  expect(first).toEqual(second)
})

test('people with accounts are asked to join, once, and enter the class only by themselves', async () => {
  const { owner, classId } = await newClass()
  await db
    .insert(provinces)
    .values({ id: 11, name: '省', nameEn: 'Province' })
    .onConflictDoNothing()
  const [school] = await db
    .insert(schools)
    .values({ name: `校 ${classId}`, provinceId: 11, auditStatus: 'approved' } as never)
    .returning({ id: schools.id })
  const schoolId = school!.id
  await change(owner.id, { schoolId })
  const [byPhone, byNumber, elsewhere, otherName] = await Promise.all([
    newUser('student', { realName: '甲' }),
    newUser('student', { realName: '乙' }),
    newUser('student', { realName: '丙' }),
    newUser('student', { realName: '某' }),
  ])
  await change(byPhone.id, { phone: '13900000101' })
  await change(byNumber.id, { studentNumber: '102', schoolId })
  await change(elsewhere.id, { studentNumber: '103' })
  await change(otherName.id, { phone: '13900000104' })
  const lines = [
    line('101', '甲', { phone: '13900000101' }),
    line('102', '乙'),
    line('103', '丙'),
    line('104', '丁', { phone: '13900000104' }),
  ]
  await owner(rosterApi.import, { classId, lines })
  const asked = async () => {
    const ids = [byPhone, byNumber, elsewhere, otherName].map(({ id }) => id)
    const { rows } = await db.execute<{ user_id: number }>(sql`
      select user_id from messages where user_id = any(${sql.param(ids)}::int[]) order by user_id`)
    return rows.map((row) => row.user_id)
  }
  const expected = [byPhone.id, byNumber.id].toSorted((a, b) => a - b)
  await eventually(async () => expect(await asked()).toEqual(expected))
  await owner(rosterApi.import, { classId, lines: [line('105', '戊')] })
  expect((await owner(classApi.getMembers, { classId })).students).toBe(0)
  await eventually(async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from pgboss.job where name = 'roster-expect' and state in ('created', 'active')`)
    expect(rows[0]!.count).toBe(0)
  })
  expect(await asked()).toEqual(expected)
})

test('rows are edited and removed; the row of a person in the class stays', async () => {
  const { owner, classId, code } = await newClass([line('1', '甲'), line('2', '乙')])
  const student = await newUser('student', { realName: '甲' })
  await change(student.id, { studentNumber: '1' })
  await student(classApi.join, { code })
  const [first, second] = await roster(owner, classId)
  const edit = (more: object) => owner(rosterApi.edit, { classId, ...second!, ...more })
  await expect(edit({ number: '1' })).rejects.toMatchObject(refusal('roster.numberTaken'))
  await expect(edit({ number: '' })).rejects.toMatchObject(refusal('roster.rowWrong'))
  await edit({ name: '乙乙' })
  expect((await roster(owner, classId))[1]).toMatchObject({ name: '乙乙' })
  const remove = (rowId: number) => owner(rosterApi.remove, { classId, rowId })
  await expect(remove(first!.rowId)).rejects.toMatchObject(refusal('roster.hasPerson'))
  await remove(second!.rowId)
  await remove(second!.rowId)
  expect(await roster(owner, classId)).toHaveLength(1)
  await expect(edit({})).rejects.toMatchObject(refusal('roster.rowGone'))
})

test('a roster is for the teachers of the class, and read-only once it is archived', async () => {
  const { owner, classId, code } = await newClass([line('1', '甲')])
  const [student, stranger] = await Promise.all([newUser('student'), newUser('teacher')])
  await student(classApi.join, { code })
  const lines = [line('9', '癸')]
  const rowId = (await roster(owner, classId))[0]!.rowId
  const acts = (person: typeof owner) => [
    person.ask(rosterApi.preview, { classId, lines }),
    person.ask(rosterApi.import, { classId, lines }),
    person.ask(rosterApi.edit, { classId, rowId, ...lines[0] }),
    person.ask(rosterApi.remove, { classId, rowId }),
    person.ask(rosterApi.openLesson, { classId }),
    person.ask(rosterApi.endLesson, { classId }),
    person.ask(rosterApi.reset, { classId, rowId }),
    person.ask(rosterApi.renewPassword, { classId, rowId, renews: true }),
  ]
  const errorsOf = async (person: typeof owner) =>
    new Set((await Promise.all(acts(person))).map(({ envelope }) => envelope.error))
  expect(await errorsOf(stranger)).toEqual(new Set(['class.unknown']))
  expect(await errorsOf(student)).toEqual(new Set(['common.teachersOnly']))
  await owner(classApi.archive, { classId })
  expect(await errorsOf(owner)).toEqual(new Set(['class.archived']))
  expect((await owner(rosterApi.getRoster, { classId })).total).toBe(1)
  await owner(classApi.delete, { classId })
  const { rows } = await db.execute(sql`select from roster_rows where class_id = ${classId}`)
  expect(rows).toHaveLength(0)
})

test('a roster of 500 is imported, and one more is refused', async () => {
  const { owner, classId } = await newClass(manyLines(studentsMost))
  const list = await owner(rosterApi.getRoster, { classId, page: 10 })
  expect(list).toMatchObject({ total: 500, pages: 10, counts: { missing: 500 } })
  const one = owner(rosterApi.import, { classId, lines: manyLines(1, 900) })
  await expect(one).rejects.toMatchObject(refusal('roster.tooMany'))
})

test('the number of statements does not grow with the rows', async () => {
  const { owner, classId } = await newClass(manyLines(2))
  const reads = [
    (count: number) => owner(rosterApi.preview, { classId, lines: manyLines(count) }),
    () => owner(rosterApi.getRoster, { classId }),
    () => owner(rosterApi.getMissing, { classId }),
    () => owner(rosterApi.getLesson, { classId }),
    (count: number) => owner(rosterApi.import, { classId, lines: manyLines(count, 300) }),
  ]
  const counted = async (count: number) => {
    const found: number[] = []
    for (const read of reads) found.push(await statementsOf(() => read(count)))
    return found
  }
  for (const read of reads.slice(0, 4)) await read(2)
  const few = await counted(2)
  await owner(rosterApi.import, { classId, lines: manyLines(100) })
  expect(await counted(40)).toEqual(few)
})
