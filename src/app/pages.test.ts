import { globSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { locales, withLocale } from '#src/shared/locale.ts'
import { readAddress } from '#src/server/pages/page-address.ts'
import { routeMatcher, variants } from '#src/server/pages/route-match.ts'
import { routes } from './pages.ts'

const findRow = routeMatcher(routes)

test('each address of the route table, without a locale and in both, finds its own row', () => {
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

test('every path function of every room builds an address that has a row', async () => {
  const course = { courseId: 5, kind: 'premium' as const }
  const open = { courseId: 5, kind: 'open' as const }
  const given: Record<string, unknown[][]> = {
    'course.home': [['premium'], ['open']],
    'course.list': [['premium', { keyword: '信用证', page: 2 }], ['open']],
    'course.course': [[course], [course, 'catalog'], [open, 'comment', { page: 2 }]],
    'course.manage': [['premium'], ['open']],
    'review.reviews': [[course], [open, { sort: 'helpful' }]],
    'study.myCourses': [['premium'], ['open']],
    'study.study': [
      ['premium', 5],
      ['open', 5, 9],
    ],
    'account.login': [[], ['/zh-CN/course?page=2']],
    ...Object.fromEntries(
      [
        'edit',
        'chapters',
        'content',
        'check',
        'preview',
        'publish',
        'teachers',
        'translations',
      ].map((name) => [`authoring.${name}`, [[course], [open]]]),
    ),
    'progress.own': [[course], [open]],
    'progress.learners': [[course, { state: 'all' }], [open]],
    'progress.figures': [[course], [open, { film: 7 }]],
    'certificate.certificate': [['7K2M94QXABCDEFGHJKMNPQRS']],
    'certificate.manage': [[course], [open]],
    'certificate.issued': [[course], [open, { keyword: '陈' }]],
    'task.answers': [[course], [open, { state: 'all' }]],
    'people.person': [[7], [7, { tab: 'log' }]],
  }
  const root = resolve(import.meta.dirname, '../..')
  const all: string[] = []
  for (const file of globSync('src/features/*/*/paths.ts', { cwd: root }).toSorted()) {
    const room = basename(dirname(file))
    const module = (await import(join(root, file))) as Record<string, unknown>
    const table = Object.entries(module).find(([name]) => name.endsWith('Paths'))?.[1]
    for (const [name, path] of Object.entries(table as Record<string, PathFunction>)) {
      for (const args of given[`${room}.${name}`] ?? [idsFor(path)]) {
        const address = path(...args)
        // A fragment never reaches the server.
        const [page] = address.split('#')
        const row = findRow(readAddress(withLocale('zh-CN', page!)).path)
        expect(row, `${room}.${name}`).toBeDefined()
        all.push(`${room}.${name}: ${address} → ${row?.path}`)
      }
    }
  }
  expect(all).toMatchSnapshot()
})
type PathFunction = (...given: unknown[]) => string

/** Returns an id for each parameter of an address that is none without them, so that a new room lists nothing here. */
const idsFor = (path: PathFunction): number[] =>
  path().includes('undefined') ? Array.from({ length: path.length }, () => 7) : []

test('fixed words take precedence over parameters, and unknown addresses have no row', () => {
  expect(findRow('/course/list')?.path).toBe('/course/list')
  expect(findRow('/course/5')?.path).toContain(':courseId')
  expect(findRow('/smooc/study/semesters/3')?.path).toBe('/smooc/study/semesters/:semesterId')
  expect(findRow('/course/5/other')).toBeUndefined()
  expect(findRow('/course/5/intro/x')).toBeUndefined()
})

test('an id is accepted only in its canonical decimal form', () => {
  for (const id of ['01', '1e0', '1.0', '%31', '0', '-1', 'x']) {
    expect(findRow(`/course/${id}`), id).toBeUndefined()
  }
  expect(findRow('//course///5')).toBeUndefined()
  // A code is read from paper and typed.
  expect(findRow('/verify/7K2M-94qx')?.path).toBe('/verify/:code')
  expect(findRow('/verify/a.b')).toBeUndefined()
})
