import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers } from '#tests/rights.ts'
import { pictureApi } from './contract.ts'

await testCalls(pictureApi, {
  getPicture: teachers,
  cropPicture: teachers,
})
