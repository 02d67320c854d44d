import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chapter, set } from '#src/features/content/draft/test-drafts.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { textbookApi } from './contract.ts'
import { forgetDeleted } from './server/delete-textbook.ts'
import { sitemapEntries } from './server/sitemap-entries.ts'
import { textbooks } from './tables.ts'
import { completeTextbook, publishedTextbook } from './test-textbooks.ts'

const { app, newUser, newCourse, visitor } = await openWorld()
const { db } = app.kernel

test('a name is enough; what is missing for publication is said by field', async () => {
  const teacher = await newUser('teacher')
  const { textbookId } = await teacher(textbookApi.createTextbook, { name: '外贸单证' })
  const read = await teacher(textbookApi.getForEdit, { textbookId })
  expect(read).toMatchObject({ state: 'draft', unreleased: 0, chapters: 0 })
  expect(read.name).toEqual({ text: '外贸单证', language: 'zh' })
  expect(read.lacks).toEqual([
    { field: 'isbn', lack: 'isbnMissing' },
    { field: 'publisher', lack: 'publisherMissing' },
    { field: 'author', lack: 'authorMissing' },
    { field: 'chapters', lack: 'noChapter' },
  ])
  expect(read.can.publish.why).toMatchObject({ id: 'textbook.incomplete' })
  await expect(teacher(textbookApi.publish, { textbookId })).rejects.toMatchObject(
    refusal('textbook.incomplete'),
  )
})

test('an ISBN has exactly 13 digits; hyphens are left out, a wrong check digit is taken', async () => {
  const teacher = await newUser('teacher')
  const { textbookId, page } = await completeTextbook(teacher)
  const lacks = async (isbn: string) => {
    await page.save([set('head', 'isbn', isbn)])
    return (await teacher(textbookApi.getForEdit, { textbookId })).lacks
  }
  for (const isbn of ['978750865129', '97875086512934', '978750865129X']) {
    expect(await lacks(isbn)).toEqual([{ field: 'isbn', lack: 'isbnWrong' }])
  }
  expect(await lacks('978-7-5086-5129-4')).toEqual([])
})

test('a textbook without chapters, or with incomplete ones, is not published', async () => {
  const teacher = await newUser('teacher')
  const { textbookId, page } = await completeTextbook(teacher)
  await page.save([set('head', 'offered', 'both'), set('head', 'name.en', 'Trade practice')])
  const { lacks } = await teacher(textbookApi.getForEdit, { textbookId })
  expect(lacks).toEqual([{ field: 'chapters', lack: 'chaptersIncomplete' }])
  const publish = () => teacher(textbookApi.publish, { textbookId })
  await expect(publish()).rejects.toMatchObject(refusal('textbook.chaptersIncomplete'))
  await page.save([
    set('head', 'offered', 'zh'),
    ...['c-3', 'c-2', 'c-1'].map((key) => set(key, '', null)),
  ])
  await expect(publish()).rejects.toMatchObject(refusal('textbook.noChapter'))
})

test('publication shows the whole draft; later changes wait for their release', async () => {
  const teacher = await newUser('teacher')
  const { textbookId, page } = await publishedTextbook(teacher)
  const read = () => visitor(textbookApi.getTextbook, { textbookId })
  expect(
    (await read()).chapters.map(({ number, depth, name }) => [number, depth, name.text]),
  ).toEqual([
    ['1', 0, '贸易术语'],
    ['1.1', 1, '适用于任何运输方式的术语'],
    ['1.1.1', 2, '货交承运人'],
  ])
  await expect(teacher(textbookApi.release, { textbookId })).rejects.toMatchObject(
    refusal('textbook.nothingNew'),
  )
  await page.save([
    set('head', 'author', '李卫东'),
    chapter('c-4', '结算', null, 'a1'),
    set('c-4', 'introduction.zh', '汇付、托收、信用证'),
  ])
  expect(await read()).toMatchObject({ author: '陈海燕' })
  expect((await read()).chapters).toHaveLength(3)
  expect(await teacher(textbookApi.getForEdit, { textbookId })).toMatchObject({ unreleased: 2 })
  const preview = await teacher(textbookApi.getPreview, { textbookId })
  expect(preview).toMatchObject({ author: '李卫东' })
  expect(await teacher(textbookApi.release, { textbookId })).toEqual({ changes: 2 })
  expect(await read()).toMatchObject({ author: '李卫东' })
  expect((await read()).chapters.map(({ number }) => number)).toEqual(['1', '1.1', '1.1.1', '2'])
})

