import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { documentApi } from '#src/features/content/document/contract.ts'
import { myFileApi as fileApi } from '#src/features/content/file/my-files-api.ts'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { todayApi } from '#src/features/front/today/contract.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { expectAgreement } from '#tests/can.ts'
import { allRefused, openWorld, type Person, refusal } from '#tests/world.ts'
import { announcementApi as api } from './contract.ts'
import { copyAll } from '#src/features/learning/class/test-copy.ts'

const world = await openWorld()
const { newUser, app } = world
const { db } = app.kernel
const { give } = testFiles(world)
const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
let keys = 0
const newKey = () => (keys += 1).toString(16).padStart(32, '0')
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const text = { title: '周五停课', body: '<p>本周五的课停上一次。</p>', pinned: false }

async function newClass(students = 2) {
  const owner = await newUser('teacher', { realName: '沈知遥' })
  const { classId } = await owner(classApi.create, given)
  const { code } = (await owner(classApi.getClass, { classId })).code!
  const people = await Promise.all(Array.from({ length: students }, () => newUser('student')))
  for (const one of people) await one(classApi.join, { code })
  return { owner, classId, code, people, student: people[0]! }
}
const write = (one: Person, classId: number, more: object = {}) =>
  one(api.create, { classId, key: newKey(), ...text, publishAt: null, ...more })
const list = async (one: Person, classId: number) => (await one(api.getList, { classId })).items
const messagesOf = async (userId: number) => {
  const { rows } = await db.execute<{ title: string }>(
    sql`select title_zh as title from messages where user_id = ${userId} and kind = 'class' order by id`,
  )
  return rows.map(({ title }) => title)
}
const assistant = async (owner: Person, classId: number) => {
  const one = await newUser('student')
  await owner(classApi.invite, { classId, who: one.username, role: 'assistant' })
  await one(classApi.answerInvitation, { classId, accept: true })
  return one
}

