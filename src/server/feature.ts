import type { Endpoint, ReturnOf } from '#src/shared/endpoint.ts'
import type { Both } from '#src/shared/locale.ts'
import type { ActTable } from './audit/acts.ts'
import type { EventKind, EventMap } from './events/events.ts'
import type { ObjectRule } from './http/object-rule.ts'
import { mount } from './http/mount.ts'
import type { JobOptions, JobRun } from './jobs/jobs.ts'
import type { Call, Kernel } from './kernel.ts'
import type { MediaWork } from './media/work.ts'
import type { TemplateTable } from './outbox/templates.ts'
import type { PersonalPart } from './personal-data.ts'
import type { PagePost } from './pages/page-act.ts'
import type { SitemapEntry } from './pages/sitemap-entry.ts'
import type { Provided } from './ports.ts'

/** Work that a room does after a commit or at fixed times. */
export interface Job {
  name: string
  options?: JobOptions
  /** In UTC; a job without it runs when it is enqueued. */
  cron?: string
  /** Running it again must do no harm, because a job may run twice. */
  run(kernel: Kernel, data: never, run: JobRun): Promise<void>
}

/** Everything that a room contributes to the house. */
export interface Feature {
  /** Its folder below `features`: 'people/account'. */
  name: string
  /** Its name in the list of calls. */
  title: Both
  endpoints: readonly Endpoint[]
  mountCalls(kernel: Kernel): void
  jobs: readonly Job[]
  /** Its work on stored files in the background. */
  works: readonly MediaWork[]
  /** Runs when another part of the product has changed data. */
  events: { [K in EventKind]?: (kernel: Kernel, event: EventMap[K]) => void }
  /** The personal data that it holds, in the order of erasure. */
  personalData(kernel: Kernel): readonly PersonalPart[]
  /** Its own public pages, read when the sitemap is built. */
  sitemap: ((kernel: Kernel) => Promise<SitemapEntry[]>) | undefined
  /** Forms of its pages that work without script. */
  pagePosts: readonly PagePost[]
  /** Its rights on the object at hand, as sentences. */
  rules: readonly ObjectRule[]
  /** The acts that it records, with their names. */
  audit: ActTable
  /** Mail and text messages that it sends, with their names. */
  templates: TemplateTable
  /** Its answers to the ports of earlier rooms and of the kernel. */
  provides: readonly Provided[]
  /**
   * For contributions that are neither a call nor a job: a stream, a gauge. Runs before the server
   * listens.
   */
  start(kernel: Kernel): void
}

type UseCase<E extends Endpoint> = (call: Call<E>) => Promise<ReturnOf<E>>
type Pairs<C extends readonly Endpoint[]> = {
  readonly [K in keyof C]: readonly [C[K], UseCase<C[K]>]
}

type Spec<C extends readonly Endpoint[]> = Pick<Feature, 'name' | 'title'> &
  Partial<Omit<Feature, 'endpoints' | 'mountCalls' | 'personalData'>> & {
    /** Pairs of an endpoint and the use case that answers it. */
    calls?: Pairs<C>
    personalData?: readonly PersonalPart[] | Feature['personalData']
  }

/** Declares a room's contributions; the type check ties each use case to its endpoint. */
export function feature<const C extends readonly Endpoint[]>(spec: Spec<C>): Feature {
  const { calls = [], personalData = [], ...rest } = spec
  return {
    jobs: [],
    works: [],
    events: {},
    sitemap: undefined,
    rules: [],
    audit: {},
    templates: {},
    pagePosts: [],
    provides: [],
    start() {},
    ...rest,
    personalData: typeof personalData === 'function' ? personalData : () => personalData,
    endpoints: (calls as Pairs<readonly Endpoint[]>).map(([endpoint]) => endpoint),
    mountCalls(kernel) {
      for (const [endpoint, useCase] of calls as Pairs<readonly Endpoint[]>) {
        mount(kernel, rest.title, endpoint, useCase)
      }
    },
  }
}

/** Mounts the rooms in their order. Jobs are declared here, so it runs before `jobs.start()`. */
export function openFeatures(kernel: Kernel, features: readonly Feature[]): void {
  for (const room of features) {
    room.mountCalls(kernel)
    for (const { name, options = {}, cron, run } of room.jobs) {
      kernel.jobs.define(name, options, (data, given) => run(kernel, data, given))
      if (cron !== undefined) kernel.jobs.schedule(name, cron)
    }
    listen(kernel, room)
    kernel.personalData.add(...room.personalData(kernel))
    room.start(kernel)
  }
}

function listen(kernel: Kernel, room: Feature): void {
  for (const [kind, hear] of Object.entries(room.events)) {
    const listener = hear as (kernel: Kernel, event: unknown) => void
    kernel.events.subscribe(kind as EventKind, (event) => listener(kernel, event))
  }
}
