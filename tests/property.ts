import fc from 'fast-check'

/**
 * Properties take the seed of the run (vitest.config.ts): `npm test` gives the same result each time,
 * and `FUZZ=1 npm test` takes a random seed and ten times the inputs.
 */
const more = process.env['FUZZ'] ? 10 : 1

/** For `fc.assert` where a property needs another number of inputs than 100. */
export const runs = (count: number) => ({ numRuns: count * more })

fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED']), ...runs(100) })
