import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
} from 'node:fs'
import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findBinaries, linkLibraries } from './binaries.ts'
import { foldersIn } from './folders.ts'
import { chooseUser } from './run-as.ts'

const asRoot = process.getuid?.() === 0
const temp = mkdtempSync(join(tmpdir(), 'farsail-binaries-'))
chmodSync(temp, 0o755)
afterAll(() => rmSync(temp, { recursive: true }))

test('missing and broken library links are repaired, and a second repair changes nothing', () => {
  const root = newFolder()
  const lib = join(root, 'native', 'lib')
  mkdirSync(lib, { recursive: true })
  writeFileSync(join(lib, 'libicu.so.60.2'), 'icu')
  symlinkSync('nowhere', join(lib, 'libicu.so'))
  const links = ['libicu.so', 'libicu.so.60'].map((name) => ({
    source: 'native/lib/libicu.so.60.2',
    target: `native/lib/${name}`,
  }))
  writeFileSync(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  for (const _ of [1, 2]) {
    expect(linkLibraries(root)).toBe(true)
    expect(readFileSync(join(lib, 'libicu.so'), 'utf8')).toBe('icu')
    expect(lstatSync(join(lib, 'libicu.so.60')).isSymbolicLink()).toBe(true)
  }
})

test('binaries that npm left unreadable or without links are copied beside the data', () => {
  const home = newFolder()
  const user = chooseUser(foldersIn(home))
  const root = join(home, 'package')
  const installed = dirname(dirname(dirname(findBinaries(home, undefined).postgres)))
  cpSync(join(installed, 'native'), join(root, 'native'), { recursive: true })
  for (const name of readdirSync(join(root, 'native/lib'))) {
    const path = join(root, 'native/lib', name)
    if (lstatSync(path).isSymbolicLink()) rmSync(path)
  }
  // As root the server's user may not enter the folder; as a plain user the links cannot be made.
  chmodSync(join(root, 'native/lib'), asRoot ? 0o700 : 0o500)

  const found = findBinaries(home, user, { root, version: 'test' })
  expect(found.postgres).toContain('native-test')
  expect(execFileSync(found.postgres, ['--version'], { ...user, encoding: 'utf8' })).toContain(
    '18.',
  )
  expect(findBinaries(home, user, { root, version: 'test' })).toEqual(found)
  chmodSync(join(root, 'native/lib'), 0o700)
})

function newFolder(): string {
  const folder = mkdtempSync(join(temp, 'f-'))
  chmodSync(folder, 0o755)
  return folder
}
