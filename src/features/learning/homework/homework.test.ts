import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { expectAgreement } from '#tests/can.ts'
import { refusal } from '#tests/world.ts'
import { homeworkApi } from './contract.ts'
import { allWorks } from './server/all-works.ts'
import { homeworkMarksOf } from './server/homework-marks-of.ts'
import { tellVisibleJob } from './server/tell-visible.ts'
import { openHomework } from './test-homework.ts'
import { inHours, settings } from './test-settings.ts'

const world = await openHomework()
const { newUser, newClass, set, draft, handIn, mark, dueIn, titlesTo, db } = world
const day = 86_400_000
const pictureOf = async (id: number) => (await world.give({ id }, 'invoice.png')).userFileId

test('homework is a draft, published once, changed, withdrawn and deleted; learners hear of it', async () => {
  const { classId, owner, coTeacher, first } = await newClass()
  const key = randomHex()
  const input = { classId, homeworkId: null, key, publish: false, homework: settings() }
  const saves = await Promise.all([owner(homeworkApi.save, input), owner(homeworkApi.save, input)])
  const { homeworkId } = saves[0]
  expect(saves[1].homeworkId, 'a repeated call creates one').toBe(homeworkId)
  expect((await first(homeworkApi.getOfClass, { classId })).items).toEqual([])
  const unseen = first(homeworkApi.getOwn, { homeworkId })
  await expect(unseen).rejects.toMatchObject(refusal('homework.unknown'))

  const again = { ...input, homeworkId, publish: true }
  await coTeacher(homeworkApi.save, again)
  const shown = await first(homeworkApi.getOfClass, { classId })
  expect(shown.items[0]).toMatchObject({ homeworkId, counts: null, own: { state: 'todo' } })
  await eventually(async () => expect(await titlesTo(first.id)).toEqual(['新作业“商业发票”']))
  const dueAt = inHours(48)
  await owner(homeworkApi.save, { ...again, homework: settings({ dueAt }) })
  await eventually(async () =>
    expect((await titlesTo(first.id)).at(-1)).toContain('截止时间已更改'),
  )

  await owner(homeworkApi.withdraw, { homeworkId })
  expect((await first(homeworkApi.getMine, {})).total).toBe(0)
  await owner(homeworkApi.delete, { homeworkId })
  const gone = owner(homeworkApi.getWorks, { homeworkId })
  await expect(gone).rejects.toMatchObject(refusal('homework.unknown'))
})

test('students are told of homework once, on the day from which they see it', async () => {
  const { classId, owner, first } = await newClass()
  const homeworkId = await set(owner, classId, { visibleFrom: inHours(1) })
  const run = () => tellVisibleJob.run(world.app.kernel, {} as never, {} as never)
  const told = () => titlesTo(first.id)
  await run()
  const shownNow = sql`update homework set visible_from = now() where id = ${homeworkId}`
  expect(await told(), 'not yet').toEqual([])
  await db.execute(shownNow)
  await Promise.all([run(), run()])
  await run()
  await eventually(async () => expect(await told()).toEqual(['新作业“商业发票”']))
  const other = await set(owner, classId, { visibleFrom: inHours(1), title: '装箱单' })
  const form = settings({ title: '装箱单' })
  const key = randomHex()
  await owner(homeworkApi.save, { classId, homeworkId: other, key, publish: true, homework: form })
  await run()
  const both = ['新作业“商业发票”', '新作业“装箱单”']
  await eventually(async () => expect(await told(), 'its teacher was earlier').toEqual(both))
})

test('settings that contradict each other are refused beside their field', async () => {
  const { classId, owner, second } = await newClass()
  const outsider = await newUser('student')
  const saving = (more: Parameters<typeof settings>[0]) =>
    owner.ask(homeworkApi.save, {
      ...{ classId, homeworkId: null, key: randomHex(), publish: true, homework: settings(more) },
    })
  const criteria = [{ id: '0000000a', text: '格式', points: 4000 }]
  for (const broken of [
    { criteria },
    { criteria, fullMark: null },
    { visibleFrom: inHours(30) },
    { late: { until: inHours(1), percent: 10, floor: 0 } },
    { audience: 'some' as const },
    { kinds: [] },
    { fullMark: 0 },
  ]) {
    expect((await saving(broken)).envelope.code, JSON.stringify(broken)).toBe(400)
  }
  const other = await saving({ audience: 'some', userIds: [second.id, outsider.id] })
  expect(other.envelope.error).toBe('homework.wrongStudent')
})

