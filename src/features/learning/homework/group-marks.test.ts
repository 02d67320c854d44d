import ExcelJS from 'exceljs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { refusal } from '#tests/world.ts'
import { homeworkApi } from './contract.ts'
import { openHomework } from './test-homework.ts'
import { inHours } from './test-settings.ts'

const world = await openHomework()
const { newGroups, set, handIn, mark } = world
const inGroups = { inGroups: true } as const

async function workbook(rows: readonly (readonly (string | number | null)[])[]): Promise<string> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('成绩')
  for (const row of rows) sheet.addRow([...row])
  return Buffer.from(await book.xlsx.writeBuffer()).toString('base64')
}

test('after any acts of teachers a member has the mark of the group, or the own one that was given last', async () => {
  const { owner, coTeacher, classId, first, second } = await newGroups()
  const members = [first, second]
  const who = fc.nat({ max: 1 })
  const points = fc.integer({ min: 0, max: 10_000 })
  const act = fc.oneof(
    fc.record({ kind: fc.constant('group' as const), who, points }),
    fc.record({ kind: fc.constant('own' as const), who, points }),
    fc.record({ kind: fc.constant('follow' as const), who, points }),
    fc.record({ kind: fc.constant('handIn' as const), who, points }),
  )
  let next = Date.now()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
      const homeworkId = await set(owner, classId, inGroups)
      let group: number | null = null
      const own = new Map<number, number>()
      const read = async () =>
        (await owner(homeworkApi.getWork, { homeworkId, userId: first.id })).group!.members
      for (const { kind, who: at, points: given } of acts) {
        const { id: userId } = members[at]!
        if (kind === 'handIn') await handIn(members[at]!, homeworkId, { text: `${next++}` })
        else if (kind === 'group') {
          await mark(coTeacher, homeworkId, userId, given, { next: next++ })
          group = given
        } else {
          const { revision } = (await read()).find(({ student }) => student.userId === userId)!
          const reason = kind === 'own' ? { rawMark: given, reason: '分工' } : null
          const call = { homeworkId, userId, own: reason, revision, next: next++ }
          expect((await owner(homeworkApi.setOwnMark, call)).saved).toBe(true)
          if (kind === 'own') own.set(userId, given)
          else own.delete(userId)
        }
      }
      const wanted = members.map(({ id }) => own.get(id) ?? group)
      expect((await read()).map(({ rawMark }) => rawMark)).toEqual(wanted)
    }),
    { numRuns: 12 },
  )
}, 60_000)

test('a workbook has a row for each student; one mark for all of a group is that of the group, another one a member’s own', async () => {
  const { owner, classId, first, second } = await newGroups()
  const homeworkId = await set(owner, classId, inGroups)
  await handIn(first, homeworkId)
  const imported = async (marks: (number | null)[]) => {
    const numbers = ['2026030101', '2026030102', '2026030103', '2026030104']
    const rows = numbers.map((number, at) => [number, marks[at] ?? null])
    const base64 = await workbook([['学号', '分数'], ...rows])
    const given = { homeworkId, base64 }
    const { agreement } = await owner(homeworkApi.importMarks, { ...given, agreed: null })
    return owner(homeworkApi.importMarks, { ...given, agreed: agreement })
  }
  const read = async () => {
    const { items } = await owner(homeworkApi.getWorks, { homeworkId })
    return items.map(({ rawMark, ownMark }) => [rawMark, ownMark])
  }
  await imported([80, 80, 70, 60])
  expect(await read()).toEqual([
    ...[
      [8000, false],
      [8000, false],
      [7000, false],
      [6000, false],
    ],
  ])
  expect((await owner(homeworkApi.getWork, { homeworkId, userId: second.id })).rawMark).toBe(8000)
  await imported([null, 65])
  expect((await read()).slice(0, 2)).toEqual([
    [8000, false],
    [6500, true],
  ])
  await mark(owner, homeworkId, first.id, 9000)
  expect((await read()).slice(0, 2)).toEqual([
    [9000, false],
    [6500, true],
  ])
  await imported([null, 90])
  expect((await read()).slice(0, 2)).toEqual([
    [9000, false],
    [9000, false],
  ])
  const out = await owner(homeworkApi.getMarks, { homeworkId })
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(Buffer.from(out.base64, 'base64') as never)
  const groups = book.worksheets[0]!.getColumn(4).values.slice(2)
  expect(groups.filter(Boolean)).toEqual(['甲', '甲', '乙'])
})

