import { testCalls } from '#tests/calls/test-calls.ts'
import { everyone } from '#tests/rights.ts'
import { guardApi } from './contract.ts'

await testCalls(guardApi, {
  getCaptcha: everyone,
  getPuzzle: everyone,
  solvePuzzle: everyone,
})
