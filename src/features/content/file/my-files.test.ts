import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { mediaWork } from '#src/server/media/tables.ts'
import { files } from '#src/server/storage/tables.ts'
import type { FailureCode, WorkState } from '#src/shared/media.ts'
import { failureTexts } from '#src/shared/media-text.ts'
import type { Locale } from '#src/shared/locale.ts'
import { allRefused, openWorld, refusal } from '#tests/world.ts'
import { fileApi } from './contract.ts'
import { dropVersions } from './server/drop-versions.ts'
import { fileReadings } from './server/reading-port.ts'
import { mayDelete } from './server/rules.ts'
import { keysToUserFiles } from './server/uses-by-keys.ts'
import { fileMeasured, fileUses } from './server/uses-port.ts'
import { userFileVersions } from './tables.ts'
import { testFiles } from './test-files.ts'

const world = await openWorld()
const { app, newUser, newCourse } = world
const { kernel } = app
const { db } = kernel
const { give, read } = testFiles(world)

const names = (list: { items: { name: string }[] }) => list.items.map(({ name }) => name)
const isStored = async (fileId: number) => (await db.$count(files, eq(files.id, fileId))) === 1

/** A course with one film. */
const courseWith = (userFileId: number, ownerId: number, more = {}) =>
  newCourse({
    ...{ ownerId, name: '海运实务', nameEn: 'Sea freight', ...more },
    chapters: [{ name: '一', items: [{ kind: 'video', name: '装船', userFileId }] }],
  })

test('a folder shows its files and folders, and a search finds files in all of them', async () => {
  const teacher = await newUser('teacher')
  const { folderId } = await teacher(fileApi.makeFolder, {
    folderId: null,
    names: ['单证', '发票'],
  })
  const again = await teacher(fileApi.makeFolder, { folderId: null, names: ['单证', '发票'] })
  expect(again).toEqual({ folderId })
  await give(teacher, '商业发票.pdf', { folderId })
  await give(teacher, '装船.mp4')
  await give(teacher, '100%_合格.pdf')
  await give(await newUser('teacher'), '别人的发票.pdf')
  const top = await teacher(fileApi.getFiles, {})
  expect(names(top)).toEqual(['100%_合格.pdf', '装船.mp4'])
  expect(top).toMatchObject({ total: 2, folders: [{ name: '单证', files: 0 }], all: { files: 3 } })
  const open = await teacher(fileApi.getFiles, { folder: folderId })
  expect(names(open)).toEqual(['商业发票.pdf'])
  expect(open.path.map(({ name }) => name)).toEqual(['单证', '发票'])
  expect(await read(open.items[0]!.downloadUrl)).toContain('商业发票.pdf')
  const found = await teacher(fileApi.getFiles, { keyword: '发票' })
  expect(found.items).toMatchObject([{ name: '商业发票.pdf', folder: { name: '发票' }, type: 2 }])
  expect(names(await teacher(fileApi.getFiles, { keyword: '100%_' }))).toEqual(['100%_合格.pdf'])
  const films = await teacher(fileApi.getFiles, { kind: 'film' })
  expect(films.items).toMatchObject([{ name: '装船.mp4', kind: 'film', type: 0 }])
  expect(names(await teacher(fileApi.getFiles, { view: 'recent' }))).toEqual([
    '100%_合格.pdf',
    '装船.mp4',
    '商业发票.pdf',
  ])
  const byName = await teacher(fileApi.getFiles, { view: 'folder', sort: 'name' })
  expect(names(byName)).toEqual(['100%_合格.pdf', '装船.mp4'])
  const tree = await teacher(fileApi.getFolders, {})
  expect(tree.map(({ name, depth }) => [name, depth])).toEqual([
    ['单证', 0],
    ['发票', 1],
  ])
})