test('who sets homework, sees works and marks follows from the class at each call', async () => {
  const { classId, owner, coTeacher, assistant, first, second } = await newClass()
  const [stranger, student] = [await newUser('teacher'), await newUser('student')]
  const homeworkId = await set(coTeacher, classId)
  const form = { classId, homeworkId: null, key: randomHex(), publish: true, homework: settings() }
  for (const [one, error] of [[stranger, 'class.unknown']] as const) {
    await expect(one(homeworkApi.save, form)).rejects.toMatchObject(refusal(error))
    await expect(one(homeworkApi.getOfClass, { classId })).rejects.toMatchObject(refusal(error))
  }
  for (const one of [stranger, student]) {
    for (const call of [homeworkApi.getWorks, homeworkApi.getOwn, homeworkApi.getMarks] as const) {
      await expect(one(call, { homeworkId })).rejects.toMatchObject(refusal('homework.unknown'))
    }
  }
  await expect(first(homeworkApi.getWorks, { homeworkId })).rejects.toMatchObject(
    refusal('class.notHelper'),
  )
  const of = { homeworkId, userId: second.id }
  await expect(first(homeworkApi.getWork, of)).rejects.toMatchObject(refusal('class.notHelper'))
  const asTeacher = owner(homeworkApi.getOwn, { homeworkId })
  await expect(asTeacher).rejects.toMatchObject(refusal('homework.unknown'))

  const seen = await assistant(homeworkApi.getWorks, { homeworkId })
  expect(seen.counts).toMatchObject({ all: 2, missing: 2 })
  await handIn(first, homeworkId)
  await mark(assistant, homeworkId, first.id, 8000)
  expectAgreement(seen.can.release, await assistant.ask(homeworkApi.release, { homeworkId }))
  const excusing = { ...of, excused: true }
  expectAgreement(seen.can.release, await assistant.ask(homeworkApi.excuse, excusing))

  await owner(classApi.removeMembers, { classId, userIds: [first.id, assistant.id] })
  await expect(first(homeworkApi.getOwn, { homeworkId })).rejects.toMatchObject(
    refusal('homework.unknown'),
  )
  await expect(assistant(homeworkApi.getWorks, { homeworkId })).rejects.toMatchObject(
    refusal('homework.unknown'),
  )
  expect((await owner(homeworkApi.getWorks, { homeworkId })).counts.all).toBe(1)

  await owner(classApi.archive, { classId })
  const archived = refusal('class.archived')
  await expect(draft(second, homeworkId, { text: '晚' })).rejects.toMatchObject(archived)
  await expect(mark(owner, homeworkId, second.id, 1)).rejects.toMatchObject(archived)
  const read = await owner(homeworkApi.getWorks, { homeworkId })
  expectAgreement(read.can.mark, await owner.ask(homeworkApi.remind, { homeworkId }))
  expectAgreement(read.can.set, await owner.ask(homeworkApi.withdraw, { homeworkId }))
})

test('names are hidden by choice while teachers mark: in lists, files, the workbook and the zip, until the return', async () => {
  const { classId, owner, assistant, first, second } = await newClass()
  const homeworkId = await set(owner, classId, { namesHidden: true })
  const file = await world.give({ id: first.id }, '林晓舟的发票.pdf')
  await handIn(first, homeworkId, { files: [file.userFileId] })
  await handIn(second, homeworkId)
  const read = async () => {
    const list = await assistant(homeworkApi.getWorks, { homeworkId, sort: 'name' })
    const one = await owner(homeworkApi.getWork, { homeworkId, userId: first.id })
    const zip = await allWorks(db, homeworkId)
    return { list, one, zip }
  }
  const hidden = await read()
  for (const word of ['林晓舟', '周雨婷', '2026030101', first.username, '发票.pdf']) {
    expect(JSON.stringify(hidden), word).not.toContain(word)
  }
  const codes = hidden.list.items.map(({ student }) => student.name)
  expect(new Set(codes).size).toBe(2)
  expect(codes.every((code) => /^[0-9A-F]{6}$/.test(code))).toBe(true)
  const sought = { homeworkId, keyword: codes[1]! }
  expect((await owner(homeworkApi.getWorks, sought)).items).toHaveLength(1)
  expect((await owner(homeworkApi.getWorks, { homeworkId, keyword: '林' })).items).toEqual([])
  const { base64 } = await owner(homeworkApi.getMarks, { homeworkId })
  const dry = await owner(homeworkApi.importMarks, { homeworkId, base64, agreed: null })
  expect(dry.problems, 'the codes of the workbook are found again').toEqual([])

  await mark(owner, homeworkId, first.id, 8000)
  await owner(homeworkApi.release, { homeworkId })
  const shown = JSON.stringify(await read())
  for (const word of ['林晓舟', '周雨婷', '2026030101', '林晓舟的发票.pdf']) {
    expect(shown, word).toContain(word)
  }
})