test('a reader of the other language gets what is there, marked', async () => {
  const teacher = await newUser('teacher')
  const { textbookId, page } = await completeTextbook(teacher)
  await page.save([set('head', 'name.en', 'Not offered')])
  await teacher(textbookApi.publish, { textbookId })
  const { kernel } = app
  const answer = await kernel.app.inject({
    url: `/api/Textbook/GetTextbook?textbookId=${textbookId}`,
    headers: { 'accept-language': 'en-US' },
  })
  expect(answer.json()).toMatchObject({
    data: { offered: 'zh', name: { text: '国际贸易实务', language: 'zh' } },
  })
})

test('an unpublished textbook leaves the list, its page and the sitemap, and returns', async () => {
  const teacher = await newUser('teacher')
  const { textbookId } = await publishedTextbook(teacher, '报检实务')
  const path = `/textbook/${textbookId}`
  const listed = async () => (await sitemapEntries({ db })).some((one) => one.path === path)
  expect(await listed()).toBe(true)
  await teacher(textbookApi.unpublish, { textbookId })
  expect(await listed()).toBe(false)
  await expect(visitor(textbookApi.getTextbook, { textbookId })).rejects.toMatchObject(
    refusal('textbook.notFound'),
  )
  expect((await visitor(textbookApi.getList, { keyword: '报检实务' })).total).toBe(0)
  const { items } = await teacher(textbookApi.getMyTextbooks, {})
  expect(items[0]).toMatchObject({ state: 'unpublished', next: 'publish' })
  await expect(teacher(textbookApi.unpublish, { textbookId })).rejects.toMatchObject(
    refusal('textbook.notPublished'),
  )
  await teacher(textbookApi.publish, { textbookId })
  expect(await listed()).toBe(true)
})

test('the public list is searched by name, author, publisher, ISBN, chapter, pinyin and a near miss', async () => {
  const teacher = await newUser('teacher')
  const { textbookId, page } = await completeTextbook(teacher, '国际货运代理')
  await page.save([
    set('head', 'isbn', '9787111213826'),
    set('head', 'publisher', '港口大学出版社'),
    set('c-3', 'name.zh', '提单的签发'),
  ])
  await teacher(textbookApi.publish, { textbookId })
  const ids = async (keyword: string) =>
    (await visitor(textbookApi.getList, { keyword })).items.map((one) => one.textbookId)
  for (const keyword of [
    '货运代理',
    '9787111213826',
    '978-7-111-21382-6',
    '港口大学',
    '提单',
    'huoyundaili',
  ]) {
    expect(await ids(keyword), keyword).toEqual([textbookId])
  }
  expect(await ids('陈海燕')).toContain(textbookId)
  expect((await visitor(textbookApi.getList, { keyword: '活运代理' })).meant).not.toBeNull()
  expect(await ids('半导体')).toEqual([])
})

test('my textbooks are searched, filtered and counted, with the next step of each', async () => {
  const teacher = await newUser('teacher')
  const { textbookId, page } = await publishedTextbook(teacher, '国际结算')
  await teacher(textbookApi.createTextbook, { name: '外贸函电' })
  const mine = (input: object) => teacher(textbookApi.getMyTextbooks, input)
  const { items, counts } = await mine({})
  expect(items.map(({ name, next }) => [name.text, next])).toEqual([
    ['外贸函电', 'describe'],
    ['国际结算', 'none'],
  ])
  expect(counts.map(({ count }) => count)).toEqual([2, 1, 1, 0, 0])
  await page.save([set('c-1', 'name.zh', '票据')])
  expect((await mine({ state: 'changed' })).items).toMatchObject([
    { textbookId, unreleased: 1, next: 'release' },
  ])
  expect((await mine({ keyword: '陈海' })).items).toMatchObject([{ textbookId }])
  expect((await mine({ keyword: '外贸', state: 'published' })).total).toBe(0)
  expect((await mine({ sort: 'name' })).items[0]!.name.text).toBe('国际结算')
})

