import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, type JobWithMetadata, PgBoss, type Queue, type SendOptions } from 'pg-boss'
import type { Logger } from 'pino'
import type { Db, Tx } from '../database/db.ts'

/** The circumstances of one run of a job, beside its data. */
export interface JobRun {
  id: string
  /** 1 for the first. */
  attempt: number
  /** No retry follows when this run fails. */
  last: boolean
  /** Aborts when the time limit is reached. */
  signal: AbortSignal
}

export interface JobOptions {
  /** Retries after the first failure. Default 5. */
  retries?: number
  /** Seconds before the first retry, doubled for each further one up to an hour. Default 2. */
  retryDelay?: number
  /** Seconds one run may take before it counts as failed. Default 300. */
  timeout?: number
  /** A process that gives no sign for so long is dead, and its run begins again; at least 10. Default: only the time limit ends it. */
  heartbeatSeconds?: number
  /** Runs at the same time in this process. Default 1. */
  concurrency?: number
  /** Runs at the same time of one group (`EnqueueOptions.group`) in this process: one person holds up no other. */
  perGroup?: number
  /** Heavy work, for the processes that the setting WORKER names. */
  isHeavy?: boolean
}

interface EnqueueOptions {
  /** Jobs of a higher priority are taken first. Default 0. */
  priority?: number
  /** The person for whom it is done, where the job counts them; see `JobOptions.perGroup`. */
  group?: string
  /** Not before this moment. */
  startAfter?: Date
  /** While a job with the same key waits, no second one is made in the same minute-slot of `withinSeconds`. */
  once?: { key: string; withinSeconds: number }
}

/** `never` accepts a handler of any data that its own feature enqueues. */
type JobHandler = (data: never, run: JobRun) => Promise<void>

/** Runs work after a commit: stored in the database, retried, and done by any free process. */
export interface Jobs {
  /** Declares a job before `start`. A job may run twice, so the handler must allow it. */
  define(name: string, options: JobOptions, handler: JobHandler): void
  /** Puts a job into the caller's transaction: it exists when that commits, and never otherwise. */
  enqueue(tx: Db | Tx, name: string, data: object, options?: EnqueueOptions): Promise<void>
  /** Puts any number of jobs of one name into the caller's transaction, in one statement. */
  enqueueEach(
    tx: Db | Tx,
    name: string,
    each: readonly { data: object; startAfter: Date }[],
  ): Promise<void>
  /** Runs a defined job at fixed times; cron in UTC. Declared before `start`. */
  schedule(name: string, cron: string, data?: object): void
  start(): Promise<void>
  /** Takes no new job and waits for those running, 15 seconds at most. */
  stop(): Promise<void>
}

interface Definition {
  options: JobOptions
  handler: JobHandler
}

/** Called after each finished run, for the metrics. */
export type JobObserver = (name: string, result: 'done' | 'failed', seconds: number) => void

/**
 * @param database for a few connections of its own: so that a burst of jobs does not block requests.
 * @param given.worker which jobs this process takes.
 * @param given.pollSeconds how late a retry or a job with `startAfter` may begin; others are announced.
 */
