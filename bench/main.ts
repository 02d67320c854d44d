// npm run bench [-- --json FILE] [--rounds N] [--seconds N] [--only small|large|account|authoring|bank|import|learning|teaching|marking|browser|starts|media] [--keep DIR]
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/ensure.mjs'
import { accountCases } from './account-cases.ts'
import { authoringCases } from './authoring-cases.ts'
import { bankCases } from './bank-cases.ts'
import { measureVisits } from './browser.ts'
import { casesOf } from './cases.ts'
import { type ImportFigure, importTable } from './imports.ts'
import { startChild } from './ipc.ts'
import { compareLogins, loginTable } from './logins.ts'
import { learningTable, measureLearning } from './learning.ts'
import { markingLine } from './marking.ts'
import { type Bench, type Case, measure, openTarget, pinAll, type Target } from './measure.ts'
import { measureMedia } from './media.ts'
import { pin } from './proc.ts'
import {
  aims,
  aimTable,
  memoryLine,
  type Results,
  type Size,
  sizeTable,
  visitTable,
} from './report.ts'
import type { BenchSchool } from './school.ts'
import type { AccountSchool } from './seed-account.ts'
import type { AuthoringSchool } from './seed-authoring.ts'
import type { BankSchool } from './seed-bank.ts'
import { memoryOf, timeStart } from './starts.ts'
import { measureTeaching, teachingTable } from './teaching.ts'

const { values: options } = parseArgs({
  options: {
    json: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '1.5' },
    /** Timed sign-ins of each kind. */
    tries: { type: 'string', default: '150' },
    only: { type: 'string', multiple: true },
    /** Cases whose names contain this. */
    cases: { type: 'string' },
    /** A folder in which the schools stay for the next run. */
    keep: { type: 'string' },
    /** A folder for a CPU profile of each case. */
    profile: { type: 'string' },
  },
})

const wants = (part: string) => !options.only || options.only.includes(part)
const work = options.keep ?? mkdtempSync(join(tmpdir(), 'farsail-bench-'))
mkdirSync(work, { recursive: true })
// Started by root, the database runs as another user, which needs access to the folder.
chmodSync(work, 0o755)
ensureBuilt()

const load = startChild('load.ts')
const baseline = await openTarget('baseline.ts')
const bench: Bench = {
  load,
  baseline,
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
}
const results: Results = {
  machine: `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`,
  pinned: pinAll(baseline, load),
  load: loadavg(),
  sizes: [],
}
console.log(`${results.machine}
Load of the machine at the start: ${results.load.map((one) => one.toFixed(1)).join(' ')}
${results.pinned ? 'Server on core 0, load generator and database on core 1.' : 'Nothing could be pinned to a core.'}
Where others use the machine, times and requests a second say little: CPU per request, and above all the
ratio to the constant string measured in the same minute, are what counts.
`)

try {
  if (wants('starts')) {
    const folder = join(work, 'starts')
    rmSync(folder, { recursive: true, force: true })
    results.starts = { first: await timeStart(folder), second: await timeStart(folder) }
    const { first, second } = results.starts
    console.log(`First start, with the demo: ${first.seconds.toFixed(2)} s; idle ${memoryLine(first.memory)}
Second start: ${second.seconds.toFixed(2)} s; idle ${memoryLine(second.memory)}
`)
  }
  if (wants('small') || wants('browser')) {
    await withSchool('small', async (target, school) => {
      if (wants('small')) await measureSize('demo school', target, await casesOf(target, school))
      if (!wants('browser')) return
      results.visits = await visitsOf(target, school)
      console.log(`\nFirst visit, empty cache, CPU 4 × slower\n${visitTable(results.visits)}`)
    })
  }
  if (wants('large')) {
    await withSchool('large', async (target, school) => {
      const counts = await target.child.ask<Record<string, number>>('seedLarge')
      await measureSize(
        '1,000 courses',
        target,
        await casesOf(target, { ...school, premium: counts['premium'] ?? 0 }),
        counts,
      )
    })
  }
  if (wants('account')) await measureAccount()
  if (wants('authoring')) await measureAuthoring()
  if (wants('bank')) await measureBank()
  if (wants('import')) await measureImports()
  if (wants('learning')) {
    results.learning = await measureLearning()
    console.log(`\n${learningTable(results.learning)}\n`)
  }
  if (wants('teaching')) {
    results.teaching = measureTeaching()
    console.log(`\n${teachingTable(results.teaching)}\n`)
  }
  if (wants('marking')) console.log(markingLine())
  if (wants('media')) results.media = await measureMedia(work)
  console.log(`\n${aimTable(aims(results))}`)
  if (options.json) {
    writeFileSync(options.json, `${JSON.stringify({ ...results, aims: aims(results) }, null, 2)}\n`)
  }
} finally {
  await Promise.all([load.stop(), baseline.child.stop()])
  if (!options.keep) rmSync(work, { recursive: true, force: true })
}

