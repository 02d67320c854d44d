import fc from 'fast-check'

/**
 * Properties take the seed of the run (vitest.config.ts): `npm test` says the same twice, and
 * `FUZZ=1 npm test` takes a random one and ten times the inputs.
 */
const more = process.env['FUZZ'] ? 10 : 1

/** For `fc.assert` where a property wants other than 100 inputs. */
export const runs = (count: number) => ({ numRuns: count * more })

fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED']), ...runs(100) })
