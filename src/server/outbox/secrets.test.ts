import { expect, test } from 'vitest'
import { redacted } from './secrets.ts'
import { defineTemplates, secretUntil } from './templates.ts'

test.each([
  ['您的注册验证码是 314159，5 分钟内有效。', '您的注册验证码是 ••••••，5 分钟内有效。'],
  ['<p>314159</p> is your code', '<p>••••••</p> is your code'],
  ['3141 59', '••••••'],
  [
    '请打开 https://school.example:3000/zh-CN/auth/reset?token=a-b_c 设置',
    '请打开 https://school.example:3000/•••••• 设置',
  ],
  ['<a href="https://school.example/r/9">x</a>', '<a href="https://school.example/••••••">x</a>'],
  ['key 0123456789abcdefghijABCDEFGHIJ', 'key ••••••'],
])('the secret in %j is masked', (text, expected) => {
  expect(redacted(text)).toBe(expected)
  expect(redacted(expected)).toBe(expected)
})

test('a secret is valid as long as its template declares', () => {
  const { code, news } = defineTemplates('test', {
    code: { zh: '验证码', en: 'Code', secretMinutes: 5 },
    news: { zh: '通知', en: 'Notice' },
  })
  expect(secretUntil(code, 0)).toEqual(new Date(5 * 60_000))
  expect(secretUntil(news)).toBeNull()
})
