import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publishedTextbook } from '#src/features/content/textbook/test-textbooks.ts'
import { textbooks } from '#src/features/content/textbook/tables.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { favouriteApi } from './contract.ts'
import { favouritesMost, foldersMost } from './errors.ts'

const { app, visitor, newUser, newCourse } = await openWorld()
const { db } = app.kernel

const namesOf = async (person: Person, input = {}) => {
  const { items } = await person(favouriteApi.getFavourites, input)
  return items.map(({ name }) => name)
}
const collectCourse = (person: Person, courseId: number) =>
  person(favouriteApi.collect, { kind: 'course', thingId: courseId })
const collectedBy = async (person: Person, ...things: number[]) => {
  const { collected } = await person(favouriteApi.getCollected, {
    kind: 'course',
    things: things.join(','),
  })
  return collected
}
const rowsOf = async (person: Person) => {
  const { items } = await person(favouriteApi.getFavourites, {})
  return items.map(({ kind, favouriteId }) => ({ kind, favouriteId }))
}

test('collecting twenty times at once is once, and taking it out twice is no failure', async () => {
  const student = await newUser('student')
  const { courseId } = await newCourse({ name: '提单实务' })
  await Promise.all(Array.from({ length: 20 }, () => collectCourse(student, courseId)))
  expect(await namesOf(student)).toEqual(['提单实务'])
  expect(await collectedBy(student, courseId, courseId + 1000)).toEqual([courseId])
  for (const _ of [1, 2]) {
    await student(favouriteApi.uncollect, { kind: 'course', thingId: courseId })
    expect(await namesOf(student)).toEqual([])
  }
})

test('a visitor collects nothing; what a person may not see is not found', async () => {
  const owner = await newUser('teacher')
  const student = await newUser('student')
  const { courseId } = await newCourse({ publishStatus: 'unpublished', ownerId: owner.id })
  await expect(collectCourse(visitor, courseId)).rejects.toMatchObject(refusal('common.noToken'))
  for (const thingId of [courseId, 999_999]) {
    await expect(collectCourse(student, thingId)).rejects.toMatchObject(
      refusal('favourite.thingUnknown'),
    )
    await expect(
      student(favouriteApi.collect, { kind: 'textbook', thingId: 999_999 }),
    ).rejects.toMatchObject(refusal('favourite.thingUnknown'))
  }
  await collectCourse(owner, courseId)
  expect((await owner(favouriteApi.getFavourites, {})).items[0]).toMatchObject({ fate: 'here' })
})

test('the list has both kinds together, found by kind, folder and either name', async () => {
  const [teacher, student] = [await newUser('teacher'), await newUser('student')]
  const { textbookId } = await publishedTextbook(teacher, '国际结算教程')
  const a = await newCourse({ name: '报关实务', nameEn: 'Customs in practice' })
  const b = await newCourse({ name: '海运入门', nameEn: 'Ocean freight', kind: 'open' })
  await collectCourse(student, a.courseId)
  await student(favouriteApi.collect, { kind: 'textbook', thingId: textbookId })
  await collectCourse(student, b.courseId)
  expect(await namesOf(student)).toEqual(['海运入门', '国际结算教程', '报关实务'])
  expect(await namesOf(student, { sort: 'name' })).toEqual(['报关实务', '国际结算教程', '海运入门'])
  expect(await namesOf(student, { keyword: 'OCEAN' })).toEqual(['海运入门'])
  expect(await namesOf(student, { kind: 'textbook' })).toEqual(['国际结算教程'])
  expect(await namesOf(student, { page: 2 })).toEqual([])

  const { folderId } = await student(favouriteApi.createFolder, { name: '考前' })
  const [ocean] = await rowsOf(student)
  expect(await student(favouriteApi.moveFavourites, { chosen: [ocean!], folderId })).toEqual({
    moved: 1,
  })
  const list = await student(favouriteApi.getFavourites, {
    folder: String(folderId),
    kind: 'course',
  })
  expect(list).toMatchObject({
    total: 1,
    items: [
      { name: '海运入门', folderId, about: { path: `/smooc/${b.courseId}`, label: '开放课程' } },
    ],
    ofKind: { course: 1, textbook: 0 },
    ofAllKinds: 1,
    folders: [{ name: '考前', count: 1, found: 1 }],
    inAll: 2,
    inNone: 1,
    all: 3,
  })
  expect(await namesOf(student, { folder: 'none' })).toEqual(['国际结算教程', '报关实务'])

  await student(favouriteApi.deleteFolder, { folderId })
  expect(await namesOf(student, { folder: 'none' })).toHaveLength(3)
})

