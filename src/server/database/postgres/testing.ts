import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Connection } from './running.ts'

/** Inserts 0, 1, 2 … and returns how many were acknowledged before the connection broke. */
export async function writeUntilKilled(
  config: Connection,
  killAll: () => Promise<void>,
): Promise<number> {
  const client = new Client(config)
  client.on('error', () => {})
  await client.connect()
  let acknowledged = 0
  let killed: Promise<void> | undefined
  try {
    for (;;) {
      await client.query('insert into t values ($1)', [acknowledged])
      acknowledged++
      // Enough to lose; the writes go on while the processes die.
      if (acknowledged === 50) killed = killAll()
    }
  } catch {
    await killed
    return acknowledged
  }
}

/** Returns the first column of the first row. */
export async function value(config: Connection | undefined, statement: string): Promise<unknown> {
  const client = new Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

export async function until(done: () => boolean): Promise<void> {
  for (let left = 500; !done(); left--) {
    if (left === 0) throw new Error('did not happen within 5 seconds')
    await sleep(10)
  }
}
