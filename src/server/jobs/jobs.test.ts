import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { openJobs, type Jobs } from './jobs.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'

const quiet = pino({ level: 'silent' })
let database: TestDatabase
let jobs: Jobs

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(() => jobs.stop())

test('a job runs soon after its transaction commits', async () => {
  const seen: [number, number, boolean][] = []
  // Polling alone would take longer than this test waits.
  jobs = openJobs(database.config, quiet, { pollSeconds: 60 })
  jobs.define('commit', {}, async (data: { n: number }, run) => {
    seen.push([data.n, run.attempt, run.last])
  })
  await jobs.start()
  await database.db.transaction(async (tx) => {
    await jobs.enqueue(tx, 'commit', { n: 7 })
    // The other job was put in later, and committed: the worker has run it and left the first alone.
    await jobs.enqueue(database.db, 'commit', { n: 8 })
    await eventually(() => expect(seen.map(([n]) => n)).toEqual([8]))
  })
  await eventually(() => expect(seen[1]).toEqual([7, 1, false]))
})

test('jobs that wait follow each other without a pause, those of a higher priority first', async () => {
  const seen: number[] = []
  jobs = openJobs(database.config, quiet, { pollSeconds: 60 })
  jobs.define('queue', {}, async ({ n }: { n: number }) => void seen.push(n))
  await jobs.start()
  await database.db.transaction(async (tx) => {
    for (const n of [1, 2, 3]) await jobs.enqueue(tx, 'queue', { n })
    await jobs.enqueue(tx, 'queue', { n: 0 }, { priority: 1 })
  })
  await eventually(() => expect(seen).toEqual([0, 1, 2, 3]))
})

test('the jobs of one person run one after the other, and hold up nobody else', async () => {
  const ended: string[] = []
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  jobs = openJobs(database.config, quiet, { pollSeconds: 0.5 })
  jobs.define('groups', { concurrency: 2, perGroup: 1 }, async ({ name }: { name: string }) => {
    if (name !== 'other') most = Math.max(most, ++running)
    if (name === 'slow') await held
    ended.push(name)
    if (name !== 'other') running -= 1
  })
  await jobs.start()
  for (const name of ['slow', 'second', 'third']) {
    await jobs.enqueue(database.db, 'groups', { name }, { group: 'one' })
  }
  await jobs.enqueue(database.db, 'groups', { name: 'other' }, { group: 'two' })
  await eventually(() => expect(ended).toEqual(['other']))
  release()
  // A worker that took a second one of the same person gives it back, and the third may come before it.
  await eventually(() => expect(ended.toSorted()).toEqual(['other', 'second', 'slow', 'third']))
  expect(most).toBe(1)
})

test('a rolled-back transaction leaves no job', async () => {
  const ran = vi.fn(async () => {})
  jobs = openJobs(database.config, quiet)
  jobs.define('rollback', {}, ran)
  await jobs.start()
  const refused = database.db.transaction(async (tx) => {
    await jobs.enqueue(tx, 'rollback', {})
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  const { rows } = await database.db.execute(
    sql`select count(*) as n from pgboss.job where name = 'rollback'`,
  )
  expect(rows).toEqual([{ n: 0 }])
  expect(ran).not.toHaveBeenCalled()
})

test('a failing job is retried, and knows its last attempt', async () => {
  const runs: [number, boolean][] = []
  const observed: string[] = []
  jobs = openJobs(database.config, quiet, {
    pollSeconds: 0.5,
    observe: (name, result) => observed.push(`${name} ${result}`),
  })
  jobs.define('fail', { retries: 1, retryDelay: 0 }, async (_data, run) => {
    runs.push([run.attempt, run.last])
    if (!run.last) throw new Error('not yet')
  })
  await jobs.start()
  await jobs.enqueue(database.db, 'fail', {})
  await eventually(() =>
    expect(runs).toEqual([
      [1, false],
      [2, true],
    ]),
  )
  await eventually(() => expect(observed).toEqual(['fail failed', 'fail done']))
})

test('stop waits for the job that is running', async () => {
  const order: string[] = []
  const { promise: running, resolve: begun } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  jobs = openJobs(database.config, quiet)
  jobs.define('slow', {}, async () => {
    begun()
    await released
    order.push('finished')
  })
  await jobs.start()
  await jobs.enqueue(database.db, 'slow', {})
  await running
  const stopping = jobs.stop().then(() => order.push('stopped'))
  // Long enough for a stop that would not wait; a stop that waits cannot fail here.
  await Promise.race([stopping, sleep(100)])
  release()
  await stopping
  expect(order).toEqual(['finished', 'stopped'])
})

test('queues and schedules in the database follow the definitions of the program', async () => {
  expect(await agree(1, '0 1 * * *')).toEqual([[{ retry_limit: 1 }], [{ cron: '0 1 * * *' }]])
  expect(await agree(3, '0 2 * * *')).toEqual([[{ retry_limit: 3 }], [{ cron: '0 2 * * *' }]])
  expect(await agree(3, undefined)).toEqual([[{ retry_limit: 3 }], []])
})

test('an unknown job is refused', async () => {
  jobs = openJobs(database.config, quiet)
  await jobs.start()
  await expect(jobs.enqueue(database.db, 'nobody', {})).rejects.toThrow('not defined')
})

/** Returns the queues and schedules in the database after a start with these. */
async function agree(retries: number, cron: string | undefined) {
  jobs = openJobs(database.config, quiet)
  jobs.define('agree', { retries }, async () => {})
  if (cron) jobs.schedule('agree', cron)
  await jobs.start()
  const { rows: queues } = await database.db.execute(
    sql`select retry_limit from pgboss.queue where name = 'agree'`,
  )
  const { rows: schedules } = await database.db.execute(sql`select cron from pgboss.schedule`)
  await jobs.stop()
  return [queues, schedules]
}
