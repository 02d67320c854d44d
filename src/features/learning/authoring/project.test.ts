import { expect, test } from 'vitest'
import { choiceOf, make } from '#src/features/content/bank/test-bank.ts'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { chapter, set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import { draftOfCourse } from '#src/features/learning/course/server/draft-of-course.ts'
import { readOutline } from '#src/features/learning/course/server/outline.ts'
import { projectOutline } from '#src/features/learning/course/server/project-outline.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { authoringApi } from './contract.ts'

const { app, newUser, newCourse } = await openWorld()
const { db } = app.kernel

const item = (key: string, type: string, body: unknown, parent = 'c-1', order = 'a0') =>
  set(key, '', {
    ...{ kind: 'item', type, place: { parent, order }, trial: false, body },
    name: { zh: `${key} 名称`, en: '' },
  })

const release = (courseId: number, draftId: number) =>
  db.transaction((tx) => projectOutline(tx, app.kernel, { courseId, draftId }))

async function aCourse(teacher: Person) {
  const made = await teacher(authoringApi.createCourse, { kind: 'premium', name: '国际贸易实务' })
  const page = windowOf(teacher, made.draftId, 'page-one')
  await page.open()
  return { ...made, page }
}

const outline = async (courseId: number) =>
  (await readOutline(db, courseId, 'zh-CN')).map(({ number, name, items }) => ({
    ...{ number, name },
    items: items.map(({ itemId, kind, name: title }) => `${itemId} ${kind} ${title}`),
  }))

test('a release brings chapters, texts and quizzes to learners; a return keeps the ids', async () => {
  const teacher = await newUser('teacher')
  const question = await make(teacher, choiceOf('FOB?'))
  const { courseId, draftId, page } = await aCourse(teacher)
  const { questionId, versionId } = question
  await page.save([
    chapter('c-1', '第一章'),
    chapter('c-2', '第一节', 'c-1'),
    item('i-1', 'text', { zh: '<p>正文</p>', en: '' }),
    item(
      'i-2',
      'quiz',
      { questions: [{ questionId, versionId, points: 2 }], passPercent: 60 },
      'c-2',
    ),
    item('i-3', 'video', { userFileId: null }, 'c-2', 'a1'),
  ])
  expect(await outline(courseId)).toEqual([])
  await release(courseId, draftId)
  const live = await outline(courseId)
  expect(live).toMatchObject(
    [
      { number: '1', name: '第一章', items: [/ text i-1 名称$/] },
      { number: '1.1', name: '第一节', items: [/ quiz i-2 名称$/] },
    ].map(({ items, ...rest }) => ({
      ...rest,
      items: items.map((one) => expect.stringMatching(one)),
    })),
  )
  // The film waits for its file, so it is what readers do not see; the head waits for its approval.
  const { differences } = await teacher(draftApi.getDifferences, { draftId })
  expect(differences.map(({ key }) => key).sort()).toEqual(['head', 'i-3', 't-1'])

  const deleted = await page.open()
  await page.save([set('i-1', '', null), set('c-2', 'place', { parent: null, order: 'Zz' })])
  await release(courseId, draftId)
  expect(await outline(courseId)).toMatchObject([
    { number: '1', name: '第一节' },
    { number: '2', name: '第一章', items: [] },
  ])
  await page.save([
    item('i-1', 'text', { zh: '<p>正文</p>', en: '' }),
    set('c-2', 'place', deleted.get('c-2')!.place),
  ])
  await release(courseId, draftId)
  expect(await outline(courseId)).toEqual(live)
})

test('a course that was loaded with the school gets a draft that equals what learners see', async () => {
  const teacher = await newUser('teacher')
  const body = '<p>正文</p>'
  const { courseId } = await newCourse({
    ownerId: teacher.id,
    chapters: [
      {
        name: '第一章',
        children: [{ name: '第一节', items: [{ kind: 'text', name: '阅读', body }] }],
      },
      { name: '第二章' },
    ],
  })
  const before = await outline(courseId)
  const draftId = (await db.transaction((tx) => draftOfCourse(tx, courseId)))!
  const { differences } = await teacher(draftApi.getDifferences, { draftId })
  expect(differences).toEqual([])
  const page = windowOf(teacher, draftId, 'page-one')
  const [key] = [...(await page.open())].find(([, { kind }]) => kind === 'chapter')!
  await page.save([set(key, 'name.zh', '新的名称')])
  expect(await outline(courseId)).toEqual(before)
  await release(courseId, draftId)
  const after = await outline(courseId)
  expect(after.map(({ items }) => items)).toEqual(before.map(({ items }) => items))
  expect(after.map(({ name }) => name)).toContain('新的名称')
})

test('a name is enough: the profile and the last course give the rest', async () => {
  const teacher = await newUser('teacher')
  const { page } = await aCourse(teacher)
  const records = await page.open()
  expect(records.get('head')).toMatchObject({ name: { zh: '国际贸易实务', en: '' }, offered: 'zh' })
  expect(records.get('t-1')).toMatchObject({ kind: 'teacher', userId: teacher.id })
})