test('folders stand on the first page, and numbers in names count by their value', async () => {
  const teacher = await newUser('teacher')
  for (const name of ['第 10 讲', '第 2 讲', '第 105 讲']) {
    await teacher(fileApi.makeFolder, { folderId: null, names: [name] })
    await give(teacher, `${name}.pdf`)
  }
  const first = await teacher(fileApi.getFiles, { sort: 'name' })
  expect(first.folders.map(({ name }) => name)).toEqual(['第 2 讲', '第 10 讲', '第 105 讲'])
  expect(names(first)).toEqual(['第 2 讲.pdf', '第 10 讲.pdf', '第 105 讲.pdf'])
  const tree = await teacher(fileApi.getFolders, {})
  expect(tree.map(({ name }) => name)).toEqual(['第 2 讲', '第 10 讲', '第 105 讲'])
  const second = await teacher(fileApi.getFiles, { page: 2 })
  expect(second.folders).toEqual([])
})

test('folders are renamed, moved into and deleted without losing a file, by their owner only', async () => {
  const [teacher, other] = [await newUser('teacher'), await newUser('teacher')]
  const outer = await teacher(fileApi.makeFolder, { folderId: null, names: ['一'] })
  const inner = await teacher(fileApi.makeFolder, { ...outer, names: ['二'] })
  const { userFileId } = await give(teacher, 'a.pdf')
  await teacher(fileApi.moveFiles, { userFileIds: [userFileId], folderId: inner.folderId })
  const unknown = refusal('file.folderUnknown')
  await expect(other(fileApi.getFiles, { folder: inner.folderId })).rejects.toMatchObject(unknown)
  await expect(other(fileApi.renameFolder, { ...outer, name: 'x' })).rejects.toMatchObject(unknown)
  await expect(other(fileApi.makeFolder, { ...outer, names: ['x'] })).rejects.toMatchObject(unknown)
  const mine = await give(other, 'mine.pdf')
  await expect(
    other(fileApi.moveFiles, { userFileIds: [mine.userFileId], ...outer }),
  ).rejects.toMatchObject(unknown)
  expect(await other(fileApi.deleteFolder, outer)).toEqual({ moved: 0 })
  await teacher(fileApi.makeFolder, { folderId: null, names: ['占用'] })
  await expect(teacher(fileApi.renameFolder, { ...outer, name: '占用' })).rejects.toMatchObject(
    refusal('file.folderTaken'),
  )
  await teacher(fileApi.renameFolder, { ...outer, name: '外贸' })
  await expect(
    teacher(fileApi.makeFolder, { ...outer, names: Array.from({ length: 8 }, () => 'x') }),
  ).rejects.toMatchObject(refusal('file.folderTooDeep'))
  expect(await teacher(fileApi.deleteFolder, outer)).toEqual({ moved: 1 })
  const top = await teacher(fileApi.getFiles, {})
  expect(top).toMatchObject({ items: [{ userFileId }], folders: [{ name: '占用' }] })
})

test('a file is renamed with its ending kept, and its download carries the new name', async () => {
  const teacher = await newUser('teacher')
  const { userFileId } = await give(teacher, '课件.PPTX')
  expect(await teacher(fileApi.renameFile, { userFileId, name: '第一讲' })).toEqual({
    name: '第一讲.PPTX',
  })
  await teacher(fileApi.renameFile, { userFileId, name: 'v1.2 终稿.pptx' })
  const file = await teacher(fileApi.getFile, { userFileId })
  expect(file.name).toBe('v1.2 终稿.PPTX')
  expect(decodeURIComponent(file.downloadUrl)).toContain('v1.2 终稿.PPTX')
  expect(await read(file.downloadUrl)).toContain('课件.PPTX')
})

