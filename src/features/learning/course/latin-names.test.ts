import { expect, test } from 'vitest'
import { profileApi } from '#src/features/people/profile/contract.ts'
import { reviewApi } from '#src/features/learning/review/contract.ts'
import { openWorld } from '#tests/world.ts'
import type { AnswerOf, Endpoint } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import { courseApi } from './contract.ts'
import { courseReviews } from '#src/features/learning/review/tables.ts'

const { app, newUser, newCourse } = await openWorld()

async function read<E extends Endpoint>(endpoint: E, locale: Locale, query: string) {
  const url = `/api/${endpoint.path}?${query}`
  const headers = { 'accept-language': locale }
  const response = await app.kernel.app.inject({ url, headers })
  return response.json<{ data: AnswerOf<E> }>().data
}

const [zh, en] = ['zh-CN', 'en-US'] as const

async function namesOf(courseId: number, locale: Locale) {
  const course = await read(courseApi.getCourse, locale, `courseId=${courseId}`)
  // Each course has a list of its own, so that none is remembered from before it was made.
  const list = await read(courseApi.getList, locale, `kind=premium&keyword=${course.keywords[0]}`)
  const card = list.items.find((one) => one.courseId === courseId)
  expect(card?.teachers).toEqual(course.teachers)
  expect(course.teacherCards.map(({ name }) => name)).toEqual(course.teachers)
  return course.teachers
}

test('in English a teacher has the pinyin of a Chinese name, a reviewer its initial', async () => {
  const { courseId } = await newCourse({
    keywords: 'kwone',
    teachers: [{ name: '欧阳静' }, { name: 'Ada Lovelace' }],
  })
  const author = await newUser('student', { realName: '欧阳静' })
  await app.kernel.db
    .insert(courseReviews)
    .values({ courseId, userId: author.id, halves: 9, content: '好' })
  const by = async (locale: Locale) =>
    (await read(reviewApi.getReviews, locale, `courseId=${courseId}`)).items[0]!.realName
  expect(await namesOf(courseId, zh)).toEqual(['欧阳静', 'Ada Lovelace'])
  expect(await namesOf(courseId, en)).toEqual(['Ouyang Jing', 'Ada Lovelace'])
  expect([await by(zh), await by(en)]).toEqual(['欧＊＊', 'O**'])
})

test('a teacher with an account is spelt as in the profile, on every course and at once', async () => {
  const teacher = await newUser('unverified', { realName: '吕诗婷' })
  const teachers = [{ name: '吕诗婷', nameEn: 'An old copy', userId: teacher.id }]
  const [one, two] = [
    await newCourse({ keywords: 'kwtwo', teachers }),
    await newCourse({ keywords: 'kwthree', teachers }),
  ]
  expect(await namesOf(one.courseId, en)).toEqual(['Lyu Shiting'])
  await teacher(profileApi.updateStudentInfo, { realNameEn: 'Sarah Lü' })
  expect(await namesOf(one.courseId, en)).toEqual(['Sarah Lü'])
  expect(await namesOf(two.courseId, en)).toEqual(['Sarah Lü'])
  expect(await namesOf(two.courseId, zh)).toEqual(['吕诗婷'])
  await teacher(profileApi.updateStudentInfo, { realNameEn: '' })
  expect(await namesOf(one.courseId, en)).toEqual(['Lyu Shiting'])
})

test('a teacher without an account has the spelling of the course', async () => {
  const { courseId } = await newCourse({
    keywords: 'kwfour',
    teachers: [{ name: '陈海燕', nameEn: 'Petrel Chen' }],
  })
  expect(await namesOf(courseId, en)).toEqual(['Petrel Chen'])
})