test('homework for a group or single people concerns nobody else', async () => {
  const { classId, owner, first, second, join } = await newClass()
  const third = await join('陈一鸣', '2026030103')
  const { groupId } = await owner(classApi.createGroup, { classId, name: '甲' })
  await owner(classApi.setGroup, { classId, userIds: [first.id], groupId })
  const homeworkId = await set(owner, classId, {
    ...{ audience: 'some', groupIds: [groupId], userIds: [second.id] },
  })
  for (const one of [first, second]) {
    expect((await one(homeworkApi.getOwn, { homeworkId })).own.state).toBe('todo')
  }
  const unknown = refusal('homework.unknown')
  await expect(third(homeworkApi.getOwn, { homeworkId })).rejects.toMatchObject(unknown)
  await expect(draft(third, homeworkId, { text: '我' })).rejects.toMatchObject(unknown)
  expect((await third(homeworkApi.getOfClass, { classId })).total).toBe(0)
  const wrong = mark(owner, homeworkId, third.id, 1)
  await expect(wrong).rejects.toMatchObject(unknown)
  expect((await owner(homeworkApi.getWorks, { homeworkId })).counts.all).toBe(2)
})

test('what is handed in is kept, once for a revision, and late to the second', async () => {
  const { classId, owner, first, second } = await newClass()
  const late = { until: inHours(24 * 4), percent: 10, floor: 60 }
  const homeworkId = await set(owner, classId, { late })
  await expect(handIn(first, homeworkId, { text: ' \u200B' })).rejects.toMatchObject(
    refusal('homework.empty'),
  )
  const one = await handIn(first, homeworkId, { text: '第一稿' })
  expect(one).toMatchObject({ number: 1, daysLate: 0 })
  const { draft: saved } = await first(homeworkApi.getOwn, { homeworkId })
  const same = { homeworkId, revision: saved.revision }
  expect((await first(homeworkApi.handIn, same)).number, 'the same revision is one hand-in').toBe(1)
  await handIn(first, homeworkId, { text: '第二稿' })
  const work = await owner(homeworkApi.getWork, { homeworkId, userId: first.id })
  expect(work.handIns.map(({ text }) => text)).toEqual(['第二稿', '第一稿'])

  await dueIn(homeworkId, 60_000)
  expect((await second(homeworkApi.getOwn, { homeworkId })).lateNow).toBeNull()
  await dueIn(homeworkId, -1000)
  const before = await second(homeworkApi.getOwn, { homeworkId })
  expect(before.lateNow, 'said before').toEqual({ days: 1, percent: 90 })
  expect(await handIn(second, homeworkId)).toMatchObject({ daysLate: 1 })
  await mark(owner, homeworkId, second.id, 8755)
  const listed = await owner(homeworkApi.getWorks, { homeworkId, state: 'late' })
  expect(listed.items).toMatchObject([{ rawMark: 8755, mark: 7880, daysLate: 1 }])

  await dueIn(homeworkId, -4 * day)
  const closed = await second(homeworkApi.getOwn, { homeworkId })
  expectAgreement(
    closed.can.handIn,
    await second.ask(homeworkApi.handIn, { homeworkId, revision: 9 }),
  )
  await expect(draft(second, homeworkId, { text: '晚' })).rejects.toMatchObject(
    refusal('homework.closed'),
  )
})

test('two devices are merged, and words of the other one are not handed in unseen', async () => {
  const { classId, owner, first } = await newClass()
  const homeworkId = await set(owner, classId)
  const empty = { revision: 0, text: '', photos: [], files: [] }
  const phone = await draft(first, homeworkId, { text: '电话写的' }, empty)
  const desk = await draft(first, homeworkId, { text: '电脑写的' }, empty)
  expect(desk.merged).toBe(true)
  expect(desk.text).toContain('电话写的')
  expect(desk.text).toContain('电脑写的')
  const unseen = first(homeworkApi.handIn, { homeworkId, revision: phone.revision })
  await expect(unseen).rejects.toMatchObject(refusal('homework.changedElsewhere'))
  await first(homeworkApi.handIn, { homeworkId, revision: desk.revision })
})

