import { testCalls } from '#tests/calls/test-calls.ts'
import { admins } from '#tests/rights.ts'
import { auditApi } from './contract.ts'

await testCalls(auditApi, {
  getAuditLog: admins,
  explainAccess: admins,
})
