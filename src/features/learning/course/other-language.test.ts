import { expect, test } from 'vitest'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { openWorld } from '#tests/world.ts'
import { courseApi } from './contract.ts'

const { newCourse, newUser } = await openWorld()

const english = {
  ...{ offered: 'en' as const, name: '', nameEn: 'Demurrage', introduction: '' },
  ...{ introductionEn: 'Days and money', content: '', contentEn: '<p>All of it</p>' },
  chapters: [
    {
      ...{ name: '', nameEn: 'Free time' },
      items: [{ kind: 'text' as const, name: '', nameEn: 'Rates', body: '', bodyEn: '<p>a</p>' }],
    },
  ],
}

test('a page in Chinese shows a course that is offered in English, and marks its texts', async () => {
  const { courseId, itemIds } = await newCourse(english)
  const reader = await newUser('student')
  const page = await reader(courseApi.getCourse, { courseId })
  expect(page).toMatchObject({
    ...{ name: 'Demurrage', introduction: 'Days and money', content: '<p>All of it</p>' },
    ...{ offered: 'en', foreign: ['name', 'introduction', 'content'] },
  })
  const { chapters } = await reader(courseApi.getCatalog, { courseId })
  expect(chapters).toMatchObject([
    { name: 'Free time', foreign: ['name'], items: [{ name: 'Rates', foreign: true }] },
  ])
  await reader(courseApi.join, { courseId, fee: 0 })
  const item = await reader(studyApi.getItem, { courseId, itemId: itemIds[0]! })
  expect(item).toMatchObject({
    ...{ name: 'Rates', foreign: true, chapter: { name: 'Free time', foreign: true } },
    text: { html: '<p>a</p>', foreign: true },
  })
})

test('a text in both languages is marked for nobody', async () => {
  const { courseId } = await newCourse({
    ...{ name: '滞期费', nameEn: 'Demurrage', introduction: '天与钱', introductionEn: 'Days' },
    chapters: [{ name: '免费期', nameEn: 'Free time' }],
  })
  const reader = await newUser('student')
  expect((await reader(courseApi.getCourse, { courseId })).foreign).toEqual([])
  const { chapters } = await reader(courseApi.getCatalog, { courseId })
  expect(chapters[0]!.foreign).toEqual([])
})
