// npm test: everything that must hold, and one closing line. npm run check: the quick part of it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt, ensureInstalled, node24Path, root } from './ensure.mjs'

const quick = process.argv.includes('--quick')
const folder = mkdtempSync(join(tmpdir(), 'farsail-results-'))
const total = { passed: 0, failed: 0, skipped: 0 }

ensureInstalled()
check('Types', 'typescript/bin/tsc', ['--noEmit', '-p', '.'])
check('Lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])
check('Format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])
if (quick) {
  vitest(['tests/architecture.test.ts'])
} else {
  const browser = ensureBrowser()
  ensureBuilt()
  vitest([])
  journeys(browser)
}
rmSync(folder, { recursive: true, force: true })
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exit(total.failed > 0 ? 1 : 0)

/** One tool that says yes or no. */
function check(title, tool, args) {
  const ok = node(tool, args) === 0
  console.log(`${ok ? '✓' : '✗'} ${title}`)
  total[ok ? 'passed' : 'failed'] += 1
}

function vitest(files) {
  const report = join(folder, 'vitest.json')
  const status = node('vitest/vitest.mjs', [
    'run',
    ...files,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const result = read(report)
  add(
    status,
    result && counts(result.numPassedTests, result.numFailedTests, result.numPendingTests),
  )
}

function journeys(browser) {
  const report = join(folder, 'playwright.json')
  const status = node('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(browser && { CHROMIUM: browser }),
  })
  const stats = read(report)?.stats
  // A journey that passed only at a second try counts as passed, and Playwright names it.
  add(status, stats && counts(stats.expected + stats.flaky, stats.unexpected, stats.skipped))
}

function counts(passed, failed, skipped) {
  return { passed, failed, skipped }
}

/** A runner that ends badly without a failed test (a crash, an unhandled error) counts as one. */
function add(status, result) {
  const { passed, failed, skipped } = result ?? counts(0, 0, 0)
  total.passed += passed
  total.skipped += skipped
  total.failed += status !== 0 && failed === 0 ? 1 : failed
}

function node(tool, args, env = {}) {
  const path = [dirname(node24Path()), process.env.PATH].join(delimiter)
  const { status } = spawnSync(node24Path(), [join(root, 'node_modules', tool), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  })
  return status ?? 1
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
