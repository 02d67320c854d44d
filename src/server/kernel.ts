import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '#src/config.ts'
import type { CacheTag } from '#src/shared/cache-tag.ts'
import type { Endpoint, ParsedInputOf } from '#src/shared/endpoint.ts'
import type { Locale } from '#src/shared/locale.ts'
import type { RouteRow } from '#src/shared/page-row.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { Act } from './audit/acts.ts'
import type { Db } from './database/db.ts'
import type { Events } from './events/events.ts'
import type { Cost } from './http/cost-limit.ts'
import type { Origin, UploadedFile } from './http/origin.ts'
import type { ObjectRule } from './http/object-rule.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Messages } from './messages.ts'
import type { BackgroundWork } from './media/background-work.ts'
import type { Metrics } from './observe/metrics.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { Template } from './outbox/templates.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { PagePost } from './pages/page-act.ts'
import type { SitemapEntry } from './pages/sitemap-entry.ts'
import type { PersonalData } from './personal-data.ts'
import type { Ports } from './ports.ts'
import type { Registry } from './http/registry.ts'
import type { Sessions } from './http/session.ts'
import type { Arriving } from './storage/arriving.ts'
import type { Storage } from './storage/storage.ts'

/** The services that every feature receives. Created once in app/create-app.ts. */
export interface Kernel {
  app: FastifyInstance
  config: Config
  db: Db
  log: Logger
  registry: Registry
  sessions: Sessions
  storage: Storage
  /** Uploads that arrive in pieces. */
  arriving: Arriving
  /** Signs addresses of private files. */
  secret: string
  outbox: Outbox
  jobs: Jobs
  events: Events
  pages: PageCache
  messages: Messages
  personalData: PersonalData
  /** Answers that later rooms give to earlier ones. */
  ports: Ports
  /** Every room's work on stored files, by name. */
  works: ReadonlyMap<string, BackgroundWork>
  /** Every room's rights on the object at hand, as sentences. */
  objectRules: readonly ObjectRule[]
  /** The name of each recorded act, by its code. */
  acts: ReadonlyMap<string, Act>
  /** The name of each mail and text message, by its code. */
  templates: ReadonlyMap<string, Template>
  /** Each room's own public pages, for the sitemap. */
  sitemaps: readonly ((kernel: Kernel) => Promise<SitemapEntry[]>)[]
  /** Each room's forms that pages take without script. */
  pagePosts: readonly PagePost[]
  /** The route table. */
  pageRows: readonly RouteRow[]
  metrics: Pick<Metrics, 'gauge'>
}

/** Creates a value once for each app; tests run several apps in one process. */
export function oncePerApp<V>(make: (given: Pick<Kernel, 'db' | 'events'>) => V) {
  const made = new WeakMap<object, V>()
  return ({ db, events }: Pick<Kernel, 'db' | 'events'>): V => {
    const found = made.get(events) ?? make({ db, events })
    made.set(events, found)
    return found
  }
}

/** The context of a use case. */
export interface Call<E extends Endpoint> extends Omit<Kernel, 'app'> {
  /** Never null where the endpoint's access is not public. */
  viewer: E['access'] extends 'public' ? Viewer | null : Viewer
  input: ParsedInputOf<E>
  locale: Locale
  origin: Origin
  /** The uploaded file of a multipart endpoint. */
  file: UploadedFile | undefined
  /**
   * Charges the caller for work that the call's own cost leaves out. A page being rendered has paid already.
   * @throws TooMany
   */
  pay(cost: Cost): void
  /** Drops the visitor pages that show the changed data. Call it after the transaction. */
  changed(...tags: CacheTag[]): void
}