/** A separate school: a million messages and acts would change the cost of the other cases. */
async function measureAccount(): Promise<void> {
  // Each sign-in has an address of its own, sent as a proxy would.
  const target = await openTarget('server.ts', join(work, 'account'), { TRUST_PROXY: '127.0.0.1' })
  try {
    const school = await target.child.ask<AccountSchool>('seedAccount')
    pinAll(target, load)
    results.logins = await compareLogins(load, target, Number(options.tries))
    console.log(`\nSigning in, one after the other in turns\n${loginTable(results.logins)}`)
    await measureSize('1,000,000 messages', target, accountCases(target, school), school.counts)
  } finally {
    await target.child.stop()
  }
}

async function measureAuthoring(): Promise<void> {
  const target = await openTarget('server.ts', join(work, 'authoring'))
  try {
    const school = await target.child.ask<AuthoringSchool>('seedAuthoring')
    await measureSize('authoring', target, authoringCases(school), school.counts)
  } finally {
    await target.child.stop()
  }
}

async function measureBank(): Promise<void> {
  const target = await openTarget('server.ts', join(work, 'bank'))
  try {
    const school = await target.child.ask<BankSchool>('seedBank')
    await measureSize('100,000 questions', target, bankCases(school), school.counts)
  } finally {
    await target.child.stop()
  }
}

async function measureImports(): Promise<void> {
  const target = await openTarget('server.ts', join(work, 'import'))
  try {
    console.log(`\n${importTable(await target.child.ask<ImportFigure[]>('imports'))}\n`)
  } finally {
    await target.child.stop()
  }
}

async function withSchool(
  name: string,
  use: (target: Target, school: BenchSchool) => Promise<void>,
): Promise<void> {
  const target = await openTarget('server.ts', join(work, name))
  try {
    await use(target, await target.child.ask<BenchSchool>('prepare'))
  } finally {
    await target.child.stop()
  }
}

async function measureSize(
  name: string,
  target: Target,
  cases: Case[],
  counts: Record<string, number> = {},
): Promise<void> {
  pinAll(target, load)
  const size: Size = { name, counts, figures: {}, memory: { node: 0, postgres: 0 } }
  results.sizes.push(size)
  for (const one of cases) {
    if (options.cases && !one.name.includes(options.cases)) continue
    process.stderr.write(`${name}: ${one.name}\n`)
    if (options.profile) await target.child.ask('profile')
    size.figures[one.name] = await measure(bench, target, one)
    if (options.profile) {
      mkdirSync(options.profile, { recursive: true })
      const file = `${name}-${one.name}.cpuprofile`.replaceAll(/[ ,]+/g, '-')
      await target.child.ask('saveProfile', join(options.profile, file))
    }
  }
  size.memory = memoryOf(target.child.pid, target.dataDir ?? '')
  const figures = Object.values(size.figures)
  const constant = figures.map((one) => one.baselineCpuMs)
  console.log(`\n${name}${Object.keys(counts).length > 0 ? ` ${JSON.stringify(counts)}` : ''}
${sizeTable(size)}
The constant string: ${Math.min(...constant).toFixed(3)} to ${Math.max(...constant).toFixed(3)} CPU ms.
After all of it: ${memoryLine(size.memory)}`)
}

async function visitsOf(target: Target, school: BenchSchool) {
  pin([target.child.pid], 0)
  const area = school.detailKind === 'open' ? 'smooc' : 'course'
  return measureVisits(`http://localhost:${target.port}`, [
    { name: 'home', path: '/zh-CN' },
    { name: 'list', path: '/zh-CN/course/list' },
    { name: 'detail', path: `/zh-CN/${area}/${school.detailId}` },
  ])
}