test('a textbook is deleted, restored within 30 days, and gone after them', async () => {
  const teacher = await newUser('teacher')
  const { textbookId } = await publishedTextbook(teacher, '海关概论')
  await teacher(textbookApi.deleteTextbook, { textbookId })
  await expect(teacher(textbookApi.getForEdit, { textbookId })).rejects.toMatchObject(
    refusal('textbook.deleted'),
  )
  const [gone] = (await teacher(textbookApi.getMyTextbooks, { state: 'deleted' })).items
  expect(Date.parse(gone!.keptUntil!) - Date.parse(gone!.deletedAt!)).toBe(30 * 86_400_000)
  await forgetDeleted.run(app.kernel, undefined as never, {} as never)
  await teacher(textbookApi.restoreTextbook, { textbookId })
  await expect(teacher(textbookApi.restoreTextbook, { textbookId })).rejects.toMatchObject(
    refusal('textbook.notDeleted'),
  )
  expect(await teacher(textbookApi.getForEdit, { textbookId })).toMatchObject({ chapters: 3 })
  await teacher(textbookApi.deleteTextbook, { textbookId })
  const old = sql`now() - interval '31 days'`
  await db.update(textbooks).set({ deletedAt: old }).where(eq(textbooks.id, textbookId))
  await forgetDeleted.run(app.kernel, undefined as never, {} as never)
  await expect(teacher(textbookApi.restoreTextbook, { textbookId })).rejects.toMatchObject(
    refusal('textbook.unknown'),
  )
})

test('a textbook that courses use is not deleted, and names those that its owner may know', async () => {
  const [teacher, colleague] = [await newUser('teacher'), await newUser('teacher')]
  const { textbookId } = await publishedTextbook(teacher)
  const given = { ownerId: colleague.id, name: '外贸入门' }
  const { courseId } = await newCourse(given)
  const hidden = await newCourse({ ...given, published: false } as never)
  for (const id of [courseId, hidden.courseId]) {
    await db.update(courses).set({ textbookId }).where(eq(courses.id, id))
  }
  await db
    .update(courses)
    .set({ publishStatus: 'unpublished' })
    .where(eq(courses.id, hidden.courseId))
  const refused = await teacher.ask(textbookApi.deleteTextbook, { textbookId })
  expect(refused.envelope).toMatchObject({ error: 'textbook.used' })
  expect(refused.envelope.msg).toContain('外贸入门、其他教师的 1 门课程')
  const { uses } = await visitor(textbookApi.getTextbook, { textbookId })
  expect(uses).toMatchObject([{ courseId, name: '外贸入门' }])
  const [card] = (await visitor(textbookApi.getList, { keyword: '国际贸易实务' })).items.filter(
    (one) => one.textbookId === textbookId,
  )
  expect(card).toMatchObject({ courses: 1 })
})

test('a textbook of an ISBN that is there already is found: own drafts and published ones', async () => {
  const [teacher, colleague] = [await newUser('teacher'), await newUser('teacher')]
  const isbn = '9787300250779'
  const made = await teacher(textbookApi.createTextbook, { name: '草稿', isbn })
  const of = async (person: typeof teacher, except?: number) =>
    (await person(textbookApi.findByIsbn, { isbn: '978-7-300-25077-9', ...(except && { except }) }))
      .found
  expect(await of(teacher)).toMatchObject([{ textbookId: made.textbookId, isOwn: true }])
  expect(await of(teacher, made.textbookId)).toEqual([])
  expect(await of(colleague)).toEqual([])
  const { textbookId, page } = await completeTextbook(teacher, '公开的教材')
  await page.save([set('head', 'isbn', isbn)])
  await teacher(textbookApi.publish, { textbookId })
  expect(await of(colleague)).toMatchObject([
    { textbookId, isOwn: false, path: `/textbook/${textbookId}` },
  ])
})

test('nobody but its owner opens, previews, publishes, releases or deletes a textbook', async () => {
  const teacher = await newUser('teacher')
  const { textbookId } = await completeTextbook(teacher)
  const { publish, release, unpublish, deleteTextbook, restoreTextbook } = textbookApi
  for (const role of ['teacher', 'admin', 'reviewer'] as const) {
    const other = await newUser(role)
    const unknown = refusal('textbook.unknown')
    for (const read of [textbookApi.getForEdit, textbookApi.getPreview] as const) {
      await expect(other(read, { textbookId })).rejects.toMatchObject(unknown)
    }
    for (const act of [publish, release, unpublish, deleteTextbook, restoreTextbook] as const) {
      await expect(other(act as typeof publish, { textbookId })).rejects.toMatchObject(unknown)
    }
  }
  await expect(visitor(textbookApi.getTextbook, { textbookId })).rejects.toMatchObject(
    refusal('textbook.notFound'),
  )
})
