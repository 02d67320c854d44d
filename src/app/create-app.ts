import Fastify from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '#src/config.ts'
import { serveApiDocs } from '#src/server/http/api-docs.ts'
import { openDb, openPool } from '#src/server/database/db.ts'
import { openEvents } from '#src/server/events/open-events.ts'
import { openJobs } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { openMediaWork } from '#src/server/media/media-jobs.ts'
import { serveHealthOnly } from '#src/server/media/worker-only.ts'
import { emptyWorkFolder } from '#src/server/media/work-folder.ts'
import { serveMedia } from '#src/server/media/serve-media.ts'
import { worksByName } from '#src/server/media/work.ts'
import { openMetrics } from '#src/server/observe/metrics.ts'
import { fastifyOptions, registerOperations } from '#src/server/http/operations.ts'
import { openOutbox } from '#src/server/outbox/outbox.ts'
import { openPageCache } from '#src/server/pages/page-cache.ts'
import { messageSource } from '#src/server/messages.ts'
import { Ports } from '#src/server/ports.ts'
import { feature, openFeatures } from '#src/server/feature.ts'
import { PersonalData } from '#src/server/personal-data.ts'
import { Registry } from '#src/server/http/registry.ts'
import { registerPages } from '#src/server/pages/render.ts'
import { openSecret } from '#src/server/secrets/secret.ts'
import { cachedSessions, sessionSource } from '#src/server/http/session.ts'
import { collectBlobsJob } from '#src/server/storage/collect-blobs.ts'
import { fileParts } from '#src/server/storage/files-of.ts'
import { openArriving, openStorage } from '#src/server/storage/open-storage.ts'
import { looseFilesJob } from '#src/server/storage/remove-file.ts'
import { forgetDaySumsJob } from '#src/server/database/day-sums.ts'
import { serveFiles } from '#src/server/storage/serve-files.ts'
import { listedFiles } from '#src/features/content/file/server/personal-data.ts'
import { features } from './features.ts'
import { routes } from './pages.ts'

/** Files belong to the kernel; their personal data comes after the rooms that name them. */
const filesOfTheKernel = feature({
  name: 'files',
  title: { zh: '文件', en: 'Files' },
  jobs: [looseFilesJob, collectBlobsJob, forgetDaySumsJob],
  personalData: fileParts(listedFiles),
})

export interface App {
  kernel: Kernel
  /** Answers no new request, finishes the running ones and the jobs, closes the database. */
  close(): Promise<void>
}

/** `none` leaves the pages out: tests of calls need no build. */
type Pages = 'built' | 'development' | 'none'

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
  // The pool keeps resting connections, because a new one plans each prepared statement again.
  const pool = openPool({
    ...{ ...database, max: config.DATABASE_POOL },
    idleTimeoutMillis: 5 * 60_000,
  })
  const db = openDb(pool)
  const metrics = openMetrics()
  const jobs = openJobs(database, log, { observe: metrics.jobRan, worker: config.WORKER })
  const events = await openEvents({ database, pool, log })
  const secret = await openSecret(config)
  const ports = new Ports(features.flatMap(({ provides }) => provides))
  const outbox = openOutbox({ config, db, jobs, log })
  const kernel: Kernel = {
    app: Fastify(fastifyOptions(config, log)),
    config,
    db,
    log,
    registry: new Registry(),
    sessions: cachedSessions(ports.get(sessionSource)({ db, ports }), events, secret),
    storage: await openStorage(config),
    arriving: await openArriving(config),
    secret,
    outbox,
    jobs,
    events,
    pages: openPageCache(events, metrics),
    messages: ports.get(messageSource)({ config, db, events, outbox }),
    personalData: new PersonalData(),
    ports,
    works: worksByName(features.flatMap(({ works }) => works)),
    objectRules: features.flatMap(({ rules }) => rules),
    acts: byCode(
      features.flatMap(({ audit }) => Object.values(audit)),
      ({ action }) => action,
    ),
    templates: byCode(
      features.flatMap(({ templates }) => Object.values(templates)),
      ({ id }) => id,
    ),
    pagePosts: features.flatMap(({ pagePosts }) => pagePosts),
    sitemaps: features.flatMap(({ sitemap }) => sitemap ?? []),
    pageRows: routes,
    metrics,
  }
  const operations = await registerOperations(kernel, { pool, metrics })
  if (config.WORKER === 'only') serveHealthOnly(kernel.app)
  serveFiles(kernel)
  serveMedia(kernel)
  openMediaWork(kernel)
  openFeatures(kernel, features)
  openFeatures(kernel, [filesOfTheKernel])
  serveApiDocs(kernel)
  if (pages !== 'none') await registerPages(kernel, { dev: pages === 'development' })
  await emptyWorkFolder(config)
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

function byCode<V>(values: readonly V[], codeOf: (value: V) => string): Map<string, V> {
  const found = new Map(values.map((value) => [codeOf(value), value]))
  if (found.size < values.length) throw new Error('Two rooms declare an act or a mail of one name')
  return found
}
