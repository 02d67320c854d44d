import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { userFiles } from '#src/features/content/file/tables.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import type { NewCourse } from '#src/features/learning/course/server/create-course.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { files } from '#src/server/storage/tables.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { documentApi, hitsMax } from './contract.ts'
import { saveFound } from './server/save-found.ts'
import { fileApi } from '#src/features/content/file/contract.ts'
import { readingRight } from '#src/features/content/file/server/reading-right.ts'

const { app, visitor, newUser, newCourse } = await openWorld()
const { kernel } = app

async function newFile(owner: Person, name = 'photo.png', mime = 'image/png') {
  const file = await saveFile(kernel, {
    bytes: Buffer.from(`the bytes of ${name}`),
    ...{ name, mime, visibility: 'private' as const, ownerId: owner.id },
  })
  return newUserFile(kernel.db, { ownerId: owner.id, file })
}

/** A course of the teacher, in whose paid second chapter the file is an item. */
async function courseWith(
  teacher: Person,
  userFileId: number,
  more: Partial<NewCourse> & { kind_?: 'courseware' | 'video' } = {},
) {
  const { kind_: kind = 'courseware', ...rest } = more
  const item = { kind, name: '资料', userFileId, ...(kind === 'video' && { durationSeconds: 9 }) }
  const { courseId } = await newCourse({
    ownerId: teacher.id,
    chapters: [{ name: '第一章' }, { name: '第二章', items: [item] }],
    ...rest,
  })
  return courseId
}

async function joined(courseId: number) {
  const student = await newUser('student')
  await student(courseApi.join, { courseId, fee: 0 })
  return student
}

const open = (person: Person, file: number, right?: string) =>
  person(documentApi.getDocument, { file, ...(right !== undefined && { right }) })
const all = { download: true, print: true }

test('a file is read by its owner and administrators; for others it does not exist', async () => {
  const teacher = await newUser('teacher')
  const file = await newFile(teacher)
  expect(await open(teacher, file)).toMatchObject({
    ...{ name: 'photo.png', kind: 'picture', state: 'ready' },
    can: { download: { may: true }, print: { may: true } },
  })
  expect((await open(await newUser('admin'), file)).userFileId).toBe(file)
  for (const stranger of [visitor, await newUser('student'), await newUser('teacher')]) {
    await expect(open(stranger, file)).rejects.toMatchObject(refusal('file.unknown'))
    expect(await stranger(documentApi.getWays, { file })).toEqual([])
  }
  await expect(open(teacher, 999_999)).rejects.toMatchObject(refusal('file.unknown'))
})

