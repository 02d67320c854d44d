import Fastify from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#src/config.ts'
import { adminRoutes } from '#src/features/office/audit/feature.ts'
import { coinRoutes } from '#src/features/money/coins/feature.ts'
import { openMessages } from '#src/features/people/message/server/open-messages.ts'
import { messageRoutes } from '#src/features/people/message/feature.ts'
import { accountRoutes } from '#src/features/people/account/feature.ts'
import { findSession } from '#src/features/people/account/server/find-session.ts'
import { courseRoutes } from '#src/features/learning/course/feature.ts'
import { quizRoutes } from '#src/features/learning/quiz/feature.ts'
import { siteRoutes } from '#src/features/front/feedback/feature.ts'
import { itemProgress, progressOf } from '#src/features/learning/study/server/progress.ts'
import { studyRoutes } from '#src/features/learning/study/feature.ts'
import { serveApiDocs } from '#src/server/http/api-docs.ts'
import { openDb, openPool } from '#src/server/database/db.ts'
import { openEvents } from '#src/server/events/open-events.ts'
import { openJobs } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { openMetrics } from '#src/server/observe/metrics.ts'
import { fastifyOptions, registerOperations } from '#src/server/http/operations.ts'
import { openOutbox } from '#src/server/outbox/outbox.ts'
import { openPageCache } from '#src/server/pages/page-cache.ts'
import { PersonalData } from '#src/server/personal-data.ts'
import { Registry } from '#src/server/http/registry.ts'
import { registerPages } from '#src/server/pages/render.ts'
import { openSecret } from '#src/server/secrets/secret.ts'
import { cachedSessions } from '#src/server/http/session.ts'
import { fileParts } from '#src/server/storage/files-of.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { scheduleLooseFiles } from '#src/server/storage/remove-file.ts'
import { serveFiles } from '#src/server/storage/serve-files.ts'

export interface App {
  kernel: Kernel
  /** Answers no new request, finishes the running ones and the jobs, closes the database. */
  close(): Promise<void>
}

/** `none` leaves the pages out: tests of calls need no build. */
export type Pages = 'built' | 'development' | 'none'

/** Puts the product together on a migrated database: the kernel, then every feature. */
export async function createApp(given: {
  config: Config
  database: pg.PoolConfig
  log: Logger
  pages: Pages
  /** How long a stop waits for answers under way before it cuts them off. */
  drainMs?: number
}): Promise<App> {
  const { config, database, log, pages, drainMs = 8_000 } = given
  const pool = openPool({ ...database, max: config.DATABASE_POOL })
  const db = openDb(pool)
  const metrics = openMetrics()
  const jobs = openJobs(database, log, { observe: metrics.jobRan })
  const events = await openEvents({ database, pool, log })
  const outbox = openOutbox({ config, db, jobs, log })
  const kernel: Kernel = {
    app: Fastify(fastifyOptions(config, log)),
    config,
    db,
    log,
    registry: new Registry(),
    sessions: cachedSessions(findSession(db), events),
    storage: await openStorage(config),
    secret: await openSecret(config),
    outbox,
    jobs,
    events,
    pages: openPageCache(events, metrics),
    messages: openMessages({ config, db, events, outbox }),
    personalData: new PersonalData(),
    metrics,
  }
  const operations = await registerOperations(kernel, { pool, metrics })
  serveFiles(kernel)
  scheduleLooseFiles(kernel)
  listFeatures(kernel)
  serveApiDocs(kernel)
  if (pages !== 'none') await registerPages(kernel, { dev: pages === 'development' })
  await jobs.start()
  return {
    kernel,
    async close() {
      operations.drain()
      // A video on a slow line would hold the stop up for as long as it plays.
      const cut = setTimeout(() => kernel.app.server.closeAllConnections(), drainMs)
      await kernel.app.close().finally(() => clearTimeout(cut))
      await jobs.stop()
      kernel.outbox.close()
      await events.close()
      await pool.end()
    },
  }
}

/** Every feature, each building only on those above it. */
function listFeatures(kernel: Kernel): void {
  accountRoutes(kernel)
  messageRoutes(kernel)
  coinRoutes(kernel)
  quizRoutes(kernel)
  courseRoutes(kernel, progressOf, itemProgress)
  studyRoutes(kernel)
  siteRoutes(kernel)
  adminRoutes(kernel)
  kernel.personalData.add(...fileParts)
}
