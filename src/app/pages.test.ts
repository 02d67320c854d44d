import { expect, test } from 'vitest'
import { locales, withLocale } from '#src/shared/locale.ts'
import { readAddress } from '#src/server/pages/page-address.ts'
import { paths } from '#src/web/paths.ts'
import { routeMatcher, variants } from '#src/server/pages/route-match.ts'
import { routes } from './pages.ts'

const findRow = routeMatcher(routes)

test('the route table in its three forms, each address finding its own row', () => {
  const table = routes.flatMap((row) =>
    variants(row.path).map((path) => {
      const example = path.replace(/:\w+/g, '1')
      for (const form of [example, ...locales.map((locale) => withLocale(locale, example))]) {
        expect(findRow(readAddress(form).path), form).toBe(row)
      }
      return `${path} · ${row.access} · ${row.layout}`
    }),
  )
  expect(table).toMatchSnapshot()
})

test('every path function leads to a row, in both languages', () => {
  const course = { courseId: 5, kind: 'premium' as const }
  const open = { courseId: 5, kind: 'open' as const }
  const given: Partial<Record<keyof typeof paths, unknown[][]>> = {
    article: [[5]],
    task: [[5], [5, 'comment']],
    assignment: [[5]],
    courses: [['premium'], ['open']],
    courseList: [['premium', { keyword: '信用证', page: 2 }], ['open']],
    course: [[course], [course, 'catalog'], [open, 'comment', { page: 2 }]],
    manageCourses: [['premium'], ['open']],
    createCourse: [['premium'], ['open']],
    editCourse: [
      [course, 'edit'],
      [open, 'chapter'],
    ],
    myCourses: [['premium'], ['open']],
    study: [
      ['premium', 5],
      ['open', 5, 9],
    ],
    semester: [[3]],
    interaction: [[5]],
    package: [[5], [5, 'video']],
    packageResource: [[5, 6]],
    resource: [[6]],
    sport: [[2]],
    sportReward: [[2]],
    editTextbook: [[4]],
    editTextbookChapters: [[4]],
    login: [[], ['/zh-CN/course?page=2']],
    adminVerification: [[7]],
    adminPerson: [[7], [7, { tab: 'log' }]],
  }
  const all = Object.entries(paths).flatMap(([name, path]) =>
    (given[name as keyof typeof paths] ?? [[]]).map((args) => {
      const [zh, en] = locales.map((locale) =>
        (path as (...all: unknown[]) => string)(locale, ...args),
      )
      expect(en).toBe(zh?.replace('/zh-CN', '/en-US'))
      const row = findRow(readAddress(zh ?? '').path)
      expect(row, name).toBeDefined()
      return `${name}: ${zh} → ${row?.path}`
    }),
  )
  expect(all).toMatchSnapshot()
})

test('words of an address go before parameters, and nothing else is a page', () => {
  expect(findRow('/course/list')?.path).toBe('/course/list')
  expect(findRow('/course/5')?.path).toContain(':courseId')
  expect(findRow('/smooc/study/semesters/3')?.path).toBe('/smooc/study/semesters/:semesterId')
  expect(findRow('/course/5/other')).toBeUndefined()
  expect(findRow('/course/5/intro/x')).toBeUndefined()
})

test('a row of the database has one address', () => {
  for (const id of ['01', '1e0', '1.0', '%31', '0', '-1', 'x']) {
    expect(findRow(`/course/${id}`), id).toBeUndefined()
  }
  expect(findRow('//course///5')).toBeUndefined()
})