export function openJobs(
  database: pg.PoolConfig,
  log: Logger,
  given: { observe?: JobObserver; pollSeconds?: number; worker?: Worker } = {},
): Jobs {
  const { observe = () => {}, pollSeconds = 5, worker = 'all' } = given
  const definitions = new Map<string, Definition>()
  const schedules = new Map<string, { cron: string; data: object }>()
  let boss: PgBoss | undefined

  async function run(name: string, job: JobWithMetadata<unknown>): Promise<void> {
    const attempt = job.retryCount + 1
    const start = performance.now()
    const seconds = () => (performance.now() - start) / 1000
    try {
      const last = job.retryCount >= job.retryLimit
      await definitions
        .get(name)!
        .handler(job.data as never, { id: job.id, attempt, last, signal: job.signal })
      observe(name, 'done', seconds())
    } catch (error) {
      observe(name, 'failed', seconds())
      log.warn({ err: error, job: name, jobId: job.id, attempt }, 'job failed')
      throw error
    }
  }

  return {
    define(name, options, handler) {
      if (boss) throw new Error(`job ${name} is defined after the start`)
      if (definitions.has(name)) throw new Error(`job ${name} is defined twice`)
      definitions.set(name, { options, handler })
    },
    schedule(name, cron, data = {}) {
      if (boss) throw new Error(`job ${name} is scheduled after the start`)
      if (!definitions.has(name)) throw new Error(`job ${name} is not defined`)
      schedules.set(name, { cron, data })
    },
    async enqueue(tx, name, data, { startAfter, once, priority, group } = {}) {
      if (!boss) throw new Error('jobs have not been started')
      if (!definitions.has(name)) throw new Error(`job ${name} is not defined`)
      const options: SendOptions = { db: fromDrizzle(tx, sql) }
      if (startAfter) options.startAfter = startAfter
      if (priority) options.priority = priority
      if (group !== undefined) options.group = { id: group }
      if (once) {
        options.singletonKey = once.key
        options.singletonSeconds = once.withinSeconds
      }
      await boss.send(name, data, options)
    },
    async enqueueEach(tx, name, each) {
      if (!boss) throw new Error('jobs have not been started')
      if (!definitions.has(name)) throw new Error(`job ${name} is not defined`)
      if (each.length > 0) await boss.insert(name, [...each], { db: fromDrizzle(tx, sql) })
    },
    async start() {
      if (boss) throw new Error('jobs are started twice')
      const started = new PgBoss({
        ...(database as object),
        max: 2,
        application_name: 'farsail-jobs',
        useListenNotify: true,
        schedule: schedules.size > 0,
      })
      started.on('error', (error) => log.error({ err: error }, 'jobs'))
      started.on('warning', (warning) => log.warn({ warning }, 'jobs'))
      await started.start()
      await agreeQueues(started, definitions)
      await agreeSchedules(started, schedules)
      for (const [name, { options }] of definitions) {
        if (!isDoneBy(worker, options)) continue
        for (let worker = options.concurrency ?? 1; worker > 0; worker--) {
          const id: string = await started.work(
            name,
            {
              includeMetadata: true,
              batchSize: 1,
              pollingIntervalSeconds: Math.min(pollSeconds, 2),
              notifyPollingIntervalSeconds: pollSeconds,
              // The count over all processes is taken from the store, where two who look at once each see a free place.
              ...(options.perGroup !== undefined && { localGroupConcurrency: options.perGroup }),
            },
            async ([job]) => {
              // More may wait: a worker that is not woken looks for the next one only at its next poll.
              await run(name, job!).finally(() => started.notifyWorker(id))
            },
          )
        }
      }
      boss = started
    },
    async stop() {
      await boss?.stop({ graceful: true, timeout: 15_000, close: true })
      boss = undefined
    },
  }
}

/** Which jobs a process takes; each can enqueue all of them. See the setting WORKER. */
export type Worker = 'all' | 'only' | 'none'

const isDoneBy = (worker: Worker, { isHeavy = false }: JobOptions): boolean =>
  worker === 'all' || (worker === 'only') === isHeavy

/** Creates new queues and updates those whose options changed; one query when nothing did. */
async function agreeQueues(boss: PgBoss, definitions: Map<string, Definition>): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const [name, { options }] of definitions) {
    const wanted = {
      retryLimit: options.retries ?? 5,
      retryDelay: options.retryDelay ?? 2,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: options.timeout ?? 300,
      ...(options.heartbeatSeconds !== undefined && { heartbeatSeconds: options.heartbeatSeconds }),
      notify: true,
    } satisfies Omit<Queue, 'name'>
    const found = existing.get(name)
    if (!found) await boss.createQueue(name, wanted)
    else if (Object.entries(wanted).some(([key, value]) => found[key as keyof Queue] !== value)) {
      await boss.updateQueue(name, wanted)
    }
  }
}

/** Schedules are stored in the database, so those that the program no longer declares must be removed. */
async function agreeSchedules(
  boss: PgBoss,
  wanted: Map<string, { cron: string; data: object }>,
): Promise<void> {
  const existing = await boss.getSchedules()
  for (const { name } of existing) if (!wanted.has(name)) await boss.unschedule(name)
  for (const [name, { cron, data }] of wanted) {
    const found = existing.find((one) => one.name === name)
    if (found?.cron === cron && JSON.stringify(found.data) === JSON.stringify(data)) continue
    await boss.schedule(name, cron, data)
  }
}
