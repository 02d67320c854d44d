import { testCalls } from '#tests/calls/test-calls.ts'
import { teachers, withRole } from '#tests/rights.ts'
import { classMaterialApi } from './contract.ts'

await testCalls(classMaterialApi, {
  getMaterials: withRole,
  getZip: withRole,
  addFiles: teachers,
  addLink: teachers,
  edit: teachers,
  setOrder: teachers,
  remove: teachers,
})
