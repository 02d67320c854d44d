import { expect, test } from 'vitest'
import { readTokenRecord } from './token-record.ts'

const token = 'abcdefghijklmnop'
const record = { access_token: token, expires: 5 }

test.each([
  ['the record', JSON.stringify(record), record],
  ['JSON of its JSON', JSON.stringify(JSON.stringify(record)), record],
  ['an object with token', JSON.stringify({ token }), { access_token: token, expires: 0 }],
  [
    'an object with accessToken',
    JSON.stringify({ accessToken: token, expires: '5' }),
    { access_token: token, expires: 5 },
  ],
  ['the bare token', token, { access_token: token, expires: 0 }],
  ['the bare token as JSON', JSON.stringify(token), { access_token: token, expires: 0 }],
  ['a renewed record', JSON.stringify({ ...record, renews: 'b' }), { ...record, renews: 'b' }],
])('%s is read', (_name, text, expected) => {
  expect(readTokenRecord(text)).toEqual(expected)
})

test.each([
  null,
  undefined,
  '',
  // The mark of a token that belongs to no session.
  '-',
  'short',
  '{"access_token":',
  '[]',
  'null',
  '{}',
  '{"access_token":""}',
  '{"access_token":7}',
  JSON.stringify(JSON.stringify(JSON.stringify(record))),
])('%j is no record', (text) => {
  expect(readTokenRecord(text)).toBeUndefined()
})