test('a file that a course uses is not deleted, and the refusal names the course', async () => {
  const teacher = await newUser('teacher')
  const used = await give(teacher, '装船.mp4')
  const free = await give(teacher, '旧稿.mp4')
  const { courseId } = await courseWith(used.userFileId, teacher.id)
  const file = await teacher(fileApi.getFile, { userFileId: used.userFileId })
  expect(file.uses).toMatchObject([
    { title: '海运实务', detail: '装船', path: `/course/${courseId}/catalog`, state: 'live' },
  ])
  expect(file.can.delete.why).toMatchObject({ id: 'file.inUse' })
  const both = { userFileIds: [free.userFileId, used.userFileId] }
  const { envelope } = await teacher.ask(fileApi.deleteFiles, both)
  expect(envelope).toMatchObject({
    error: 'file.inUse',
    msg: expect.stringContaining('海运实务'),
    data: { uses: [{ userFileId: used.userFileId, title: '海运实务' }] },
  })
  await db.update(courses).set({ publishStatus: 'unpublished', coverUserFileId: free.userFileId })
  const drafted = await teacher(fileApi.getFile, { userFileId: free.userFileId })
  expect(drafted.uses).toMatchObject([{ state: 'draft', detail: '封面' }])
  await db.update(courses).set({ coverUserFileId: null })
  expect(await teacher(fileApi.deleteFiles, { userFileIds: [free.userFileId] })).toEqual({
    deleted: 1,
  })
  expect(await isStored(free.file.id)).toBe(false)
  expect(await isStored(used.file.id)).toBe(true)
})

test('the courses of a refusal are listed as each language lists things', () => {
  const use = { userFileId: 1, what: { zh: '课程', en: 'Course' }, detail: '', path: null }
  const uses = ['外贸', 'B2B'].map((title) => ({ ...use, title, state: 'live' as const }))
  const listed = (locale: Locale) => mayDelete('a.mp4', uses, locale)
  expect(listed('zh-CN')).toMatchObject({ zh: '“a.mp4”正在使用中，不能删除：外贸、B2B' })
  expect(listed('en-US')).toMatchObject({
    en: '“a.mp4” is in use and cannot be deleted: 外贸, B2B',
  })
})

test('every foreign key to user files belongs to a room that tells its uses, and who may read them', async () => {
  const told = kernel.ports.all(fileUses).flatMap(({ keys }) => keys)
  const keys = (await keysToUserFiles(db)).map(({ table, column }) => `${table}.${column}`)
  expect(keys.filter((key) => !told.includes(key))).toEqual([])
  expect(keys).toContain('course_items.user_file_id')
  // Covers and posters are shown as renditions of their own, so that nobody needs a right to the file.
  const open = [
    'course_teachers.avatar_user_file_id',
    'courses.cover_user_file_id',
    'textbooks.cover_user_file_id',
    'film_posters.picture_id',
  ]
  const readable = kernel.ports.all(fileReadings).flatMap((room) => room.keys)
  expect(told.filter((key) => !readable.includes(key) && !open.includes(key))).toEqual([])
})

test('replaced bytes appear at every use at once, and are taken back within 30 days', async () => {
  const teacher = await newUser('teacher')
  const film = await give(teacher, '装船.mp4', { bytes: 'first' })
  const better = await give(teacher, 'new take.mp4', { bytes: 'second' })
  const { courseId } = await courseWith(film.userFileId, teacher.id)
  const { userFileId } = film
  const measured = (fileId: number, seconds: number) =>
    db.transaction((tx) => kernel.ports.all(fileMeasured)[0]!(tx, { fileId, seconds }, kernel))
  expect(
    await teacher(fileApi.replaceFile, { userFileId, withUserFileId: better.userFileId }),
  ).toEqual({ name: '装船.mp4' })
  const replaced = await teacher(fileApi.getFile, { userFileId })
  expect(await read(replaced.downloadUrl)).toBe('second')
  expect(replaced.uses).toHaveLength(1)
  // The former bytes are not what the course plays.
  await measured(film.file.id, 60)
  await measured(better.file.id, 90.4)
  const course = await teacher(courseApi.getCourse, { courseId })
  expect(course.durationSeconds).toBe(90)
  expect(names(await teacher(fileApi.getFiles, { view: 'recent' }))).toEqual(['装船.mp4'])
  const [version] = replaced.versions
  expect(await read(version!.downloadUrl)).toBe('first')
  expect(Date.parse(version!.keptUntil) - Date.parse(version!.replacedAt)).toBe(30 * 86_400_000)
  const { versionId } = version!
  await teacher(fileApi.takeBackVersion, { userFileId, versionId })
  const back = await teacher(fileApi.getFile, { userFileId })
  expect(await read(back.downloadUrl)).toBe('first')
  expect(await read(back.versions[0]!.downloadUrl)).toBe('second')

  await dropVersions(kernel)
  expect(await isStored(better.file.id)).toBe(true)
  await db
    .update(userFileVersions)
    .set({ replacedAt: sql`now() - interval '30 days 1 minute'` })
    .where(eq(userFileVersions.userFileId, userFileId))
  await dropVersions(kernel)
  expect(await isStored(better.file.id)).toBe(false)
  await expect(teacher(fileApi.takeBackVersion, { userFileId, versionId })).rejects.toMatchObject(
    refusal('file.versionUnknown'),
  )
  expect(await read((await teacher(fileApi.getFile, { userFileId })).downloadUrl)).toBe('first')
})

