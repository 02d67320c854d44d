import crypto from 'node:crypto'
import { expect, test } from 'vitest'
import {
  placeholderHash,
  hashPassword,
  isCommonPassword,
  verifyPassword,
} from './server/password.ts'

const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

test('a hash is salted, holds its settings, and matches one password', async () => {
  const [one, other] = await Promise.all([
    hashPassword('船到桥头', 64),
    hashPassword('船到桥头', 64),
  ])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword(one, '船到桥头')).toBe(true)
  expect(await verifyPassword(one, '船到桥头 ')).toBe(false)
})

test('a foreign hash is checked with its own settings', async () => {
  const nonce = Buffer.from('somesaltsomesalt')
  const tag = crypto.argon2Sync('argon2id', {
    message: 'pässword',
    nonce,
    memory: 256,
    passes: 3,
    parallelism: 2,
    tagLength: 24,
  })
  const stored = `$argon2id$v=19$m=256,t=3,p=2$${plain(nonce)}$${plain(tag)}`
  // The argument has a combining mark.
  expect(await verifyPassword(stored, 'pa\u0308ssword')).toBe(true)
})

test('the placeholder hash matches no password', async () => {
  expect(await verifyPassword(placeholderHash(64), '')).toBe(false)
})

test.each(['12345678', 'Password', 'a12345678', 'P@ssw0rd', '12121212', 'qwertyuiop!!'])(
  '%s is common',
  (password) => expect(isCommonPassword(password)).toBe(true),
)
test.each(['harbour-Blue-77', '一帆风顺到彼岸呀', 'correct horse battery'])(
  '%s is not',
  (password) => expect(isCommonPassword(password)).toBe(false),
)
