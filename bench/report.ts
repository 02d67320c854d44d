import type { Visit } from './browser.ts'
import type { Figure } from './measure.ts'
import type { LearningFigure } from './learning.ts'
import type { Logins } from './logins.ts'
import type { MediaFigures } from './media.ts'
import type { Memory, Start } from './starts.ts'
import type { TeachingFigure } from './teaching.ts'

export interface Size {
  name: string
  counts: Record<string, number>
  figures: Record<string, Figure>
  /** MiB, after all the cases. */
  memory: Memory
}

export interface Results {
  machine: string
  pinned: boolean
  load: number[]
  starts?: { first: Start; second: Start }
  sizes: Size[]
  visits?: Visit[]
  logins?: Logins
  media?: MediaFigures
  learning?: LearningFigure[]
  teaching?: TeachingFigure[]
}

export interface Aim {
  aim: string
  measured: string
  met: boolean | undefined
}

const fixed = (value: number | undefined, digits: number) =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits)

/** Makes columns as wide as they need to be; Chinese characters take two places. */
export function table(head: string[], rows: string[][]): string {
  const width = (text: string) => [...text].reduce((sum, sign) => sum + (sign >= '⺀' ? 2 : 1), 0)
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => width(row[at] ?? ''))),
  )
  const pad = (text: string, at: number) => {
    const space = ' '.repeat((widths[at] ?? 0) - width(text))
    return at === 0 ? text + space : space + text
  }
  return [head, widths.map((one) => '─'.repeat(one)), ...rows]
    .map((row) => row.map(pad).join('  ').trimEnd())
    .join('\n')
}

export function sizeTable({ figures }: Size): string {
  return table(
    [
      'case',
      'per s',
      'p50 ms',
      'p99 ms',
      'CPU ms',
      'database CPU ms',
      '× constant',
      'kB sent',
      'MiB after',
    ],
    Object.entries(figures).map(([name, one]) => [
      name,
      fixed(one.operations / one.seconds, one.operations / one.seconds < 100 ? 1 : 0),
      fixed(one.p50, 2),
      fixed(one.p99, 2),
      fixed(one.cpuMs, 3),
      fixed(one.dbCpuMs, 2),
      fixed(one.ratio, 1),
      fixed(one.bytes / 1000, 1),
      fixed(one.resident, 0),
    ]),
  )
}

export function visitTable(visits: Visit[]): string {
  return table(
    ['page', 'JS kB', 'CSS kB', 'HTML kB', 'other kB', 'requests', 'LCP ms', 'TBT ms'],
    visits.map((one) => [
      one.name,
      fixed(one.jsKb, 1),
      fixed(one.cssKb, 1),
      fixed(one.htmlKb, 1),
      fixed(one.otherKb, 1),
      fixed(one.requests, 0),
      fixed(one.lcp, 0),
      fixed(one.tbt, 0),
    ]),
  )
}

const pageNames = ['home', 'list', 'search 信用证', 'search customs', 'detail']

