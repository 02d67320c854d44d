import { testCalls } from '#tests/calls/test-calls.ts'
import { siteApi } from './contract.ts'

await testCalls(siteApi)
