import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { copyAll } from '#src/features/learning/class/test-copy.ts'
import { classCourseApi } from '#src/features/learning/class-course/contract.ts'
import { noteApi } from '#src/features/learning/note/contract.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { expectAgreement } from '#tests/can.ts'
import { allRefused, type Person, refusal } from '#tests/world.ts'
import { sharedNoteApi as api } from './contract.ts'
import { sharedMost } from './limits.ts'
import { openSharedNotes } from './test-shared-notes.ts'

const world = await openSharedNotes()
const { db, newUser, newCourse, newClass, join, write, edit, shared, list, bodies } = world
const { assistant, setPublished, given } = world

const messages = async (person: Person) =>
  (await person(messageApi.getSendMessageList, { kind: 'class' })).items.map(({ title }) => title)

test('a note is private until its writer shares it, and the class reads it as it is now', async () => {
  const made = await newClass()
  const { writer, reader, owner, classId } = made
  const key = await write(writer, made, '原文')
  await write(writer, made, '不分享')
  expect(await bodies(reader, classId)).toEqual([])
  const answers = await Promise.all([1, 2].map(() => writer(api.share, { key, classId })))
  expect(answers[0]).toEqual(answers[1])
  expect(answers[0]!.classes).toMatchObject([{ classId, name: '国贸 2601 班' }])
  const [row] = await list(reader, classId)
  expect(row).toMatchObject({
    ...{ writer: { name: '林晓舟' }, isMine: false, body: '<p>原文</p>', gone: null, opens: true },
    ...{ course: { name: '报关实务' }, chapter: '第一章', item: { name: '一' } },
  })
  expect(row!.can).toMatchObject({ report: { may: true }, remove: { may: false } })
  expect((await list(writer, classId))[0]).toMatchObject({ isMine: true })
  await edit(writer, made, key, { from: '原文', to: '改过了' })
  expect(await bodies(owner, classId)).toEqual(['改过了'])
  await writer(noteApi.deleteNote, { key, revision: 2 })
  expect(await bodies(owner, classId)).toEqual([])
})

