import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// The seed of every property test, the same in each run; FUZZ=1 takes a random one (tests/property.ts).
const fuzz = Boolean(process.env['FUZZ'])
process.env['FUZZ_SEED'] ??= fuzz ? String(randomInt(2 ** 31)) : '1'
if (fuzz) process.stdout.write(`FUZZ_SEED=${process.env['FUZZ_SEED']}\n`)

export default defineConfig({
  // As the build replaces it, because tests of screens' parts import buttons.
  define: { __ICON_SPRITE__: JSON.stringify('/icons.svg') },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/property.ts'],
    // Processes of their own: some tests kill, hash or block, and Node's modules differ in threads.
    pool: 'forks',
    maxWorkers: availableParallelism(),
    // Loading the product takes as long as the tests of most files, so that a worker loads it once.
    // A test file leaves nothing behind in a module, as a request leaves nothing behind in the server.
    isolate: false,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: fuzz ? 200_000 : 20_000,
    hookTimeout: 60_000,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
  },
})