test('a public file is read by everyone', async () => {
  const teacher = await newUser('teacher')
  const file = await newFile(teacher)
  const [{ fileId } = { fileId: 0 }] = await kernel.db
    .select({ fileId: userFiles.fileId })
    .from(userFiles)
    .where(eq(userFiles.id, file))
  await kernel.db.update(files).set({ visibility: 'public' }).where(eq(files.id, fileId))
  expect((await open(visitor, file)).downloadUrl).toMatch(/^\/files\//)
})

test('a right in the link opens its file alone, with what it grants, until it ends', async () => {
  const teacher = await newUser('teacher')
  const [file, other] = [await newFile(teacher), await newFile(teacher, 'other.png')]
  const right = readingRight(kernel, { userFileId: file, linkRound: 0 }, all, 3600)
  expect((await open(visitor, file, right)).downloadUrl).not.toBeNull()
  await expect(open(visitor, other, right)).rejects.toMatchObject(refusal('file.unknown'))

  const toRead = readingRight(
    kernel,
    { userFileId: file, linkRound: 0 },
    { download: false, print: false },
    3600,
  )
  expect(await open(visitor, file, toRead)).toMatchObject({
    downloadUrl: null,
    can: { download: { may: false }, print: { may: false } },
  })
  const forged = toRead.replace('..', '.dp.')
  expect(forged).not.toBe(toRead)
  await expect(open(visitor, file, forged)).rejects.toMatchObject(refusal('file.unknown'))

  const ended = readingRight(kernel, { userFileId: file, linkRound: 0 }, all, -3600)
  await expect(open(visitor, file, ended)).rejects.toMatchObject(refusal('file.linkExpired'))
  // A right of one's own does not end with that of the link.
  expect((await open(teacher, file, ended)).userFileId).toBe(file)
})

test('the owner of a file makes links to it and withdraws all of them', async () => {
  const [teacher, other] = [await newUser('teacher'), await newUser('teacher')]
  const file = await newFile(teacher)
  const asked = { userFileId: file, days: 7, download: false } as const
  const { right, until } = await teacher(fileApi.makeLink, asked)
  const days = (Date.parse(until) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(7)
  expect((await open(visitor, file, right)).downloadUrl).toBeNull()
  const more = await teacher(fileApi.makeLink, { ...asked, download: true })
  expect((await open(visitor, file, more.right)).downloadUrl).not.toBeNull()
  await expect(other(fileApi.makeLink, asked)).rejects.toMatchObject(refusal('file.unknown'))
  await expect(other(fileApi.withdrawLinks, { userFileId: file })).rejects.toMatchObject(
    refusal('file.unknown'),
  )
  await teacher(fileApi.withdrawLinks, { userFileId: file })
  for (const withdrawn of [right, more.right]) {
    await expect(open(visitor, file, withdrawn)).rejects.toMatchObject(refusal('file.unknown'))
  }
  const later = await teacher(fileApi.makeLink, asked)
  expect((await open(visitor, file, later.right)).userFileId).toBe(file)
})

test('learners read what their course names; others see where to get the right', async () => {
  const teacher = await newUser('teacher')
  const file = await newFile(teacher)
  const courseId = await courseWith(teacher, file, { fee: 0 })
  const learner = await joined(courseId)
  expect((await open(learner, file)).can.download.may).toBe(true)
  for (const stranger of [visitor, await newUser('student')]) {
    await expect(open(stranger, file)).rejects.toMatchObject(refusal('file.notReadable'))
    expect(await stranger(documentApi.getWays, { file })).toEqual([
      { title: '国际贸易术语', path: `/course/${courseId}` },
    ])
  }
})

test('the right comes from any of many courses, and costs the same as from one', async () => {
  const teacher = await newUser('teacher')
  const file = await newFile(teacher)
  const courseId = await courseWith(teacher, file, { fee: 0 })
  const learner = await joined(courseId)
  const statements = () =>
    statementsOf(async () => expect((await open(learner, file)).can.download.may).toBe(true))
  const first = await statements()
  for (let n = 0; n < 25; n++) await courseWith(teacher, file, { publishStatus: 'unpublished' })
  const last = await joined(await courseWith(teacher, file, { fee: 0 }))
  expect((await open(last, file)).can.download.may).toBe(true)
  expect(await statements()).toBe(first)
})

test('a file of the first chapter of a paid course is read on trial, and not downloaded', async () => {
  const teacher = await newUser('teacher')
  const [first, nested, later] = [
    await newFile(teacher),
    await newFile(teacher, 'b.png'),
    await newFile(teacher, 'c.png'),
  ]
  const items = (userFileId: number) => [{ kind: 'courseware' as const, name: '资料', userFileId }]
  const { courseId } = await newCourse({
    ownerId: teacher.id,
    fee: 100,
    chapters: [
      { name: '一', items: items(first), children: [{ name: '一之一', items: items(nested) }] },
      { name: '二', items: items(later) },
    ],
  })
  const outline = (await visitor(courseApi.getCatalog, { courseId })).chapters.flatMap(
    (chapter) => chapter.items,
  )
  expect(outline.map((item) => item.trial)).toEqual([true, true, false])
  for (const file of [first, nested]) {
    expect((await open(visitor, file)).can.download.may).toBe(false)
  }
  await expect(open(visitor, later)).rejects.toMatchObject(refusal('file.notReadable'))
})

test('a file of a course that is not published gives nothing away', async () => {
  const teacher = await newUser('teacher')
  const file = await newFile(teacher)
  await courseWith(teacher, file, { publishStatus: 'unpublished' })
  await expect(open(visitor, file)).rejects.toMatchObject(refusal('file.unknown'))
  expect(await visitor(documentApi.getWays, { file })).toEqual([])
})

test('learners download documents but no films, until the teacher chooses otherwise', async () => {
  const teacher = await newUser('teacher')
  const [slides, film] = [await newFile(teacher), await newFile(teacher, 'a.mp4', 'video/mp4')]
  const first = await courseWith(teacher, slides)
  const second = await courseWith(teacher, film, { kind_: 'video' })
  const [reader, watcher] = [await joined(first), await joined(second)]
  const may = async (person: Person, file: number) => (await open(person, file)).can.download.may
  expect([await may(reader, slides), await may(watcher, film)]).toEqual([true, false])

  await teacher(courseApi.setDownloads, { courseId: first, downloads: 'none' })
  await teacher(courseApi.setDownloads, { courseId: second, downloads: 'all' })
  expect([await may(reader, slides), await may(watcher, film)]).toEqual([false, true])
  expect((await open(reader, slides)).downloadUrl).toBeNull()
  expect(await may(teacher, slides)).toBe(true)

  const other = await newUser('teacher')
  await expect(
    other(courseApi.setDownloads, { courseId: first, downloads: 'all' }),
  ).rejects.toMatchObject(refusal('course.notTeacher'))
})

test('a search lists the first hits of many, and finds words over spaces, widths and case', async () => {
  const teacher = await newUser('teacher')
  const userFileId = await newFile(teacher, 'many.csv', 'text/csv')
  const [{ fileId } = { fileId: 0 }] = await kernel.db
    .select({ fileId: userFiles.fileId })
    .from(userFiles)
    .where(eq(userFiles.id, userFileId))
  const page = (text: string) => ({ text, hash: text.slice(0, 20) })
  const facts = { pages: [] }
  const pages = [
    ...Array.from({ length: 30 }, () => page('订舱 '.repeat(20))),
    page('Ｆｏｂ\u3000装\n船'),
  ]
  await saveFound(kernel, { fileId, kind: 'pages', facts, pages })
  const search = (keyword: string) =>
    teacher(documentApi.searchInDocument, { file: userFileId, keyword })
  const many = await search('订舱')
  expect(many).toMatchObject({ total: hitsMax, isMore: true })
  expect(many.hits.at(-1)!.page).toBe(hitsMax / 20)
  expect(await search('fob装 船')).toMatchObject({ total: 1, isMore: false, hits: [{ page: 31 }] })
  expect(await search('提单')).toEqual({ hits: [], total: 0, isMore: false })
})