/** The aims of the project, each with the worst measured figure. */
export function aims({ sizes, visits, starts, learning = [], teaching = [] }: Results): Aim[] {
  const worst = (
    aim: string,
    limit: number,
    unit: string,
    found: { name: string; value: number | undefined }[],
  ): Aim => {
    const known = found.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]))
    if (known.length === 0) return { aim, measured: 'not measured', met: undefined }
    const most = known.reduce((a, b) => (b.value > a.value ? b : a))
    const digits = most.value < 20 ? 2 : 0
    return {
      aim,
      measured: `${most.value.toFixed(digits)}${unit} (${most.name})`,
      met: most.value <= limit,
    }
  }
  const each = (names: string[], of: (figure: Figure | undefined) => number | undefined) =>
    sizes.flatMap((size) =>
      names.map((name) => ({ name: `${name}; ${size.name}`, value: of(size.figures[name]) })),
    )
  const [small, large] = sizes
  // Compared by the ratio, because the machine may have become slower between the two sizes.
  const cost = (size: Size | undefined, name: string) => size?.figures[name]?.ratio
  const growth = (name: string, at = name) => {
    const [before, now] = [cost(small, `${name}, uncached`), cost(large, `${at}, uncached`)]
    return { name: at, value: before && now ? now / before : undefined }
  }
  const list = pageNames.map((name) => `${name}, uncached`)
  return [
    worst(
      'uncached visitor page ≤ 5 CPU ms',
      5,
      ' ms',
      each(list, (one) => one?.cpuMs),
    ),
    worst(
      'each call of learning ≤ 5 CPU ms',
      5,
      ' ms',
      learning.map(({ name, cpuMs }) => ({ name, value: cpuMs })),
    ),
    worst(
      'each call of a class of 500 ≤ its aim',
      1,
      ' × its aim',
      teaching.map(({ name, cpuMs, aimMs }) => ({ name, value: cpuMs / aimMs })),
    ),
    worst(
      'list, signed in ≤ 4 CPU ms',
      4,
      ' ms',
      each(['list, signed in'], (one) => one?.cpuMs),
    ),
    worst(
      'its database ≤ 2 CPU ms',
      2,
      ' ms',
      each(['list, signed in'], (one) => one?.dbCpuMs),
    ),
    worst(
      'home, uncached: database ≤ 3 CPU ms',
      3,
      ' ms',
      each(['home, uncached'], (one) => one?.dbCpuMs),
    ),
    worst(
      'cached page ≤ 3 × constant string',
      3,
      ' ×',
      each(
        pageNames.map((name) => `${name}, cached`),
        (one) => one?.ratio,
      ),
    ),
    worst('page at 1,000 courses ≤ 1.5 × at 24, as many cards', 1.5, ' ×', [
      growth('home'),
      growth('list', 'list, last page'),
      growth('detail'),
    ]),
    worst(
      'the same, with the cards that there are',
      1.5,
      ' ×',
      ['list', 'search 信用证', 'search customs'].map((name) => growth(name)),
    ),
    worst(
      'whole attempt ≤ 60 CPU ms',
      60,
      ' ms',
      each(['whole attempt'], (one) => one?.cpuMs),
    ),
    worst(
      'question bank of 100,000: list, search, open ≤ 8 CPU ms with the database',
      8,
      ' ms',
      sizes.flatMap(({ figures }) =>
        Object.entries(figures)
          .filter(([name]) => name.startsWith('bank, '))
          .map(([name, one]) => ({ name, value: one.cpuMs + one.dbCpuMs })),
      ),
    ),
    worst(
      'authoring: autosave, open editor, list ≤ 6 CPU ms with the database',
      6,
      ' ms',
      sizes
        .filter(({ name }) => name === 'authoring')
        .flatMap(({ figures }) =>
          Object.entries(figures).map(([name, one]) => ({
            name,
            value: one.cpuMs + one.dbCpuMs,
          })),
        ),
    ),
    worst(
      "script of a visitor's page ≤ 12 kB",
      12,
      ' kB',
      (visits ?? []).map(({ name, jsKb }) => ({ name, value: jsKb })),
    ),
    worst(
      "HTML of a visitor's page ≤ 8 kB",
      8,
      ' kB',
      (visits ?? []).map(({ name, htmlKb }) => ({ name, value: htmlKb })),
    ),
    worst(
      'LCP ≤ 1200 ms at 4 ×',
      1200,
      ' ms',
      (visits ?? []).map(({ name, lcp }) => ({ name, value: lcp })),
    ),
    worst(
      'TBT 0 ms at 4 ×',
      0,
      ' ms',
      (visits ?? []).map(({ name, tbt }) => ({ name, value: tbt })),
    ),
    worst('memory with the database ≤ 400 MiB', 400, ' MiB', [
      ...sizes.map((size) => ({
        name: `after the load; ${size.name}`,
        value: size.memory.node + size.memory.postgres,
      })),
      ...(starts
        ? [
            { name: 'first start, idle', value: total(starts.first.memory) },
            { name: 'second start, idle', value: total(starts.second.memory) },
          ]
        : []),
    ]),
    worst(
      'second start ≤ 3 s',
      3,
      ' s',
      starts ? [{ name: 'to ready', value: starts.second.seconds }] : [],
    ),
  ]
}

export const total = ({ node, postgres }: Memory) => node + postgres

export const aimTable = (list: Aim[]) =>
  table(
    ['aim', 'worst measured', ''],
    list.map(({ aim, measured, met }) => [
      aim,
      measured,
      met === undefined ? '–' : met ? 'met' : 'NOT MET',
    ]),
  )

export const memoryLine = ({ node, postgres }: Memory) =>
  `node ${node.toFixed(0)} MiB + PostgreSQL ${postgres.toFixed(0)} MiB = ${(node + postgres).toFixed(0)} MiB`
