import { expect, test } from 'vitest'
import { centerMenu } from '#src/app/menus.ts'
import { entryOf } from './menu-entry.ts'

const without = (...paths: string[]) =>
  centerMenu.map((group) => ({
    ...group,
    entries: group.entries.filter(({ path }) => !paths.includes(path)),
  }))

test('a page without an entry belongs to the nearest one above it', () => {
  expect(entryOf(centerMenu, '/user/schedules/import')).toBe('/user/schedules')
  expect(entryOf(centerMenu, '/user/nothing')).toBeUndefined()
})

test('the page of subscription belongs to the calendar that the person is offered', () => {
  const subscribe = '/user/calendar/subscribe'
  expect(entryOf(without('/user/schedules'), subscribe)).toBe('/user/calendar')
  expect(entryOf(without('/user/calendar'), subscribe)).toBe('/user/schedules')
})
