// Reads the reports of the two test runners as one.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
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

/**
 * Returns the lines that say why tests failed. They end the output, because a log of continuous integration
 * may show no more than its last lines; many failures share them.
 */
export function failuresOf(reports, most = 60) {
  const vitest = read(reports.vitest)
  const api = (vitest?.testResults ?? []).flatMap((file) => {
    const name = relative(root, file.name)
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    const own = failed.map((one) => ({
      name: `${name} › ${one.fullName}`,
      why: one.failureMessages.join('\n'),
    }))
    // A file that fails to load has no tests.
    return file.status === 'failed' && own.length === 0 ? [{ name, why: file.message ?? '' }] : own
  })
  const browser = read(reports.journeys)
  const journeys = (browser?.suites ?? []).flatMap(journeysIn).filter(({ failed }) => failed)
  const others = (browser?.errors ?? []).map(({ message }) => ({ name: 'journeys', why: message }))
  const all = [...api, ...journeys, ...others]
  const lines = Math.max(3, Math.min(25, Math.floor(most / Math.max(1, all.length))))
  return all.flatMap(({ name, why }) => [`✗ ${name}`, ...linesOf(why, lines), ''])
}

/** Returns the names of the skipped tests: what a machine cannot do must not look as if it had passed. */
export function skippedOf({ vitest }) {
  return (read(vitest)?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => `- ${relative(root, file.name)} › ${fullName}`),
  )
}

/** Returns the names of the journeys that passed only at a second try, with the reason of the first. */
export function flakyOf({ journeys }) {
  return (read(journeys)?.suites ?? [])
    .flatMap(journeysIn)
    .filter(({ flaky }) => flaky)
    .flatMap(({ name, why }) => [`- ${name}`, ...linesOf(why, 3)])
}

const linesOf = (why = '', most) =>
  stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
    .slice(0, most)
    .map((line) => `    ${line.slice(0, 200)}`)

function journeysIn(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((one) => ({
      ms: one.results.reduce((sum, { duration }) => sum + duration, 0),
      name: `${spec.file} › ${spec.title} [${one.projectName}]`,
      failed: one.status === 'unexpected',
      flaky: one.status === 'flaky',
      why: one.results
        .flatMap(({ errors = [] }) => errors.map((error) => error.message))
        .join('\n'),
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
