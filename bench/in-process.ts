import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { loadDemo } from '#demo/load.ts'
import { createApp } from '#src/app/create-app.ts'
import { prepareSchool } from '#src/app/prepare-school.ts'
import { readConfig } from '#src/config.ts'
import { createSession } from '#src/features/people/account/server/create-session.ts'
import { createUser } from '#src/features/people/account/server/new-user.ts'
import { openDatabase } from '#src/server/database/open-database.ts'
import { openLogger } from '#src/server/observe/logger.ts'
import { median } from './measure.ts'
import { cpuMs, postgresPids } from './proc.ts'

export interface Person {
  userId: number
  token: string
}

/**
 * Opens the product with its demo school in this process, on a database of its own, to measure single calls.
 * @param pages 'built': the pages too, for a browser, once `listen` was called
 */
export async function openInProcess({ pages = 'none' }: { pages?: 'none' | 'built' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'farsail-bench-'))
  // As root the database runs as another user, who must be able to enter.
  chmodSync(folder, 0o711)
  const config = readConfig({
    ...{ FARSAIL_DATA: folder, LOG_LEVEL: 'error', ARGON2_MEMORY_KIB: '1024' },
    RATE_PER_MINUTE: '1000000',
  })
  const log = openLogger(config)
  const database = await openDatabase(config, log, (why) => {
    throw new Error(why)
  })
  const app = await createApp({ config, database: database.config, log, pages })
  await prepareSchool(app.kernel, { demo: loadDemo })
  const { db, secret } = app.kernel

  /** Waits until the jobs of the demo school have ended, which would be measured too. */
  async function quiet() {
    for (;;) {
      const { rows } = await db.execute(
        sql`select from pgboss.job where state < 'completed' and start_after <= now() limit 1`,
      )
      if (rows.length === 0) return
      await sleep(200)
    }
  }
  await quiet()

  const newPerson = (username: string, accountRole: '1' | '2') =>
    db.transaction(async (tx): Promise<Person> => {
      const userId = await createUser(tx, { username, passwordHash: '', realName: '', accountRole })
      const session = await createSession(tx, {
        ...{ secret, userId, remember: false, userAgent: '', ip: '' },
      })
      return { userId, token: session.accessToken }
    })

  async function call<T>(path: string, { token }: Person, given: object): Promise<T> {
    const isGet = path.includes('/Get')
    const query = new URLSearchParams(given as Record<string, string>).toString()
    const response = await app.kernel.app.inject({
      ...{ method: isGet ? 'GET' : 'POST', headers: { token } },
      url: `/api/${path}${isGet ? `?${query}` : ''}`,
      ...(isGet ? {} : { payload: given }),
    })
    const { code, data, msg } = response.json<{ code: number; data: T; msg: string }>()
    if (code !== 0) throw new Error(`${path}: ${msg}`)
    return data
  }

  const cpu = () => cpuMs([process.pid, ...postgresPids(folder)])

  /**
   * @param first so many acts warm up: a connection plans a prepared statement six times, and an act that reads in
   * parallel uses several connections
   * @returns milliseconds of CPU of one act after these
   */
  async function measured(
    times: number,
    act: (at: number) => Promise<unknown>,
    first = 5,
  ): Promise<number> {
    for (let at = 0; at < first; at++) await act(at)
    const before = cpu()
    for (let at = first; at < first + times; at++) await act(at)
    return (cpu() - before) / times
  }

  /** The median of several samples, because jobs of the new school run beside the first ones. */
  async function measuredOften(
    [samples, times]: readonly [samples: number, times: number],
    act: (at: number) => Promise<unknown>,
  ): Promise<number> {
    const each: number[] = []
    for (let at = 0; at < samples; at++) each.push(await measured(times, act))
    return median(each)
  }

  const print = (name: string, ms: number, aim: number) =>
    process.stdout.write(
      `${name}: ${ms.toFixed(1)} CPU ms (aim ${aim}), ${(ms / aim).toFixed(2)}\n`,
    )

  return {
    ...{ kernel: app.kernel, newPerson, call, cpu, measured, measuredOften, print },
    /** @returns the address of the site */
    listen: () => app.kernel.app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
