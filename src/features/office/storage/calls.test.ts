import { testCalls } from '#tests/calls/test-calls.ts'
import { storageApi } from './contract.ts'

await testCalls(storageApi)
