import { expect, test } from 'vitest'
import { routes } from '#src/app/pages.ts'
import type { AccountRole, CustomRole } from '#src/shared/viewer.ts'
import { offeredPages } from './offered-pages.ts'

const offered = (accountRole: AccountRole, ...customRoles: CustomRole[]) =>
  offeredPages(routes)({ accountRole, customRoles })
const office = (paths: readonly string[]) => paths.filter((path) => path.startsWith('/admin'))

test('menus offer the pages that the guards let a person open', () => {
  expect(offered('0')).toEqual(['/user/role'])
  const student = offered('1')
  expect(student).toEqual(expect.arrayContaining(['/course/mine', '/user/profiles']))
  expect(office(student)).toEqual([])
  expect(office(offered('2', 'editor'))).toEqual([])
  expect(office(offered('1', 'reviewer'))).toEqual([
    '/admin',
    '/admin/verifications',
    '/admin/courses',
    '/admin/schools',
    '/admin/reports',
  ])
  expect(office(offered('1', 'admin'))).toEqual(
    expect.arrayContaining(['/admin', '/admin/people', '/admin/audit', '/admin/outbox']),
  )
})

test('a person with a printed password is offered its replacement only, and nobody else is affected', () => {
  const offeredTo = offeredPages(routes)
  const person = { accountRole: '2', customRoles: ['admin'] } as const
  const of = (mustChangePassword: boolean) =>
    offeredTo({ ...person, customRoles: [...person.customRoles], mustChangePassword })
  expect(of(true)).toEqual(['/user/password'])
  expect(of(false)).toContain('/admin')
  expect(of(true)).toEqual(['/user/password'])
})

test('verification is offered to teachers and not to students, who may still open the page', () => {
  expect(offered('1')).not.toContain('/user/verification')
  expect(offered('2')).toContain('/user/verification')
  expect(offered('1', 'admin')).toContain('/user/verification')
})

test('a teacher is offered the teaching calendar in place of a learner’s own', () => {
  expect(offered('1')).toContain('/user/calendar')
  expect(offered('1')).not.toContain('/user/schedules')
  expect(offered('2')).toContain('/user/schedules')
  expect(offered('2')).not.toContain('/user/calendar')
})

test('public pages, unbuilt pages and pages with an id in their address are never offered', () => {
  const all = offered('2', 'admin', 'editor', 'reviewer')
  expect(all.filter((path) => path.includes(':') || !path.startsWith('/'))).toEqual([])
  expect(all).not.toContain('/course')
  const unbuilt = routes.filter(({ file }) => file === undefined).map(({ path }) => path)
  expect(all.filter((path) => unbuilt.includes(path))).toEqual([])
})