test('files are the learner’s own, of the kinds that are taken, and read by teachers once handed in', async () => {
  const { classId, owner, first, second } = await newClass()
  const homeworkId = await set(owner, classId, { kinds: ['document'] })
  const [own, foreign] = [await pictureOf(first.id), await pictureOf(second.id)]
  const stolen = draft(first, homeworkId, { files: [foreign] })
  await expect(stolen).rejects.toMatchObject(refusal('file.unknown'))
  await expect(handIn(first, homeworkId, { files: [own] })).rejects.toMatchObject(
    refusal('homework.otherKind'),
  )
  await handIn(first, homeworkId, { text: '', photos: [own], files: [] })
  const work = await owner(homeworkApi.getWork, { homeworkId, userId: first.id })
  expect(work.given.map(({ userFileId }) => userFileId)).toEqual([own])
})

test('recordings are handed in beside files where homework takes them, and films with a picture are none', async () => {
  const { classId, owner, first } = await newClass()
  const speech = async (at: number) => world.give({ id: first.id }, `speech ${at}.mp4`)
  const [one, two, three, four] = await Promise.all([1, 2, 3, 4].map(speech))
  const ids = [one!, two!, three!].map(({ userFileId }) => userFileId)
  const without = await set(owner, classId, { kinds: ['document'] })
  await expect(handIn(first, without, { files: ids })).rejects.toMatchObject(
    refusal('homework.otherKind'),
  )
  const homeworkId = await set(owner, classId, {
    kinds: ['document'],
    files: 1,
    recordingMinutes: 3,
  })
  expect(await first(homeworkApi.getOwn, { homeworkId })).toMatchObject({ recordingMinutes: 3 })
  await expect(
    handIn(first, homeworkId, { files: [...ids, four!.userFileId] }),
  ).rejects.toMatchObject(refusal('homework.tooManyFiles'))
  expect(await handIn(first, homeworkId, { files: ids })).toMatchObject({ number: 1 })
  await db.execute(sql`insert into films (file_id, seconds, width, height, has_sound, plays_as_is, facts)
    values (${one!.file.id}, 1, 640, 360, true, true, '{}')`)
  await expect(handIn(first, homeworkId, { text: '片', files: ids })).rejects.toMatchObject(
    refusal('homework.otherKind'),
  )
})

test('marks are seen once they are returned together, and a later one with the next press', async () => {
  const { classId, owner, first, second } = await newClass()
  const homeworkId = await set(owner, classId)
  await handIn(first, homeworkId)
  await handIn(second, homeworkId)
  await mark(owner, homeworkId, first.id, 9050, { comment: '很好' })
  const unseen = await first(homeworkApi.getOwn, { homeworkId })
  expect(unseen).toMatchObject({
    returned: null,
    own: { state: 'handedIn', mark: null, comment: '' },
  })
  expect(JSON.stringify(await first(homeworkApi.getMine, {}))).not.toContain('9050')

  expect(await owner(homeworkApi.release, { homeworkId })).toEqual({ count: 1 })
  const seen = await first(homeworkApi.getOwn, { homeworkId })
  expect(seen.returned).toMatchObject({ rawMark: 9050, mark: 9050, comment: '很好', by: '沈知遥' })
  expectAgreement(seen.can.handIn, await first.ask(homeworkApi.handIn, { homeworkId, revision: 1 }))
  await eventually(async () => expect((await titlesTo(first.id)).at(-1)).toContain('已批改'))
  await mark(owner, homeworkId, second.id, 0)
  expect((await second(homeworkApi.getOwn, { homeworkId })).returned).toBeNull()
  expect((await owner(homeworkApi.getWorks, { homeworkId })).unreleased).toBe(1)
  await owner(homeworkApi.release, { homeworkId })
  expect((await second(homeworkApi.getMine, {})).items[0]).toMatchObject({
    state: 'returned',
    mark: 0,
  })
  const nothing = owner(homeworkApi.release, { homeworkId })
  await expect(nothing).rejects.toMatchObject(refusal('homework.nothingToRelease'))
})