test('the list says what became of a thing, under the name that it had', async () => {
  const [teacher, student] = [await newUser('teacher'), await newUser('student')]
  const { textbookId } = await publishedTextbook(teacher, '旧教材')
  const hidden = await newCourse({ name: '将下架' })
  const deleted = await newCourse({ name: '将删除' })
  const forgotten = await newCourse({ name: '将清除' })
  for (const { courseId } of [hidden, deleted, forgotten]) await collectCourse(student, courseId)
  await student(favouriteApi.collect, { kind: 'textbook', thingId: textbookId })
  const set = (courseId: number, values: object) =>
    db.update(courses).set(values).where(eq(courses.id, courseId))
  await set(hidden.courseId, { publishStatus: 'unpublished', name: '未公开的新名称' })
  await set(deleted.courseId, { publishStatus: 'unpublished', deletedAt: new Date() })
  await db.delete(courses).where(eq(courses.id, forgotten.courseId))
  await db.update(textbooks).set({ published: false }).where(eq(textbooks.id, textbookId))
  const { items } = await student(favouriteApi.getFavourites, { sort: 'name' })
  expect(items.map(({ name, fate, about }) => [name, fate, about])).toEqual([
    ['将清除', 'deleted', null],
    ['将删除', 'deleted', null],
    ['将下架', 'unpublished', null],
    ['旧教材', 'unpublished', null],
  ])
  const gone = items.filter(({ fate }) => fate === 'deleted')
  const chosen = gone.map(({ kind, favouriteId }) => ({ kind, favouriteId }))
  expect(await student(favouriteApi.removeFavourites, { chosen })).toEqual({ removed: 2 })
  expect(await student(favouriteApi.removeFavourites, { chosen })).toEqual({ removed: 0 })
  await set(hidden.courseId, { publishStatus: 'published' })
  expect(await namesOf(student, { kind: 'course' })).toEqual(['未公开的新名称'])
})

test('folders and favourites of another person are out of reach', async () => {
  const [one, other] = [await newUser('student'), await newUser('student')]
  const { courseId } = await newCourse()
  await collectCourse(one, courseId)
  await collectCourse(other, courseId)
  const { folderId } = await one(favouriteApi.createFolder, { name: '我的' })
  const unknown = refusal('favourite.folderUnknown')
  const [theirs, own] = [await rowsOf(one), await rowsOf(other)]
  const attempts = [
    () => other(favouriteApi.moveFavourites, { chosen: own, folderId }),
    () => other(favouriteApi.renameFolder, { folderId, name: '改名' }),
    () => other(favouriteApi.deleteFolder, { folderId }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(unknown)
  expect(await other(favouriteApi.removeFavourites, { chosen: theirs })).toEqual({ removed: 0 })
  expect(await other(favouriteApi.moveFavourites, { chosen: theirs, folderId: null })).toEqual({
    moved: 0,
  })
  expect(await namesOf(other, { folder: String(folderId) })).toEqual([])
  expect(await one(favouriteApi.getFavourites, {})).toMatchObject({
    all: 1,
    folders: [{ name: '我的' }],
  })
})

test('a folder of one name is there once, and a hundred is the most, also at once', async () => {
  const student = await newUser('student')
  const make = (name: string) => student(favouriteApi.createFolder, { name })
  const same = await Promise.all(Array.from({ length: 5 }, () => make('同名')))
  expect(new Set(same.map(({ folderId }) => folderId)).size).toBe(1)
  expect(same.filter(({ created }) => created)).toHaveLength(1)
  const { folderId } = await make('别名')
  await expect(
    student(favouriteApi.renameFolder, { folderId, name: '同名' }),
  ).rejects.toMatchObject(refusal('favourite.folderTaken'))
  await db.execute(sql`insert into favourite_folders (user_id, name)
    select ${student.id}, 'f' || n from generate_series(1, ${foldersMost - 3}) n`)
  const last = await Promise.allSettled([make('甲'), make('乙'), make('丙')])
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(make('丁')).rejects.toMatchObject(refusal('favourite.tooManyFolders'))
})

test('the last place among favourites of all kinds is given once', async () => {
  const student = await newUser('student')
  const made = await Promise.all([newCourse(), newCourse(), newCourse()])
  await db.execute(sql`insert into textbook_favourites (user_id, name)
    select ${student.id}, 'n' || n from generate_series(1, ${favouritesMost - 1}) n`)
  const tries = await Promise.allSettled(
    made.map(({ courseId }) => collectCourse(student, courseId)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { courseId } = await newCourse()
  await expect(collectCourse(student, courseId)).rejects.toMatchObject(refusal('favourite.tooMany'))
  // Once more is still once, not one too many.
  const [have] = await collectedBy(student, ...made.map((one) => one.courseId))
  await collectCourse(student, have!)
})

test('the number of queries does not grow with the favourites', async () => {
  const student = await newUser('student')
  const counted = async () => {
    let shown = 0
    const queries = await statementsOf(async () => {
      shown = (await student(favouriteApi.getFavourites, {})).items.length
    })
    return { queries, shown }
  }
  await collectCourse(student, (await newCourse()).courseId)
  const few = await counted()
  for (const _ of Array.from({ length: 10 })) {
    await collectCourse(student, (await newCourse()).courseId)
  }
  const many = await counted()
  expect([few.shown, many.shown]).toEqual([1, 11])
  expect(many.queries).toBe(few.queries)
  expect(few.queries).toBeGreaterThan(2)
})
