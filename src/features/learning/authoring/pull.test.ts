import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { choiceOf, make } from '#src/features/content/bank/test-bank.ts'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { aTextbook, chapter, set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { authoringApi } from './contract.ts'

const { newUser, app } = await openWorld()
const { db } = app.kernel

const item = (key: string, type: string, body: unknown, parent = 'c-1') =>
  set(key, '', {
    ...{ kind: 'item', type, place: { parent, order: 'a0' }, trial: false, body },
    name: { zh: key, en: '' },
  })

async function aBook(teacher: Person) {
  const { textbookId, draftId } = await aTextbook(teacher)
  const page = windowOf(teacher, draftId, 'book')
  await page.open()
  const { questionId, versionId } = await make(teacher, choiceOf('FOB?'))
  await page.save([
    chapter('c-1', '第一章'),
    item('i-1', 'quiz', { questions: [{ questionId, versionId, points: 2 }], passPercent: 60 }),
  ])
  return { textbookId, page }
}

async function aCourse(teacher: Person) {
  const made = await teacher(authoringApi.createCourse, { kind: 'premium', name: '外贸' })
  const page = windowOf(teacher, made.draftId, 'course')
  await page.open()
  return { ...made, page }
}

const takeAll = async (teacher: Person, courseId: number, textbookId: number) => {
  const { entries } = await teacher(authoringApi.getPull, { courseId, textbookId })
  const take = entries.map(({ id }) => id)
  return teacher(authoringApi.pull, { courseId, textbookId, take })
}

test('a textbook is copied with its questions, and its later changes are taken over and taken back', async () => {
  const teacher = await newUser('teacher')
  const book = await aBook(teacher)
  const { courseId, draftId, page } = await aCourse(teacher)
  const { textbookId } = book
  expect(await teacher(authoringApi.getPull, { courseId })).toMatchObject({ textbook: null })
  expect(await teacher(authoringApi.getPull, { courseId, textbookId })).toMatchObject({
    ...{ isFirst: true, textbook: { name: { zh: '国际贸易实务' } } },
    entries: [
      { id: 'added:c-1', take: true },
      { id: 'added:i-1', take: true },
    ],
  })
  const first = await takeAll(teacher, courseId, textbookId)
  expect(first).toMatchObject({ changed: 2, stateId: expect.any(Number) })
  const records = await page.open()
  expect(records.get('head')).toMatchObject({ textbookId })
  expect(records.get('i-1')).toMatchObject({ type: 'quiz', from: { key: 'i-1', textbookId } })
  expect(await teacher(authoringApi.getPull, { courseId })).toMatchObject({
    ...{ isFirst: false, entries: [] },
  })

  await book.page.save([set('c-1', 'name.zh', '绪论')])
  const found = await teacher(authoringApi.getPull, { courseId })
  expect(found.entries).toMatchObject([
    { id: 'changed:c-1:name', theirs: { zh: '绪论' }, ours: { zh: '第一章' } },
  ])
  const { stateId } = await takeAll(teacher, courseId, textbookId)
  expect((await page.open()).get('c-1')).toMatchObject({ name: { zh: '绪论' } })
  const { differences } = await teacher(draftApi.getState, { draftId, stateId: stateId! })
  await page.save(
    differences.map(({ key, before }) => set(key, '', before)),
    { kind: 'restore' },
  )
  expect((await page.open()).get('c-1')).toMatchObject({ name: { zh: '第一章' } })
  expect(await teacher(authoringApi.getPull, { courseId })).toMatchObject(found)
})

test('a course made with a textbook starts with its chapters and content', async () => {
  const teacher = await newUser('teacher')
  const { textbookId } = await aBook(teacher)
  const kept = { kind: 'premium', name: '外贸', textbookId } as const
  const { courseId, draftId } = await teacher(authoringApi.createCourse, kept)
  const records = await windowOf(teacher, draftId, 'course').open()
  expect(records.get('c-1')).toMatchObject({ name: { zh: '第一章' }, from: { textbookId } })
  expect(records.get('i-1')).toMatchObject({ type: 'quiz', from: { textbookId } })
  expect(await teacher(authoringApi.getPull, { courseId })).toMatchObject({
    ...{ isFirst: false, entries: [] },
  })
})

test('the same pull twice at once copies each chapter once', async () => {
  const teacher = await newUser('teacher')
  const { textbookId } = await aBook(teacher)
  const { courseId, page } = await aCourse(teacher)
  const take = ['added:c-1', 'added:i-1']
  const pull = () => teacher(authoringApi.pull, { courseId, textbookId, take })
  const both = await Promise.all([pull(), pull()])
  expect(both.map(({ changed }) => changed).toSorted((one, other) => one - other)).toEqual([0, 2])
  expect([...(await page.open()).values()].map(({ kind }) => kind).toSorted()).toEqual([
    'chapter',
    'course',
    'item',
    'teacher',
  ])
})

test('a pull that is refused binds no textbook', async () => {
  const teacher = await newUser('teacher')
  const { textbookId } = await aBook(teacher)
  const { courseId, draftId, page } = await aCourse(teacher)
  const full = `'{"kind":"chapter","place":{"parent":null,"order":"b0"},"name":{"zh":"","en":""},"introduction":{"zh":"","en":""}}'::jsonb`
  await db.execute(sql`
    insert into draft_records (draft_id, key, value, revision)
    select ${draftId}, 'x-' || n, ${sql.raw(full)}, 0 from generate_series(1, 5997) n`)
  const pull = teacher(authoringApi.pull, {
    courseId,
    textbookId,
    take: ['added:c-1', 'added:i-1'],
  })
  await expect(pull).rejects.toMatchObject(refusal('draft.tooLarge'))
  expect((await page.open()).get('head')).toMatchObject({ textbookId: null })
})

test('a deleted copy is offered and not taken by itself', async () => {
  const teacher = await newUser('teacher')
  const { textbookId } = await aBook(teacher)
  const { courseId, page } = await aCourse(teacher)
  await takeAll(teacher, courseId, textbookId)
  await page.open()
  await page.save([set('i-1', '', null)], { kind: 'delete' })
  expect((await teacher(authoringApi.getPull, { courseId })).entries).toMatchObject([
    { id: 'added:i-1', conflict: 'dropped', take: false },
  ])
})

test('the unpublished textbook of another person is unknown; strangers do not learn of a course', async () => {
  const teacher = await newUser('teacher')
  const { textbookId } = await aBook(await newUser('teacher'))
  const { courseId } = await aCourse(teacher)
  await expect(teacher(authoringApi.getPull, { courseId, textbookId })).rejects.toMatchObject(
    refusal('authoring.textbookUnknown'),
  )
  const stranger = await newUser('teacher')
  for (const call of [authoringApi.getPull, authoringApi.getCheck, authoringApi.getPreview]) {
    await expect(stranger(call, { courseId })).rejects.toMatchObject(refusal('draft.unknown'))
  }
  await expect(
    stranger(authoringApi.pull, { courseId, textbookId, take: ['added:c-1'] }),
  ).rejects.toMatchObject(refusal('draft.unknown'))
})

test('a check names each place; the preview shows the draft in both languages', async () => {
  const teacher = await newUser('teacher')
  const { courseId, page } = await aCourse(teacher)
  const link = '<p><a href="/course/999999">x</a> <a href="/nowhere">y</a></p>'
  await page.save([chapter('c-1', '第一章'), item('i-1', 'text', { zh: link, en: '' })])
  const { problems } = await teacher(authoringApi.getCheck, { courseId })
  const brief = problems.map(({ key, field, blocks, number }) =>
    [key, field, blocks ? 'blocks' : 'warns', number].join(' ').trim(),
  )
  expect(brief).toContain('head categoryId blocks')
  expect(brief).toContain('c-1 introduction.zh blocks 1')
  expect(brief.filter((one) => one === 'i-1 body.zh warns 1')).toHaveLength(2)
  const preview = await teacher(authoringApi.getPreview, { courseId })
  expect(preview).toMatchObject({
    offer: { name: { zh: '外贸' } },
    chapters: [{ number: '1', items: [{ type: 'text', file: null }] }],
  })
})
