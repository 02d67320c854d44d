import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codeMinutes } from '#src/features/people/account/contract.ts'
import { blotted, secretTemplates, secretUntil } from './secrets.ts'

const features = join(import.meta.dirname, '..', '..', 'features')

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
])('%s', (text, expected) => {
  expect(blotted(text)).toBe(expected)
  expect(blotted(expected)).toBe(expected)
})

test('what holds a code or a link is known by its template', () => {
  const sources = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(features, name), 'utf8'))
  const used = sources.flatMap((text) =>
    [...text.matchAll(/'([a-z]+\.\w*(?:Code|Link))'/g)].map(([, name = '']) => name),
  )
  expect(used).toContain('account.registerCode')
  expect(used.filter((name) => !(name in secretTemplates))).toEqual([])
})

test('a secret lives as long as its feature says', () => {
  expect(secretUntil('account.registerCode', 0)).toEqual(new Date(codeMinutes * 60_000))
  expect(secretUntil('message.digest')).toBeNull()
})
