import { setTimeout as sleep } from 'node:timers/promises'
import type { CacheTag } from '#src/shared/cache-tag.ts'
import { type Child, startChild } from './ipc.ts'
import type { Job, Load, Scenario } from './load.ts'
import { cpuMs, pin, postgresPids, residentMiB } from './proc.ts'

/** With two cores: one for the server under test, the other for the load generator and the database. */
const serverCore = 0
const otherCore = 1

export interface Target {
  child: Child
  port: number
  /** Undefined for the baseline. */
  dataDir?: string
}

/** A round of a case, or of the baseline. CPU is that of the whole process, its thread pool included. */
export interface Round extends Load {
  cpuMs: number
  dbCpuMs: number
}

/** Medians over the rounds. `ratio`: CPU against the baseline just before and after. */
export interface Figure extends Round {
  /** MiB of the server's process after the case. */
  resident: number
  ratio: number
  baselineCpuMs: number
}

export interface Case {
  name: string
  scenario: Scenario | (() => Promise<Scenario>)
  /** Tags that change before each request, so that the page is rendered each time. */
  change?: CacheTag[]
  /** The answers that the page cache must have given; otherwise the measurement is void. */
  cache?: 'hit' | 'miss'
  seconds?: number
  connections?: number
}

export async function openTarget(
  file: string,
  dataDir?: string,
  settings: Record<string, string> = {},
): Promise<Target> {
  const env = {
    LOG_LEVEL: 'warn',
    // All requests come from one address.
    RATE_PER_MINUTE: '100000000',
    NODE_ENV: 'production',
    ...(dataDir && { FARSAIL_DATA: dataDir }),
    ...settings,
  }
  const child = startChild(file, { env })
  const port = await child.ask<number>('listen')
  return { child, port, ...(dataDir && { dataDir }) }
}

/** Called when the server is up, because the database's processes inherit its cores. */
export function pinAll(target: Target, load: Child): boolean {
  const database = target.dataDir ? postgresPids(target.dataDir) : []
  return pin([target.child.pid], serverCore) && pin([load.pid, ...database], otherCore)
}

export interface Bench {
  load: Child
  baseline: Target
  rounds: number
  seconds: number
}

const baselineJob = { kind: 'get', path: '/' } as const

/** Baseline, case, baseline, case, …, baseline; each round is compared with its two neighbours. */
export async function measure(bench: Bench, target: Target, given: Case): Promise<Figure> {
  const { rounds, baseline } = bench
  const seconds = given.seconds ?? bench.seconds
  const job = async (): Promise<Omit<Job, 'port'>> => ({
    connections: given.connections ?? 4,
    seconds,
    scenario: typeof given.scenario === 'function' ? await given.scenario() : given.scenario,
  })
  const yardstick = () =>
    round(bench, baseline, {
      connections: 4,
      seconds: Math.min(1, seconds / 2),
      scenario: baselineJob,
    })

  await target.child.ask('change', given.change ?? [])
  await round(bench, target, { ...(await job()), seconds: Math.max(1, seconds / 2) })
  const before = await cacheCounts(target)
  const cases: Round[] = []
  const between: Round[] = [await yardstick()]
  for (let index = 0; index < rounds; index++) {
    cases.push(await round(bench, target, await job()))
    between.push(await yardstick())
  }
  await target.child.ask('change', [])
  const after = await cacheCounts(target)
  if (given.cache === 'hit' && after.miss > before.miss) throw new Error(`${given.name}: missed`)
  if (given.cache === 'miss' && after.hit > before.hit) throw new Error(`${given.name}: cached`)

  const ratios = cases.map(
    (one, index) => one.cpuMs / ((between[index]!.cpuMs + between[index + 1]!.cpuMs) / 2),
  )
  const middle = (of: (one: Round) => number) => median(cases.map(of))
  return {
    operations: middle((one) => one.operations),
    requests: middle((one) => one.requests),
    seconds: middle((one) => one.seconds),
    p50: middle((one) => one.p50),
    p99: middle((one) => one.p99),
    bytes: middle((one) => one.bytes),
    cpuMs: middle((one) => one.cpuMs),
    dbCpuMs: middle((one) => one.dbCpuMs),
    resident: residentMiB(target.child.pid),
    ratio: median(ratios),
    baselineCpuMs: median(between.map((one) => one.cpuMs)),
  }
}

async function round(bench: Bench, target: Target, job: Omit<Job, 'port'>): Promise<Round> {
  const database = () => (target.dataDir ? cpuMs(postgresPids(target.dataDir)) : 0)
  const dbBefore = database()
  const before = await target.child.ask<NodeJS.CpuUsage>('cpu')
  const load = await bench.load.ask<Load>('run', { ...job, port: target.port })
  // Work that an answer leaves behind (such as compressing the cached page) belongs to it.
  await sleep(100)
  const after = await target.child.ask<NodeJS.CpuUsage>('cpu')
  const used = (after.user + after.system - before.user - before.system) / 1000
  return {
    ...load,
    cpuMs: used / load.operations,
    dbCpuMs: (database() - dbBefore) / load.operations,
  }
}

async function cacheCounts({ port }: Target): Promise<{ hit: number; miss: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const count = (result: string) =>
    Number(
      new RegExp(`page_cache_requests_total\\{result="${result}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
    )
  return { hit: count('hit'), miss: count('miss') }
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}
