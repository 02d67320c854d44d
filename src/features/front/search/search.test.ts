import { expect, test } from 'vitest'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { openWorld } from '#tests/world.ts'
import { publishedCourses } from '#src/features/learning/course/tags.ts'
import { searchApi } from './contract.ts'

const { app, visitor, newCourse } = await openWorld()

const premium = await newCourse({ name: '报关实务', nameEn: 'Customs practice' })
const open = await newCourse({ name: '报关', kind: 'open', teachers: [{ name: '周文斌' }] })
const hidden = await newCourse({ name: '报关内幕', publishStatus: 'unpublished' })
const idsOf = ({ courses }: AnswerOf<typeof searchApi.getSuggestions>) =>
  courses.map(({ courseId }) => courseId)

test('courses of both kinds are suggested, the best match first and what is not published never', async () => {
  const typed = await visitor(searchApi.getSuggestions, { kind: 'premium', keyword: '报' })
  expect(idsOf(typed)).toEqual([premium.courseId, open.courseId])
  expect(typed.courses[0]!.ranges).toEqual([[0, 1]])
  const exact = await visitor(searchApi.getSuggestions, { kind: 'premium', keyword: '报关' })
  expect(idsOf(exact)).toEqual([open.courseId, premium.courseId])
  expect(idsOf(exact)).not.toContain(hidden.courseId)
})

test('a category and a teacher are suggested where a course is found by them', async () => {
  const category = await visitor(searchApi.getSuggestions, { kind: 'open', keyword: 'guojimaoyi' })
  expect(category.categories).toEqual([{ slug: 'trade', name: '国际贸易实务', ranges: [[0, 4]] }])
  const teacher = await visitor(searchApi.getSuggestions, { kind: 'open', keyword: 'zhouw' })
  expect(teacher.teachers).toEqual([{ name: '周文斌', ranges: [[0, 2]] }])
})

test('a misspelt word is corrected; a word that resembles nothing suggests nothing', async () => {
  const found = await visitor(searchApi.getSuggestions, { kind: 'open', keyword: '保关' })
  expect(found.meant).toBe('报关')
  expect(await visitor(searchApi.getSuggestions, { kind: 'open', keyword: '量子力学' })).toEqual({
    meant: null,
    courses: [],
    categories: [],
    teachers: [],
  })
})

test('suggestions follow a change of the courses', async () => {
  const asked = { kind: 'premium', keyword: '背对背' } as const
  expect(idsOf(await visitor(searchApi.getSuggestions, asked))).toEqual([])
  const { courseId } = await newCourse({ name: '背对背信用证' })
  app.kernel.events.publish('changed', [publishedCourses])
  expect(idsOf(await visitor(searchApi.getSuggestions, asked))).toEqual([courseId])
})
