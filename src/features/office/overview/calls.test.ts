import { testCalls } from '#tests/calls/test-calls.ts'
import { reviewers } from '#tests/rights.ts'
import { overviewApi } from './contract.ts'

await testCalls(overviewApi, {
  getOverview: reviewers,
})
