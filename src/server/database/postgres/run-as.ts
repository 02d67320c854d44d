import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

export type RunAs = { uid: number; gid: number }

/**
 * PostgreSQL refuses root. As root we use the owner of an existing database, else the user `postgres`,
 * else `nobody`; that user must have an entry in /etc/passwd, or initdb fails.
 */
export function chooseUser({ data }: { data: string }): RunAs | undefined {
  if (process.getuid?.() !== 0) return undefined
  const existing = statSync(data, { throwIfNoEntry: false })
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? []
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'PostgreSQL refuses to run as root and this machine has neither a user postgres nor nobody. ' +
      'Start Farsail as a plain user, or set DATABASE_URL.',
  )
}

/** Whether a user other than the current one may pass every folder down to this one. */
export function canEnter(folder: string, user: RunAs): boolean {
  if (!permits(folder, user, 1)) return false
  const parent = dirname(folder)
  return parent === folder || canEnter(parent, user)
}

/** `right`: 4 read, 2 write, 1 execute or enter. */
export function permits(path: string, { uid, gid }: RunAs, right: 1 | 2 | 4 | 5): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return false
  const shift = stat.uid === uid ? 6 : stat.gid === gid ? 3 : 0
  return ((stat.mode >> shift) & right) === right
}
