// Reads the reports of the two test runners as one.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './ensure.mjs'

/** A runner that ends badly without a failed test (a crash, an unhandled error) counts as one. */
export function summaryOf(reports, statuses) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  const vitest = read(reports.vitest)
  add(total, statuses.vitest, {
    passed: vitest?.numPassedTests,
    failed: vitest?.numFailedTests,
    skipped: vitest?.numPendingTests,
  })
  // A journey that passed only at a second try counts as passed, and its name is printed.
  const stats = read(reports.journeys)?.stats
  add(total, statuses.journeys, {
    passed: stats && stats.expected + stats.flaky,
    failed: stats?.unexpected,
    skipped: stats?.skipped,
  })
  return total
}

function add(total, status = 0, { passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed
  total.skipped += skipped
  total.failed += status !== 0 && failed === 0 ? 1 : failed
}

/** Returns the lines of the slowest tests of both runners. */
export function slowestOf(reports, count) {
  const api = (read(reports.vitest)?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map((one) => ({
      ms: one.duration ?? 0,
      name: `${relative(root, file.name)} › ${one.fullName}`,
    })),
  )
  const all = [...api, ...(read(reports.journeys)?.suites ?? []).flatMap(journeysIn)]
  return all
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ ms, name }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

function journeysIn(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((one) => ({
      ms: one.results.reduce((sum, { duration }) => sum + duration, 0),
      name: `${spec.file} › ${spec.title} [${one.projectName}]`,
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(journeysIn)]
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
