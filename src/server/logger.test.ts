import { expect, test } from 'vitest'
import { openLogger, safeUrl } from './logger.ts'

function logged(...args: [object, string]): string {
  let line = ''
  const log = openLogger({ LOG_LEVEL: 'info' }, { write: (text: string) => void (line += text) })
  log.info(...args)
  return line
}

test.each([
  { token: 'SECRET' },
  { req: { headers: { authorization: 'SECRET', cookie: 'SECRET', token: 'SECRET' } } },
  { body: { password: 'SECRET', code: 'SECRET' } },
  { user: { newPassword: 'SECRET' } },
])('credentials are not logged: %j', (fields) => {
  expect(logged(fields, 'x')).not.toContain('SECRET')
})

test("an error's code is", () => {
  const err = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
  expect(logged({ err }, 'x')).toContain('ECONNREFUSED')
})

test.each([
  ['/a', '/a'],
  ['/a?keyword=海关&page=2', '/a?keyword=海关&page=2'],
  ['/files/1/a?e=5&s=abc', '/files/1/a?e=5&s=…'],
  ['/a?access_token=x&Code=1&password=&b', '/a?access_token=…&Code=…&password=…&b'],
  ['/a?%74oken=x', '/a?%74oken=…'],
  ['/a?%zz=x', '/a?%zz=x'],
])('%s is logged as %s', (url, safe) => {
  expect(safeUrl(url)).toBe(safe)
})