test('a file is not replaced by itself, by another kind, or by one that is in use', async () => {
  const teacher = await newUser('teacher')
  const film = await give(teacher, 'a.mp4')
  const used = await give(teacher, 'b.mp4')
  const paper = await give(teacher, 'c.pdf')
  const notes = await give(teacher, 'd.txt')
  await courseWith(used.userFileId, teacher.id)
  const replace = (userFileId: number, withUserFileId: number) =>
    teacher(fileApi.replaceFile, { userFileId, withUserFileId })
  await expect(replace(film.userFileId, film.userFileId)).rejects.toMatchObject(
    refusal('file.itself'),
  )
  await expect(replace(film.userFileId, paper.userFileId)).rejects.toMatchObject(
    refusal('file.otherKind'),
  )
  await expect(replace(film.userFileId, used.userFileId)).rejects.toMatchObject(
    refusal('file.inUse'),
  )
  const { envelope } = await teacher.ask(fileApi.replaceFile, {
    ...{ userFileId: film.userFileId, withUserFileId: used.userFileId },
  })
  expect(envelope.enmsg).toBe('“b.mp4” is in use and cannot be deleted: 海运实务')
  expect(await replace(paper.userFileId, notes.userFileId)).toEqual({ name: 'c.txt' })
})

test('an upload of an empty file is refused in words', async () => {
  const teacher = await newUser('teacher')
  const begin = (size: number) => teacher(fileApi.beginUpload, { name: 'a.mp4', size })
  await expect(begin(0)).rejects.toMatchObject(refusal('file.fileEmpty'))
  await expect(begin(-1)).rejects.toMatchObject(refusal('common.invalid'))
})

test('a file is not replaced by one that is known to be broken; a reason of the server is none', async () => {
  const teacher = await newUser('teacher')
  const [film, by] = [await give(teacher, 'a.mp4'), await give(teacher, 'b.mp4')]
  const given = { userFileId: film.userFileId, withUserFileId: by.userFileId }
  const fail = (failure: FailureCode) => {
    const values = { fileId: by.file.id, name: 'film-probe', state: 'failed' as const, failure }
    const target = [mediaWork.fileId, mediaWork.name]
    return db.insert(mediaWork).values(values).onConflictDoUpdate({ target, set: { failure } })
  }
  for (const failure of ['broken', 'empty', 'encrypted'] as const) {
    await fail(failure)
    await expect(teacher(fileApi.replaceFile, given)).rejects.toMatchObject(
      refusal('file.unusable'),
    )
  }
  const { envelope } = await teacher.ask(fileApi.replaceFile, given)
  expect(envelope.enmsg).toBe(`“b.mp4” cannot replace it: ${failureTexts.encrypted.en}`)
  await fail('noSpace')
  expect(await teacher(fileApi.replaceFile, given)).toEqual({ name: 'a.mp4' })
})

