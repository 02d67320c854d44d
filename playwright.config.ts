import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { journeysOf, screens } from './tests/browser/screens.ts'

// One of its own for each run (the mailbox takes the next): a run that was cut off may have left its
// server behind. Below the ports that systems give to outgoing connections (from 32768). Kept in the
// environment, because every worker reads this file again.
process.env['E2E_PORT'] ??= String(20_000 + 2 * (process.pid % 6_000))
const port = Number(process.env['E2E_PORT'])
const chromium = process.env['CHROMIUM']

export default defineConfig({
  testDir: '.',
  testMatch: ['src/features/**/*.e2e.ts', 'tests/e2e/*.e2e.ts'],
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine may fail one of hundreds of journeys by chance; those that need a second try are named at the end.
  retries: process.env['CI'] ? 1 : 0,
  use: {
    baseURL: `http://localhost:${port}`,
    // Nothing moves: Playwright scrolls a page to press what moves, which shuts an open menu, and waits
    // for each animation to end.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey slows the whole run down: TRACE=1 where a trace is needed.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      // Without it a machine that names no language gives downloads and uploads with Chinese names none.
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
    },
  },
  projects: screens.map(({ name, locale, viewport }) => ({
    name,
    grep: journeysOf(name),
    use: { locale, viewport, hasTouch: viewport.width < 500 },
  })),
  webServer: {
    command: 'node tests/browser/server.ts',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { ...(process.env as Record<string, string>), E2E_PORT: String(port) },
  },
})
