import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Folders } from './folders.ts'
import { exists, makeServerFolder } from './folders.ts'
import type { RunAs } from './run-as.ts'

export const superuser = 'farsail'

const major = '18'

/** Creates the database folder if there is none; refuses one of another major version. */
export async function ensureCluster(
  folders: Folders,
  binaries: Binaries,
  user: RunAs | undefined,
): Promise<void> {
  if (exists(folders.data)) {
    const version = readFileSync(join(folders.data, 'PG_VERSION'), 'utf8').trim()
    if (version === major) return
    throw new Error(
      `${folders.data} was made by PostgreSQL ${version}, this is ${major}. Take a backup with the ` +
        'version of Farsail that made it (npm run backup) and restore it into a new folder.',
    )
  }
  ensurePassword(folders, user)
  for (const name of readdirSync(folders.home)) {
    if (name.startsWith('data.new')) rmSync(join(folders.home, name), { recursive: true })
  }
  // Created under another name and renamed, so that an interrupted initdb never looks like a database.
  const draft = join(folders.home, 'data.new')
  makeServerFolder(draft, user)
  await run(binaries.initdb, initdbOptions(draft, folders.password), folders.home, user)
  renameSync(draft, folders.data)
}

function initdbOptions(data: string, password: string): string[] {
  // The provider `builtin` sorts alike on every machine; only Linux is certain to have C.UTF-8.
  const characterType = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  return [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--lc-collate=C',
    `--lc-ctype=${characterType}`,
    '--data-checksums',
  ]
}

export function readPassword(folders: Folders): string {
  try {
    return readFileSync(folders.password, 'utf8').trim()
  } catch (cause) {
    throw new Error(`The database password cannot be read from ${folders.password}`, { cause })
  }
}

function ensurePassword({ password }: Folders, user: RunAs | undefined): void {
  if (exists(password)) return
  writeFileSync(password, randomBytes(24).toString('base64url') + '\n', { mode: 0o600 })
  if (user) chownSync(password, user.uid, user.gid)
}

function run(program: string, args: string[], cwd: string, user: RunAs | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, ...user, env: cleanEnvironment() })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', fail)
    child.on('close', (code, signal) => {
      if (code === 0) return done()
      fail(new Error(`initdb failed (${signal ?? code}):\n${output.trim()}`))
    })
  })
}

/** Removes PGDATA, PGOPTIONS and the like of the caller's shell, which must not reach our server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}
