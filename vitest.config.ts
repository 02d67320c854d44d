import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    // Processes of their own: some tests kill, hash or block, and Node's modules differ in threads.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
  },
})