test('a zip has a folder for each group with its members, and similar works are compared once for each', async () => {
  const { owner, classId, first, third, alone } = await newGroups()
  const homeworkId = await set(owner, classId, inGroups)
  const text =
    '信用证要求商业发票由受益人签发，抬头须为开证申请人，货物描述与信用证严格一致；' +
    '单价、总额和贸易术语写在同一行，币种不得更改，份数按照信用证规定，签字盖章后交单。'
  await handIn(first, homeworkId, { text })
  await handIn(third, homeworkId, { text })
  await handIn(alone, homeworkId, { text: '短' })
  const { exportId } = await owner(homeworkApi.beginExport, { homeworkId })
  let url = ''
  await eventually(async () => {
    const state = await owner(homeworkApi.getExport, { exportId })
    expect(state.state).toBe('ready')
    url = state.url!
  })
  const answer = await world.app.kernel.app.inject({ url })
  const { unzip } = await import('#src/features/content/exchange/formats/shared/zip.ts')
  const files = await unzip(answer.rawPayload)
  expect([...files.keys()].toSorted()).toEqual([
    ...['2026030104-唐若琳/正文.txt', '乙/成员.txt', '乙/正文.txt', '甲/成员.txt', '甲/正文.txt'],
  ])
  const list = new TextDecoder().decode(files.get('甲/成员.txt'))
  expect(list.trim().split('\r\n')).toEqual(['2026030101-林晓舟', '2026030102-周雨婷'])
  const similar = await owner(homeworkApi.getSimilar, { homeworkId })
  expect(similar).toMatchObject({ compared: 2, total: 1 })
  const [pair] = similar.pairs
  expect(new Set([pair!.one.group, pair!.other.group])).toEqual(new Set(['甲', '乙']))
})

test('hidden names hide groups and their members, and whoever handed in', async () => {
  const { owner, classId, first, second } = await newGroups()
  const homeworkId = await set(owner, classId, { ...inGroups, namesHidden: true })
  await handIn(first, homeworkId)
  const work = await owner(homeworkApi.getWork, { homeworkId, userId: second.id })
  const works = await owner(homeworkApi.getWorks, { homeworkId })
  const said = JSON.stringify([work.group, work.handIns, work.work, works.items, works.groups])
  for (const name of ['林晓舟', '周雨婷', '甲', '2026030101']) expect(said).not.toContain(name)
  expect(work.group).toMatchObject({ name: null, members: [{ number: '' }, { number: '' }] })
})

test('a member who missed the return does not hand in again for those who have the mark', async () => {
  const { owner, classId, code, first, second } = await newGroups()
  const excuse = (homeworkId: number, excused: boolean) =>
    owner(homeworkApi.excuse, { homeworkId, userId: second.id, excused })
  const ways = [
    { leave: (id: number) => excuse(id, true), comeBack: (id: number) => excuse(id, false) },
    {
      leave: () => second(classApi.quit, { classId }),
      comeBack: () => second(classApi.join, { code }),
    },
  ]
  for (const { leave, comeBack } of ways) {
    const homeworkId = await set(owner, classId, inGroups)
    await handIn(first, homeworkId)
    await leave(homeworkId)
    await mark(owner, homeworkId, first.id, 8500)
    expect(await owner(homeworkApi.release, { homeworkId })).toEqual({ count: 1 })
    await comeBack(homeworkId)
    const { can } = await second(homeworkApi.getOwn, { homeworkId })
    expect(can.handIn).toMatchObject({ may: false, why: { id: 'homework.isReturned' } })
    await expect(handIn(second, homeworkId)).rejects.toMatchObject(refusal('homework.isReturned'))
    const seen = await first(homeworkApi.getOwn, { homeworkId })
    expect(seen.returned).toMatchObject({ mark: 8500 })
    const again = { handIn: 1, dueAt: inHours(24), comment: '' }
    await owner(homeworkApi.giveBack, { homeworkId, userId: first.id, ...again })
    expect((await handIn(second, homeworkId, { text: '二' })).number).toBe(2)
  }
})

test('the statements of a page do not grow with the members of a group', async () => {
  const { owner, classId, first, third } = await newGroups()
  const homeworkId = await set(owner, classId, inGroups)
  await handIn(first, homeworkId)
  await handIn(third, homeworkId)
  const count = (userId: number) =>
    statementsOf(() => owner(homeworkApi.getWork, { homeworkId, userId }))
  await count(first.id)
  expect(await count(first.id), 'of two and of one').toBe(await count(third.id))
})