test('two teachers mark at once: neither mark is lost, and both are on record', async () => {
  const { classId, owner, coTeacher, first } = await newClass()
  const criteria = [
    { id: '0000000a', text: '格式', points: 4000 },
    { id: '0000000b', text: '内容', points: 6000 },
  ]
  const homeworkId = await set(owner, classId, { criteria })
  await handIn(first, homeworkId)
  const given = { homeworkId, userId: first.id, criteria: {}, comment: '', handIn: 1, revision: 0 }
  const results = await Promise.all([
    owner(homeworkApi.setMark, { ...given, rawMark: 7000, next: 11 }),
    coTeacher(homeworkApi.setMark, { ...given, rawMark: 8000, next: 12 }),
  ])
  const [kept, refused] = [
    results.find(({ saved }) => saved)!,
    results.find(({ saved }) => !saved)!,
  ]
  expect(refused).toMatchObject({ rawMark: kept.rawMark, revision: kept.revision })
  expect(refused.by).not.toBeNull()
  const repeated = { ...given, rawMark: kept.rawMark, next: kept.revision }
  const again = await (kept.rawMark === 7000 ? owner : coTeacher)(homeworkApi.setMark, repeated)
  expect(again, 'a repeated call counts once').toMatchObject({
    saved: true,
    revision: kept.revision,
  })
  const over = { ...given, revision: kept.revision, next: kept.revision + 1 }
  for (const wrong of [{ rawMark: 10_001 }, { rawMark: 5000, criteria: { '0000000a': 4001 } }]) {
    await expect(owner(homeworkApi.setMark, { ...over, ...wrong })).rejects.toMatchObject(
      refusal('homework.markTooHigh'),
    )
  }
  await owner(homeworkApi.setMark, {
    ...over,
    rawMark: 9000,
    criteria: { '0000000a': 3000, '0000000b': 6000 },
  })
  const { history } = await owner(homeworkApi.getWork, { homeworkId, userId: first.id })
  expect(history.map(({ from, to }) => [from, to])).toEqual([
    [kept.rawMark, 9000],
    [null, kept.rawMark],
  ])
  const changed = settings({ criteria: [], fullMark: 5000 })
  const saving = { classId, homeworkId, key: randomHex(), publish: true, homework: changed }
  await expect(owner(homeworkApi.save, saving)).rejects.toMatchObject(refusal('homework.hasWorks'))
})

test('a work is given back with a new date, handed in again, and waits again', async () => {
  const { classId, owner, first } = await newClass()
  const homeworkId = await set(owner, classId)
  await handIn(first, homeworkId)
  await mark(owner, homeworkId, first.id, 3000)
  await owner(homeworkApi.release, { homeworkId })
  await dueIn(homeworkId, -day)
  const back = { homeworkId, userId: first.id, handIn: 1, comment: '请补上品名' }
  const past = owner(homeworkApi.giveBack, { ...back, dueAt: inHours(-1) })
  await expect(past).rejects.toMatchObject(refusal('homework.dayPassed'))
  await owner(homeworkApi.giveBack, { ...back, dueAt: inHours(24) })
  const own = await first(homeworkApi.getOwn, { homeworkId })
  expect(own).toMatchObject({ own: { state: 'redo' }, redo: { comment: '请补上品名' } })
  await eventually(async () => expect((await titlesTo(first.id)).at(-1)).toContain('请重做'))
  expect(await handIn(first, homeworkId, { text: '补上了' })).toMatchObject({
    number: 2,
    daysLate: 0,
  })
  const { counts, items } = await owner(homeworkApi.getWorks, { homeworkId })
  expect(counts).toMatchObject({ waiting: 1, marked: 0, redo: 0 })
  expect(items[0]).toMatchObject({ released: false })
  expect((await first(homeworkApi.getOwn, { homeworkId })).returned).toBeNull()
})

