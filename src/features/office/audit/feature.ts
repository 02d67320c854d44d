import { feature } from '#src/server/feature.ts'
import { auditApi } from './contract.ts'
import { explainAccess } from './server/explain-access.ts'
import { getAuditLog } from './server/get-audit-log.ts'

/** The audit log, and the explanation of what a person may do. */
export const auditFeature = feature({
  name: 'office/audit',
  title: { zh: '操作日志与权限', en: 'Audit log and rights' },
  calls: [
    [auditApi.getAuditLog, getAuditLog],
    [auditApi.explainAccess, explainAccess],
  ],
})