test('the files of another person are as if they did not exist', async () => {
  const [teacher, other] = [await newUser('teacher'), await newUser('admin')]
  const { userFileId } = await give(teacher, 'a.pdf')
  const own = await give(other, 'b.pdf')
  const tries = [
    other(fileApi.getFile, { userFileId }),
    other(fileApi.renameFile, { userFileId, name: 'x' }),
    other(fileApi.moveFiles, { userFileIds: [own.userFileId, userFileId], folderId: null }),
    other(fileApi.deleteFiles, { userFileIds: [own.userFileId, userFileId] }),
    other(fileApi.replaceFile, { userFileId, withUserFileId: own.userFileId }),
    other(fileApi.replaceFile, { userFileId: own.userFileId, withUserFileId: userFileId }),
    other(fileApi.takeBackVersion, { userFileId, versionId: 1 }),
    other(fileApi.retryWork, { userFileId, work: 'film-probe' }),
    other(fileApi.getFile, { userFileId: 999_999 }),
  ]
  await allRefused(tries, refusal('file.unknown'))
  expect(names(await other(fileApi.getFiles, {}))).toEqual(['b.pdf'])
})

test('a work is tried again after it has failed, and at no other time', async () => {
  const teacher = await newUser('teacher')
  const { userFileId, file } = await give(teacher, 'a.pdf')
  const begun = { fileId: file.id, name: 'film-probe' }
  await db.insert(mediaWork).values({ ...begun, state: 'done' })
  const retry = (work: string) => teacher(fileApi.retryWork, { userFileId, work })
  const set = (state: WorkState) =>
    db.update(mediaWork).set({ state }).where(eq(mediaWork.fileId, file.id))
  await expect(retry('film-360')).rejects.toMatchObject(refusal('work.unknown'))
  await expect(retry('no-such-work')).rejects.toMatchObject(refusal('work.unknown'))
  for (const state of ['done', 'waiting', 'working'] as const) {
    await set(state)
    await expect(retry('film-probe')).rejects.toMatchObject(refusal('work.notFailed'))
  }
  await set('failed')
  await retry('film-probe')
  expect(await db.$count(mediaWork, eq(mediaWork.fileId, file.id))).toBe(1)
})

test('one call says how far many files are, each for its owner only', async () => {
  const [teacher, other] = [await newUser('teacher'), await newUser('teacher')]
  const names = ['done', 'half', 'failed', 'untouched']
  const files = await Promise.all(names.map((name) => give(teacher, `${name}.txt`)))
  const foreign = await give(other, 'foreign.txt')
  const work = (at: number, values: { state: WorkState; percent?: number }) =>
    db.insert(mediaWork).values({ fileId: files[at]!.file.id, name: 'film-probe', ...values })
  await work(0, { state: 'done' })
  await work(1, { state: 'working', percent: 50 })
  await work(2, { state: 'failed' })
  const ids = [...files, foreign].map(({ userFileId }) => userFileId)
  const found = await teacher(fileApi.getProgress, { userFileIds: [...ids, 999_999].join(',') })
  expect(ids.map((id) => found.find(({ userFileId }) => userFileId === id)?.work)).toEqual([
    null,
    { state: 'working', percent: 50 },
    { state: 'failed', percent: 0 },
    null,
    undefined,
  ])
  for (const list of ['', '1,', 'x', '1'.repeat(11), Array.from({ length: 101 }, () => 1).join()]) {
    await expect(teacher(fileApi.getProgress, { userFileIds: list })).rejects.toMatchObject(
      refusal('common.invalid'),
    )
  }
})

test('a file is deleted once, where two calls want to at the same time', async () => {
  const teacher = await newUser('teacher')
  const { userFileId, file } = await give(teacher, 'a.pdf')
  const asked = await Promise.allSettled([
    teacher(fileApi.deleteFiles, { userFileIds: [userFileId] }),
    teacher(fileApi.deleteFiles, { userFileIds: [userFileId] }),
  ])
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await eventually(async () => expect(await isStored(file.id)).toBe(false))
})
