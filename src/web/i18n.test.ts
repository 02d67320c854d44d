import { expect, test } from 'vitest'
import { formatsOf } from './i18n.tsx'

const now = new Date('2026-03-31T12:00:00Z')
const [minute, hour, day] = [60, 3600, 86_400]

test.each([
  [5, '5 seconds ago', '5秒前'],
  [59, '59 seconds ago', '59秒前'],
  [minute, '1 minute ago', '1分钟前'],
  [59 * minute, '59 minutes ago', '59分钟前'],
  [hour, '1 hour ago', '1小时前'],
  [23 * hour, '23 hours ago', '23小时前'],
  [3 * day, '3 days ago', '3天前'],
  [6 * day, '6 days ago', '6天前'],
  [7 * day, 'last week', '上周'],
  [29 * day, '4 weeks ago', '4周前'],
  [30 * day, 'last month', '上个月'],
  [200 * day, '6 months ago', '6个月前'],
])('%i seconds before now: %s', (seconds, en, zh) => {
  const then = new Date(now.getTime() - seconds * 1000)
  expect(formatsOf('en-US').relative(then, now)).toBe(en)
  expect(formatsOf('zh-CN').relative(then, now)).toBe(zh)
})
