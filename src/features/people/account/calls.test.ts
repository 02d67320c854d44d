import { testCalls } from '#tests/calls/test-calls.ts'
import { sessionApi } from '#src/shared/session-contract.ts'
import { accountApi } from './contract.ts'

await testCalls({ ...accountApi, ...sessionApi })
