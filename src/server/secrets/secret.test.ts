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

test('a configured secret is used', async () => {
  expect(await open('x'.repeat(32))).toBe('x'.repeat(32))
})

test('a secret is generated once, also by simultaneous starts, in a file that only its owner can read', async () => {
  const made = await Promise.all([open(), open(), open()])
  expect(new Set([...made, await open()]).size).toBe(1)
  expect(made[0]).toMatch(/^[\w-]{43}$/)
  expect((await stat(join(folder, 'data', 'secret'))).mode & 0o777).toBe(0o600)
})

test('a file without a usable secret is refused', async () => {
  await open()
  await writeFile(join(folder, 'data', 'secret'), '\n')
  await expect(open()).rejects.toThrow('no usable secret')
})

test('a signature differs for each purpose', () => {
  expect(sign('k', 'a', 'text')).not.toBe(sign('k', 'b', 'text'))
})
