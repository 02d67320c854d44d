import { testCalls } from '#tests/calls/test-calls.ts'
import { reviewers } from '#tests/rights.ts'
import { savedFilterApi } from './contract.ts'

await testCalls(savedFilterApi, {
  getSavedFilters: reviewers,
  saveFilter: reviewers,
  deleteFilter: reviewers,
})