test('a student is excused or has a later date, and reminders reach those who are missing', async () => {
  const { classId, owner, first, second, join } = await newClass()
  const third = await join('陈一鸣', '2026030103')
  const homeworkId = await set(owner, classId)
  const of = (userId: number) => ({ homeworkId, userId })
  await owner(homeworkApi.excuse, { ...of(third.id), excused: true })
  await expect(handIn(third, homeworkId)).rejects.toMatchObject(refusal('homework.isExcused'))
  await expect(mark(owner, homeworkId, third.id, 1)).rejects.toMatchObject(
    refusal('homework.workExcused'),
  )
  await handIn(first, homeworkId)
  expect(await owner(homeworkApi.remind, { homeworkId })).toEqual({ count: 1 })
  await eventually(async () => expect((await titlesTo(second.id)).at(-1)).toContain('请提交作业'))
  expect((await titlesTo(first.id)).join()).not.toContain('请提交')
  const { reminded } = await owner(homeworkApi.getWorks, { homeworkId })
  expect(reminded).toMatchObject({ count: 1, by: '沈知遥' })

  await dueIn(homeworkId, -day)
  await expect(handIn(second, homeworkId)).rejects.toMatchObject(refusal('homework.closed'))
  await owner(homeworkApi.extend, { ...of(second.id), dueAt: inHours(5) })
  expect(await handIn(second, homeworkId)).toMatchObject({ daysLate: 0 })
  await owner(homeworkApi.extend, { ...of(second.id), dueAt: null })
  const listed = await owner(homeworkApi.getWorks, { homeworkId, state: 'late' })
  expect(listed.items, 'the days are counted by the date that holds').toMatchObject([
    { daysLate: 2 },
  ])
  await owner(homeworkApi.excuse, { ...of(third.id), excused: false })
  const { history } = await owner(homeworkApi.getWork, of(third.id))
  expect(history.map(({ kind }) => kind)).toEqual(['included', 'excused'])
})

test('homework is copied as a draft to another class of the teacher, with its files and for all of it', async () => {
  const [here, there] = [await newClass(), await newClass()]
  const attachments = [await pictureOf(here.owner.id)]
  const homeworkId = await set(here.owner, here.classId, {
    ...{ attachments, audience: 'some', userIds: [here.first.id] },
  })
  const own = await here.first(homeworkApi.getOwn, { homeworkId })
  expect(own.attachments).toHaveLength(1)
  const copy = { homeworkId, classId: there.classId, key: randomHex() }
  await expect(here.owner(homeworkApi.copy, copy)).rejects.toMatchObject(refusal('class.unknown'))
  const { classId } = await here.owner(classApi.create, {
    ...{ name: '国贸 2602 班', yearFrom: '2026', semester: 'first' as const },
  })
  const copies = [1, 2].map(() => here.owner(homeworkApi.copy, { ...copy, classId }))
  const [made, same] = await Promise.all(copies)
  expect(same).toEqual(made)
  const form = await here.owner(homeworkApi.getForm, { classId, ...made! })
  expect(form.homework).toMatchObject({ state: 'draft', audience: 'all', userIds: [] })
  expect(form.homework!.attachments).toHaveLength(1)
})

test('the gradebook reads marks after the late rule, with who is missing and who is excused', async () => {
  const { classId, owner, first, second, join } = await newClass()
  const third = await join('陈一鸣', '2026030103')
  const late = { until: inHours(72), percent: 20, floor: 50 }
  const homeworkId = await set(owner, classId, { late })
  await set(owner, classId, {}, { publish: false })
  await dueIn(homeworkId, -1000)
  await handIn(first, homeworkId)
  await mark(owner, homeworkId, first.id, 9000)
  await owner(homeworkApi.excuse, { homeworkId, userId: third.id, excused: true })
  const read = await homeworkMarksOf(db, classId)
  expect(read.items).toMatchObject([{ homeworkId, fullMark: 10_000, released: false }])
  expect(
    read.marks.map(({ studentId, state, mark: counts }) => [studentId, state, counts]),
  ).toEqual([
    [first.id, 'marked', 7200],
    [second.id, 'missing', null],
    [third.id, 'excused', null],
  ])
  expect(read.marks[0]).toMatchObject({ rawMark: 9000, late: true, released: false })
})

test('the number of queries of lists does not grow with rows', async () => {
  const { classId, owner, first, join } = await newClass()
  const count = async () => {
    const homeworkId = await set(owner, classId)
    const [ofClass, own, works] = [
      await statementsOf(() => owner(homeworkApi.getOfClass, { classId })),
      await statementsOf(() => first(homeworkApi.getMine, {})),
      await statementsOf(() => owner(homeworkApi.getWorks, { homeworkId })),
    ]
    return [ofClass, own, works]
  }
  await count()
  const few = await count()
  for (let at = 0; at < 5; at++) await join(`学员${at}`, `20260302${at}`)
  for (let at = 0; at < 5; at++) await set(owner, classId)
  expect(await count()).toEqual(few)
})
