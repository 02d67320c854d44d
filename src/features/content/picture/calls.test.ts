import { testCalls } from '#tests/calls/test-calls.ts'
import { pictureApi } from './contract.ts'

await testCalls(pictureApi)
