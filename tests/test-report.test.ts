import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failuresOf, flakyOf, skippedOf } from '../scripts/test-report.mjs'

const root = join(import.meta.dirname, '..')
let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'farsail-report-'))))
afterEach(() => rm(folder, { recursive: true }))

const lines = (count: number, of: string) =>
  Array.from({ length: count }, (_, n) => `${of} ${n + 1}`).join('\n')

const passed = { fullName: 'joins', status: 'passed', failureMessages: [] }
const refused = {
  fullName: 'pays once',
  status: 'failed',
  failureMessages: ['\u001B[31mexpected 2 to be 1\u001B[39m\n\n    at course.test.ts:7:3'],
}
const fileOf = (name: string, assertionResults: unknown[], message = '') => ({
  name: join(root, name),
  ...{ status: 'failed', message, assertionResults },
})
const journeyOf = (title: string, status: string, message: string) => ({
  ...{ title, file: 'src/course.e2e.ts' },
  tests: [
    {
      ...{ projectName: 'zh-1280', status },
      results: [{ duration: 5, errors: [{ message }] }],
    },
  ],
})

async function write(testResults: unknown[], specs: unknown[], errors: unknown[] = []) {
  const [vitest, journeys] = [join(folder, 'vitest.json'), join(folder, 'journeys.json')]
  await writeFile(vitest, JSON.stringify({ testResults }))
  const suites = [{ suites: [{ specs }] }]
  await writeFile(journeys, JSON.stringify({ suites, errors, stats: {} }))
  return failuresOf({ vitest, journeys })
}

test('each failed test is repeated with its reason, without colours; others are not', async () => {
  const found = await write(
    [fileOf('src/a.test.ts', [passed, refused]), fileOf('src/b.test.ts', [], 'Cannot load x')],
    [journeyOf('buys', 'unexpected', 'Timed out'), journeyOf('flows', 'flaky', 'Once')],
    [{ message: 'The server did not start' }],
  )
  expect(found).toEqual([
    '✗ src/a.test.ts › pays once',
    '    expected 2 to be 1',
    '        at course.test.ts:7:3',
    '',
    '✗ src/b.test.ts',
    '    Cannot load x',
    '',
    '✗ src/course.e2e.ts › buys [zh-1280]',
    '    Timed out',
    '',
    '✗ journeys',
    '    The server did not start',
    '',
  ])
})

test('a reason has 25 lines, and many failures share the last lines of a log', async () => {
  const one = await write([], [journeyOf('buys', 'unexpected', lines(100, 'line'))])
  expect(one).toHaveLength(1 + 25 + 1)
  expect(one.at(-2)).toBe('    line 25')
  const many = Array.from({ length: 12 }, () => journeyOf('buys', 'unexpected', lines(100, 'line')))
  expect(await write([], many)).toHaveLength(12 * (1 + 5 + 1))
})

test('without reports, as after a crash, nothing failed here', () => {
  expect(failuresOf({ vitest: join(folder, 'no'), journeys: join(folder, 'no') })).toEqual([])
})

test('each skipped test is named', async () => {
  const vitest = join(folder, 'vitest.json')
  const skipped = { fullName: 'runs as process 1', status: 'skipped', failureMessages: [] }
  const testResults = [fileOf('tests/a.test.ts', [passed, skipped])]
  await writeFile(vitest, JSON.stringify({ testResults }))
  expect(skippedOf({ vitest })).toEqual(['- tests/a.test.ts › runs as process 1'])
})

test('a journey that passed only at a second try is named with the reason of the first', async () => {
  await write([], [journeyOf('buys', 'unexpected', 'No'), journeyOf('flows', 'flaky', 'Once')])
  const journeys = join(folder, 'journeys.json')
  expect(flakyOf({ journeys })).toEqual(['- src/course.e2e.ts › flows [zh-1280]', '    Once'])
})
