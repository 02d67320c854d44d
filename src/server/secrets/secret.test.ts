import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSecret, sign } from './secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farsail-secret-'))
})
afterEach(() => rm(folder, { recursive: true }))
const open = (secret?: string) =>
  openSecret({ FARSAIL_DATA: join(folder, 'data'), FARSAIL_SECRET: secret })

test('a setting wins', async () => {
  expect(await open('x'.repeat(32))).toBe('x'.repeat(32))
})

test('a secret is made once, for processes that start at once too, and only we may read it', async () => {
  const made = await Promise.all([open(), open(), open()])
  expect(new Set([...made, await open()]).size).toBe(1)
  expect(made[0]).toMatch(/^[\w-]{43}$/)
  expect((await stat(join(folder, 'data', 'secret'))).mode & 0o777).toBe(0o600)
})

test('a file that holds no secret is refused, not used', async () => {
  await open()
  await writeFile(join(folder, 'data', 'secret'), '\n')
  await expect(open()).rejects.toThrow('no usable secret')
})

test('a signature counts for its purpose only', () => {
  expect(sign('k', 'a', 'text')).not.toBe(sign('k', 'b', 'text'))
})