test('an announcement is read by members, counted once for each, and named to those who look after the class', async () => {
  const { owner, classId, people } = await newClass(3)
  const [first, second] = people as [Person, Person, Person]
  const { announcementId } = await write(owner, classId)
  expect(await list(first, classId)).toMatchObject([
    { title: text.title, excerpt: '本周五的课停上一次。', isRead: false, readers: null },
  ])
  const opening = [first, first, second].map((one) => one(api.setRead, { announcementId }))
  await Promise.all(opening)
  await owner(api.setRead, { announcementId })
  expect((await list(owner, classId))[0]!.readers).toEqual({ read: 2, students: 3 })
  const unread = await owner(api.getReaders, { announcementId })
  expect(unread).toMatchObject({ total: 1, read: 2, students: 3 })
  expect(unread.items.map(({ userId }) => userId)).toEqual([people[2]!.id])
  const read = await owner(api.getReaders, { announcementId, state: 'read' })
  expect(read.items.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(
    [first.id, second.id].toSorted((a, b) => a - b),
  )
  await second(classApi.quit, { classId })
  expect((await list(owner, classId))[0]!.readers).toEqual({ read: 1, students: 2 })
})

test('its people are told once, and a to-do closes by itself when it is opened', async () => {
  const { owner, classId, student } = await newClass()
  const { announcementId } = await write(owner, classId)
  await eventually(async () => expect(await messagesOf(student.id)).toContain('班级公告：周五停课'))
  const todos = async () =>
    (await student(todayApi.getToday, {})).news.filter(({ kind }) => kind === 'announcement')
  expect(await todos()).toMatchObject([{ name: text.title }])
  const { news } = await student(classApi.getClass, { classId })
  expect(news).toMatchObject({ title: text.title, isRead: false })
  await student(api.setRead, { announcementId })
  expect(await todos()).toEqual([])
  expect((await student(classApi.getClass, { classId })).news).toBeNull()
  await owner(api.setPinned, { announcementId, pinned: true })
  const pinned = (await student(classApi.getClass, { classId })).news
  expect(pinned).toMatchObject({ pinned: true, isRead: true })
  await owner(api.edit, { announcementId, ...text, title: '周五照常', publishAt: null })
  const told = (await messagesOf(student.id)).filter((title) => title.startsWith('班级公告'))
  expect(told).toHaveLength(1)
})

test('a repeated call writes no second one', async () => {
  const { owner, classId } = await newClass()
  const key = newKey()
  const made = await Promise.all([1, 2, 3].map(() => write(owner, classId, { key })))
  expect(new Set(made.map(({ announcementId }) => announcementId)).size).toBe(1)
  expect(await list(owner, classId)).toHaveLength(1)
})

test('students find an announcement from its moment on, and are told then', async () => {
  const { owner, classId, student } = await newClass()
  const { announcementId } = await write(owner, classId, { publishAt: inHours(2) })
  expect(await list(student, classId)).toEqual([])
  await allRefused(
    [student(api.getOne, { announcementId }), student(api.setRead, { announcementId })],
    refusal('announcement.unknown'),
  )
  expect(await list(owner, classId)).toMatchObject([{ published: false }])
  await expect(owner(api.remind, { announcementId })).rejects.toMatchObject(
    refusal('announcement.notPublished'),
  )
  const later = inHours(3)
  await owner(api.edit, { announcementId, ...text, title: '改期', publishAt: later })
  const put = await owner(api.getOne, { announcementId })
  expect(put).toMatchObject({ title: '改期', publishAt: later, editedAt: null })
  for (const publishAt of [inHours(-1), inHours(24 * 400)]) {
    const bad = await owner.ask(api.edit, { announcementId, ...text, publishAt })
    expect(bad.envelope.error).toBe('announcement.badTime')
  }
  await owner(api.edit, { announcementId, ...text, publishAt: null })
  expect(await list(student, classId)).toHaveLength(1)
  await eventually(async () => expect(await messagesOf(student.id)).toContain('班级公告：周五停课'))
  const moved = owner(api.edit, { announcementId, ...text, publishAt: inHours(1) })
  await expect(moved).rejects.toMatchObject(refusal('announcement.isPublished'))
})

test('a published one says that it was edited, and only where the words have changed', async () => {
  const { owner, classId, student } = await newClass()
  const { announcementId } = await write(owner, classId)
  await owner(api.edit, { announcementId, ...text, pinned: true, publishAt: null })
  expect(await student(api.getOne, { announcementId })).toMatchObject({
    editedAt: null,
    pinned: true,
  })
  const body = '<p>改到周四。<script>alert(1)</script></p>'
  await owner(api.edit, { announcementId, ...text, body, publishAt: null })
  const read = await student(api.getOne, { announcementId })
  expect(read.editedAt).not.toBeNull()
  expect(read.body).toBe('<p>改到周四。</p>')
  expect(read.source).toBeNull()
  const empty = await owner.ask(api.edit, {
    announcementId,
    ...text,
    body: '<p> </p>',
    publishAt: null,
  })
  expect(empty.envelope.code).toBe(400)
})

test('pinned ones come first, then the newest', async () => {
  const { owner, classId } = await newClass()
  for (const title of ['一', '二', '三'])
    await write(owner, classId, { title, pinned: title === '一' })
  expect((await list(owner, classId)).map(({ title }) => title)).toEqual(['一', '三', '二'])
})

test('the unread are reminded in one act, and twice within a day only where asked for', async () => {
  const { owner, classId, people } = await newClass(3)
  const [first, second, third] = people as [Person, Person, Person]
  const { announcementId } = await write(owner, classId)
  await first(api.setRead, { announcementId })
  expect(await owner(api.remind, { announcementId })).toEqual({ reminded: 2 })
  await eventually(async () => {
    for (const one of [second, third])
      expect(await messagesOf(one.id)).toContain('请阅读公告：周五停课')
  })
  expect(await messagesOf(first.id)).not.toContain('请阅读公告：周五停课')
  const again = owner(api.remind, { announcementId })
  await expect(again).rejects.toMatchObject(refusal('announcement.remindedLately'))
  const { items } = await owner(api.getReaders, { announcementId })
  expect(items.every(({ remindedAt }) => remindedAt !== null)).toBe(true)
  expect((await owner(api.getOne, { announcementId })).remindedLately).toBe(true)
  expect(await owner(api.remind, { announcementId, again: true })).toEqual({ reminded: 2 })
  await db.execute(sql`update announcement_reminders set reminded_at = now() - interval '25 hours'`)
  await owner(api.remind, { announcementId })
  for (const one of [second, third]) await one(api.setRead, { announcementId })
  await expect(owner(api.remind, { announcementId })).rejects.toMatchObject(
    refusal('announcement.allRead'),
  )
})

test('assistants announce and change their own; students read; strangers find nothing', async () => {
  const { owner, classId, student } = await newClass()
  const helper = await assistant(owner, classId)
  const { announcementId: own } = await write(helper, classId)
  const { announcementId } = await write(owner, classId)
  const stranger = await newUser('teacher')
  const acts = (one: Person, id: number) => [
    one(api.edit, { announcementId: id, ...text, publishAt: null }),
    one(api.setPinned, { announcementId: id, pinned: true }),
    one(api.delete, { announcementId: id }),
  ]
  await allRefused(acts(helper, announcementId), refusal('announcement.notYours'))
  await allRefused(acts(student, announcementId), refusal('class.notHelper'))
  await allRefused(
    [
      ...acts(stranger, announcementId),
      stranger(api.getOne, { announcementId }),
      stranger(api.setRead, { announcementId }),
      stranger(api.getReaders, { announcementId }),
      stranger(api.remind, { announcementId }),
    ],
    refusal('announcement.unknown'),
  )
  await allRefused(
    [stranger(api.getList, { classId }), write(stranger, classId)],
    refusal('class.unknown'),
  )
  await allRefused(
    [
      write(student, classId),
      student(api.remind, { announcementId }),
      student(api.getReaders, { announcementId }),
    ],
    refusal('class.notHelper'),
  )
  for (const one of [owner, helper, student]) {
    const { can } = await one(api.getOne, { announcementId })
    const pinning = await one.ask(api.setPinned, { announcementId, pinned: false })
    expectAgreement(can.change, pinning)
    expectAgreement(can.seeReaders, await one.ask(api.getReaders, { announcementId }))
  }
  await helper(api.delete, { announcementId: own })
  await owner(api.delete, { announcementId })
  expect(await list(student, classId)).toEqual([])
})

test('nothing changes in an archived class, not even who has read; a deleted class takes them along', async () => {
  const { owner, classId, student } = await newClass()
  const { announcementId } = await write(owner, classId)
  await owner(classApi.archive, { classId })
  await student(api.setRead, { announcementId })
  expect(await student(api.getOne, { announcementId })).toMatchObject({ isRead: false })
  await allRefused(
    [
      write(owner, classId),
      owner(api.edit, { announcementId, ...text, publishAt: null }),
      owner(api.setPinned, { announcementId, pinned: true }),
      owner(api.delete, { announcementId }),
      owner(api.remind, { announcementId }),
    ],
    refusal('class.archived'),
  )
  const copied = await copyAll(owner, { classId, ...given, withTeachers: false })
  expect(await list(owner, copied.classId)).toEqual([])
  await owner(classApi.delete, { classId })
  await expect(owner(api.getOne, { announcementId })).rejects.toMatchObject(
    refusal('announcement.unknown'),
  )
})

test('its files are the writer’s, are opened by members, and stay while it names them', async () => {
  const { owner, classId, student } = await newClass()
  const { userFileId } = await give(owner, '讲义.pdf')
  const body = `<p data-document="${userFileId}">讲义.pdf</p>`
  const { announcementId } = await write(owner, classId, { body })
  expect((await list(student, classId))[0]!.files).toBe(1)
  expect((await student(api.getOne, { announcementId })).body).toContain('data-preview="')
  const open = (one: Person) => one.ask(documentApi.getDocument, { file: userFileId })
  expect((await open(student)).envelope.code).toBe(0)
  expect((await open(await newUser('student'))).envelope.error).toBe('file.unknown')
  await expect(owner(fileApi.deleteFiles, { userFileIds: [userFileId] })).rejects.toThrow()
  const other = await newUser('teacher')
  await owner(classApi.invite, { classId, who: other.username, role: 'coTeacher' })
  await other(classApi.answerInvitation, { classId, accept: true })
  await other(api.edit, { announcementId, ...text, body: `${body}<p>补充</p>`, publishAt: null })
  await expect(write(other, classId, { body })).rejects.toMatchObject(refusal('file.unknown'))
  await other(api.edit, { announcementId, ...text, publishAt: null })
  await owner(fileApi.deleteFiles, { userFileIds: [userFileId] })
})
