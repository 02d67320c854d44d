import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openLogger, requestLogger } from './logger.ts'

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

test('the logger of a request adds the request id and hides credentials', () => {
  const lines: string[] = []
  const log = openLogger({ LOG_LEVEL: 'info' }, { write: (text: string) => void lines.push(text) })
  const own = requestLogger(log, { requestId: 'r-1' })
  own.info({ body: { password: 'SECRET' } }, 'x')
  own.child({ part: 'y' }).info('z')
  own.debug('quiet')
  log.info('not of a request')
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { requestId: 'r-1', msg: 'x', body: { password: '…' } },
    { requestId: 'r-1', part: 'y', msg: 'z' },
    { msg: 'not of a request' },
  ])
  expect(lines[2]).not.toContain('r-1')
})

test('the code of an error is logged', () => {
  const err = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
  expect(logged({ err }, 'x')).toContain('ECONNREFUSED')
})

test('a failed statement is logged without its values', () => {
  const cause = new pg.DatabaseError('duplicate key value', 1, 'error')
  cause.code = '23505'
  cause.detail = 'Key (phone)=(SECRET) already exists.'
  const failed = new DrizzleQueryError('insert into users values ($1)', ['a\nSECRET'], cause)
  for (const err of [failed, cause, new Error('outer', { cause: failed })]) {
    const line = logged({ err }, 'x')
    expect(line).not.toContain('SECRET')
    expect(line).toContain('duplicate key value')
  }
  expect(logged({ err: failed }, 'x')).toContain('insert into users values ($1)')
})