test('a note says with whom it is shared, in the player and in the list of notes', async () => {
  const { writer, reader, key, classId, sharedId, courseId } = await shared()
  const { items } = await writer(noteApi.getNotes, {})
  const sharing = { may: true, classes: [{ sharedId, classId, name: given.name }] }
  expect(items).toMatchObject([{ key, sharing }])
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from course_chapters where course_id = ${courseId}`,
  )
  const chapter = { courseId, chapterId: rows[0]!.id }
  expect((await writer(noteApi.getChapterNotes, chapter)).notes).toMatchObject([{ sharing }])
  expect(await reader(noteApi.getChapterNotes, chapter)).toMatchObject({
    notes: [],
    mayShare: true,
  })
  const stranger = await newUser('student')
  expect(await stranger(noteApi.getChapterNotes, chapter)).toMatchObject({ mayShare: false })
  const choice = { classId, state: 'shared', can: { takeBack: { may: true } } }
  expect((await writer(api.getClasses, { key })).items).toMatchObject([choice])
  await writer(api.takeBack, { sharedId })
  await writer(api.takeBack, { sharedId })
  expect((await writer(api.getClasses, { key })).items).toMatchObject([
    { classId, state: 'none', sharedId: null },
  ])
  expect(await bodies(reader, classId)).toEqual([])
})

test('only the writer shares and takes back, only with an own class that has the course', async () => {
  const made = await shared()
  const { writer, reader, owner, key, classId, sharedId } = made
  await allRefused(
    [reader, owner].map((one) => one(api.share, { key, classId })),
    refusal('note.notFound'),
  )
  await expect(reader(api.getClasses, { key })).rejects.toMatchObject(refusal('note.notFound'))
  await reader(api.takeBack, { sharedId })
  await owner(api.takeBack, { sharedId })
  expect(await bodies(reader, classId)).toHaveLength(1)
  const other = await newClass()
  await expect(writer(api.share, { key, classId: other.classId })).rejects.toMatchObject(
    refusal('class.unknown'),
  )
  const { code } = (await other.owner(classApi.getClass, { classId: other.classId })).code!
  await writer(classApi.join, { code })
  await expect(writer(api.share, { key, classId: other.classId })).rejects.toMatchObject(
    refusal('classCourse.unknown'),
  )
  // Neither is it offered.
  expect((await writer(api.getClasses, { key })).items).toHaveLength(1)
  const stranger = await newUser('teacher')
  await expect(list(stranger, classId)).rejects.toMatchObject(refusal('class.unknown'))
  await expect(
    stranger(api.report, { sharedId, reason: 'abuse', words: '' }),
  ).rejects.toMatchObject(refusal('sharedNote.unknown'))
})

test('leaving the class ends a sharing, also for the time after another joining', async () => {
  const { writer, reader, owner, classId, key } = await shared()
  const { code } = (await owner(classApi.getClass, { classId })).code!
  await writer(classApi.quit, { classId })
  expect(await bodies(reader, classId)).toEqual([])
  expect((await writer(noteApi.getNotes, {})).items[0]!.sharing).toEqual({
    may: false,
    classes: [],
  })
  await writer(classApi.join, { code })
  expect(await bodies(reader, classId)).toEqual([])
  await writer(api.share, { key, classId })
  expect(await bodies(reader, classId)).toHaveLength(1)
  await reader(classApi.quit, { classId })
  await expect(list(reader, classId)).rejects.toMatchObject(refusal('class.unknown'))
})

test('a class reads notes of its courses only, and students of none that is closed to them', async () => {
  const made = await shared()
  const { reader, owner, writer, classId, courseId } = made
  await setPublished(courseId, false)
  expect(await bodies(reader, classId)).toHaveLength(1)
  const tomorrow = addDays(schoolDay(), 1)
  await owner(classCourseApi.setDate, { classId, courseId, opensOn: tomorrow })
  expect(await bodies(reader, classId)).toEqual([])
  for (const one of [writer, owner]) expect(await bodies(one, classId)).toHaveLength(1)
  await owner(classCourseApi.remove, { classId, courseId })
  for (const one of [writer, owner]) expect(await bodies(one, classId)).toEqual([])
})

test('words of a text, and the link, are for those who may study the place', async () => {
  const teacher = await newUser('teacher')
  const { owner, classId, writer, reader } = await newClass()
  const made = await newCourse({
    ownerId: teacher.id,
    fee: 5,
    chapters: ['试学', '章'].map((name) => ({
      ...{ name, items: [{ kind: 'text', name: '甲', body: '<p>成交方式</p>' }] },
    })),
  })
  const { courseId } = made
  await owner(classCourseApi.add, { classId, courseId, opensOn: '' })
  await db.execute(
    sql`insert into course_learners (course_id, user_id) values (${courseId}, ${writer.id})`,
  )
  const anchor = { kind: 'words' as const, words: '成交方式', before: '', after: '' }
  // The first chapter is open to everyone.
  const key = await write(writer, made, '记住', { anchor, at: 1 })
  await writer(api.share, { key, classId })
  expect((await list(reader, classId))[0]).toMatchObject({
    ...{ anchor: { kind: 'item' }, opens: false, item: { name: '甲' }, body: '<p>记住</p>' },
  })
  expect((await list(writer, classId))[0]).toMatchObject({ anchor, opens: true })
})

test('search, courses, people, orders and pages', async () => {
  const made = await newClass()
  const { writer, reader, owner, classId, courseId } = made
  const keys = []
  for (const [at, words] of ['甲 100%', '乙'].entries()) {
    keys.push(await write(writer, made, words, { at: 1 - at }))
  }
  const theirs = await write(reader, made, 'Incoterms')
  for (const key of keys) await writer(api.share, { key, classId })
  await reader(api.share, { key: theirs, classId })
  const find = async (input: object) => {
    const { items, ...rest } = await owner(api.getList, { classId, ...input })
    return { ...rest, found: items.map(({ body }) => body.replaceAll(/<\/?p>/g, '')) }
  }
  const all = await find({})
  expect(all.found).toEqual(['Incoterms', '乙', '甲 100%'])
  expect(all.courses).toEqual([{ courseId, name: '报关实务', notes: 3 }])
  expect(all.people).toEqual([
    { userId: writer.id, name: '林晓舟', notes: 2 },
    { userId: reader.id, name: '周雨晴', notes: 1 },
  ])
  expect((await find({ keyword: 'inco' })).found).toEqual(['Incoterms'])
  expect((await find({ keyword: '0%' })).found).toEqual(['甲 100%'])
  expect(await find({ userId: writer.id, sort: 'place' })).toMatchObject({
    ...{ total: 2, found: ['乙', '甲 100%'] },
  })
  expect((await find({ courseId: courseId + 1 })).found).toEqual([])
  await edit(writer, { ...made, itemIds: [made.itemIds[1]!] }, keys[0]!, {
    from: '甲 100%',
    to: '甲',
  })
  expect((await find({ sort: 'edited' })).found[0]).toBe('甲')
  for (let at = 0; at < 18; at += 1) {
    await writer(api.share, { key: await write(writer, made, `更多 ${at}`), classId })
  }
  expect(await find({ page: 2 })).toMatchObject({ total: 21, pages: 2, page: 2 })
})

test('teachers and assistants take a note out, its writer is told, and shares it again once it was edited', async () => {
  const made = await shared('旧')
  const { writer, reader, owner, classId, key, sharedId } = made
  const helper = await assistant(owner, classId)
  const [seen] = await list(reader, classId)
  expectAgreement(seen!.can.remove, await reader.ask(api.remove, { sharedId }))
  await expect(reader(api.remove, { sharedId })).rejects.toMatchObject(refusal('class.notHelper'))
  expect((await list(helper, classId))[0]!.can.remove.may).toBe(true)
  await helper(api.remove, { sharedId })
  await owner(api.remove, { sharedId })
  expect(await bodies(reader, classId)).toEqual([])
  await eventually(async () =>
    expect(await messages(writer)).toEqual(['您分享的笔记已被移出班级“国贸 2601 班”']),
  )
  const [choice] = (await writer(api.getClasses, { key })).items
  expect(choice).toMatchObject({ state: 'removed' })
  expectAgreement(choice!.can.share, await writer.ask(api.share, { key, classId }))
  // Taking it back does not make it forgotten.
  await writer(api.takeBack, { sharedId })
  await expect(writer(api.share, { key, classId })).rejects.toMatchObject(
    refusal('sharedNote.removed'),
  )
  await edit(writer, made, key, { from: '旧', to: '新' })
  await writer(api.share, { key, classId })
  expect(await bodies(reader, classId)).toEqual(['新'])
  await expect(owner(api.remove, { sharedId: 999_999 })).rejects.toMatchObject(
    refusal('sharedNote.unknown'),
  )
})

test('an archived class is read, and only taking back and reporting stay', async () => {
  const made = await shared()
  const { writer, reader, owner, classId, key, sharedId } = made
  const second = await write(writer, made, '第二条')
  await owner(classApi.archive, { classId })
  expect(await bodies(reader, classId)).toHaveLength(1)
  await expect(writer(api.share, { key: second, classId })).rejects.toMatchObject(
    refusal('class.archived'),
  )
  await expect(owner(api.remove, { sharedId })).rejects.toMatchObject(refusal('class.archived'))
  expect((await writer(api.getClasses, { key: second })).items).toEqual([])
  expect((await writer(api.getClasses, { key })).items).toMatchObject([
    { state: 'shared', can: { share: { may: false }, takeBack: { may: true } } },
  ])
  await reader(api.report, { sharedId, reason: 'abuse', words: '' })
  await writer(api.takeBack, { sharedId })
  expect(await bodies(reader, classId)).toEqual([])
})

test('a person shares so many notes with a class', async () => {
  const made = await newClass()
  const { writer, classId } = made
  const key = await write(writer, made, '最后一条')
  await db.execute(sql`
    with made as (
      insert into notes (user_id, key, course_id, chapter_id, item_id, body, sought, saves)
      select user_id, md5(n::text), course_id, chapter_id, item_id, '<p>x</p>', 'x', '{}'
      from notes, generate_series(1, ${sharedMost}) n where user_id = ${writer.id} returning id, user_id)
    insert into shared_notes (note_id, class_id, user_id) select id, ${classId}, user_id from made`)
  await expect(writer(api.share, { key, classId })).rejects.toMatchObject(
    refusal('sharedNote.tooMany'),
  )
  const { items } = await writer(api.getList, { classId })
  await writer(api.takeBack, { sharedId: items[0]!.sharedId })
  await writer(api.share, { key, classId })
})

test('a copied class has no notes, and a deleted one none either', async () => {
  const { owner, classId } = await shared()
  const copy = { classId, ...given, name: '国贸 2701 班', withTeachers: false }
  const mine = await copyAll(owner, copy)
  expect(await list(owner, mine.classId)).toEqual([])
  const late = await join(owner, mine.classId, '后来的人')
  expect(await list(late, mine.classId)).toEqual([])
})

test('no statement is sent for each shared note, writer or class', async () => {
  const { owner, writer, reader, classId, key, ...made } = await shared()
  const counted = async () => [
    await statementsOf(() => reader(api.getList, { classId })),
    await statementsOf(() => writer(api.getClasses, { key })),
    await statementsOf(() => writer(noteApi.getNotes, {})),
  ]
  await counted()
  const before = await counted()
  for (const person of [writer, reader]) {
    for (const at of [0, 1]) {
      await person(api.share, { key: await write(person, made, '更多', { at }), classId })
    }
  }
  const other = await owner(classApi.create, given)
  await owner(classCourseApi.add, { ...other, courseId: made.courseId, opensOn: '' })
  const { code } = (await owner(classApi.getClass, other)).code!
  await writer(classApi.join, { code })
  await writer(api.share, { key, ...other })
  expect(await counted()).toEqual(before)
  expect(await list(reader, classId)).toHaveLength(5)
})
