// npm test: runs every check, and prints one closing line. npm test -- course: one room, with types,
// lint and format of the whole tree. npm run check: types, lint, format and the architecture test.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled, root } from './ensure.mjs'
import { failuresOf, flakyOf, skippedOf, slowestOf, summaryOf } from './test-report.mjs'
import { check, runTool } from './run-tool.mjs'

const quick = process.argv.includes('--quick')
const rooms = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const wanted = rooms.map(folderOf)
const folder = mkdtempSync(join(tmpdir(), 'farsail-results-'))
const reports = { vitest: join(folder, 'vitest.json'), journeys: join(folder, 'journeys.json') }
const statuses = {}

ensureInstalled()
const browser = quick ? undefined : ensureBrowser()
const architecture = 'tests/architecture.test.ts'
const cache = join('node_modules', '.cache')

// Run side by side, because each of these uses one core for most of its time.
const checks = [
  check('Types', 'typescript/bin/tsc', [
    ...['--noEmit', '-p', '.', '--incremental'],
    ...['--tsBuildInfoFile', join(cache, 'farsail.tsbuildinfo')],
  ]),
  check('Lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  check('Format', 'prettier/bin/prettier.cjs', [
    ...['--check', '--log-level', 'warn', '.'],
    ...['--cache', '--cache-strategy', 'content'],
    ...['--cache-location', join(cache, 'prettier', 'farsail.json')],
  ]),
  ...(quick ? [] : [check('Pages are built', join(root, 'scripts', 'build-pages.mjs'), [])]),
]
if (quick || wanted.length > 0) checks.push(vitest([...wanted, architecture]))
const passed = await Promise.all(checks)
if (!quick && wanted.length === 0) await vitest([])
if (!quick) await journeys(wanted)

const total = summaryOf(reports, statuses)
for (const ok of passed) if (ok !== undefined) total[ok ? 'passed' : 'failed'] += 1
if (!quick) console.log(`\nThe slowest:\n${slowestOf(reports, 10).join('\n')}`)
const left = skippedOf(reports)
if (left.length > 0) console.log(`\nSkipped:\n${left.join('\n')}`)
const flaky = flakyOf(reports)
if (flaky.length > 0) console.log(`\nPassed at a second try:\n${flaky.join('\n')}`)
const failures = failuresOf(reports)
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n').trimEnd()}`)
rmSync(folder, { recursive: true, force: true })
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed > 0 ? 1 : 0)

/** Runs the tests that need no browser, in these folders, or all of them. */
async function vitest(paths) {
  statuses.vitest = await runTool('vitest/vitest.mjs', [
    ...['run', ...paths],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${reports.vitest}`],
  ])
}

async function journeys(paths) {
  statuses.journeys = await runTool(
    '@playwright/test/cli.js',
    ['test', ...paths, '--reporter=line,json', '--pass-with-no-tests'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: reports.journeys,
      ...(browser && { CHROMIUM: browser }),
    },
  )
}

/** Finds the folder of a room: src/features/<district>/<room>/. */
function folderOf(name) {
  // The machine's own Node runs this file, and Node 20 has no globSync.
  const all = readdirSync(join(root, 'src/features')).flatMap((district) =>
    readdirSync(join(root, 'src/features', district)).map(
      (room) => `src/features/${district}/${room}`,
    ),
  )
  const found = all.find((path) => basename(path) === name || path === name)
  if (found && existsSync(join(root, found))) return `${found}/`
  const names = all.map((path) => basename(path)).sort()
  console.error(`There is no room ${name}. There are: ${names.join(', ')}.`)
  process.exit(1)
}
