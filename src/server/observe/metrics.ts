import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '#src/config.ts'
import { floorOf, freeSpace } from '../storage/free-space.ts'
import type { JobObserver } from '../jobs/jobs.ts'
import { routeOf } from './logger.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** These answers last as long as the page that asked for them. */
    endless?: boolean
  }
}

type DiskSettings = Pick<Config, 'FARSAIL_DATA' | 'DISK_FLOOR_MIB'>

export interface Metrics {
  registry: Registry
  /** For `openJobs`. */
  jobRan: JobObserver
  /** Visitor pages asked of the page cache. */
  pageCache(result: 'hit' | 'miss'): void
  /** A connection that was closed for a new one, and whether it waited. */
  connectionDropped(state: 'waiting' | 'answering'): void
  watchRequests(app: FastifyInstance): void
  watchPool(pool: pg.Pool): void
  watchDisk(config: DiskSettings): void
  /**
   * A feature's own gauge.
   * @returns the function that sets it
   */
  gauge(name: string, help: string): (value: number) => void
}

/** The metrics of /metrics. One set for each app, so that tests may run several apps in one process. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const pages = new Counter({
    name: 'page_cache_requests_total',
    help: 'Visitor pages asked of the page cache',
    labelNames: ['result'],
    registers,
  })
  const dropped = new Counter({
    name: 'connections_dropped_total',
    help: 'Connections closed for a new one because their address, or the server, had too many',
    labelNames: ['state'],
    registers,
  })
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of a job run, by job and result',
    labelNames: ['job', 'result'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
    registers,
  })
  return {
    registry,
    jobRan: (job, result, seconds) => jobs.observe({ job, result }, seconds),
    pageCache: (result) => pages.inc({ result }),
    connectionDropped: (state) => dropped.inc({ state }),
    watchRequests(app) {
      app.addHook('onResponse', async (request, reply) => {
        // The time for which a page stayed open says nothing about how fast it was answered.
        if (request.routeOptions.config.endless) return
        const labels = { method: request.method, route: routeOf(request), status: reply.statusCode }
        requests.observe(labels, reply.elapsedTime / 1000)
      })
    },
    gauge(name, help) {
      const gauge = new Gauge({ name, help, registers })
      return (value) => gauge.set(value)
    },
    watchDisk(config) {
      new Gauge({
        name: 'disk_floor_bytes',
        help: 'Free space below which uploads are refused',
        registers,
      }).set(floorOf(config))
      const free = new Gauge({
        name: 'disk_free_bytes',
        help: 'Free space of the data folder',
        registers,
        async collect() {
          free.set(await freeSpace(config))
        },
      })
    },
    watchPool(pool) {
      const gauge = new Gauge({
        name: 'database_connections',
        help: 'Connections of the pool, and callers waiting for one',
        labelNames: ['state'],
        registers,
        collect() {
          gauge.set({ state: 'used' }, pool.totalCount - pool.idleCount)
          gauge.set({ state: 'idle' }, pool.idleCount)
          gauge.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
    },
  }
}
