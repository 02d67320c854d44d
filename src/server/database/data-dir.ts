import { resolve } from 'node:path'

/**
 * The folder of all state when FARSAIL_DATA is not set. As root it cannot be the work tree: PostgreSQL
 * refuses root, and the user that runs it instead cannot enter root's home.
 */
export function defaultDataDir(): string {
  return process.getuid?.() === 0
    ? '/var/lib/farsail'
    : resolve(import.meta.dirname, '..', '..', '..', 'data')
}
