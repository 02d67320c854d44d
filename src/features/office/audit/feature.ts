import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { adminApi } from './contract.ts'
import { explainAccess } from './server/explain-access.ts'
import { getAuditLog } from './server/get-audit-log.ts'
import { getOutboxMessage } from '#src/features/office/outbox/server/get-outbox-message.ts'
import { getOutbox } from '#src/features/office/outbox/server/get-outbox.ts'
import { getOverview } from '#src/features/office/overview/server/get-overview.ts'
import { retryOutbox } from '#src/features/office/outbox/server/retry-outbox.ts'

export function adminRoutes(kernel: Kernel): void {
  mount(kernel, adminApi.getOverview, getOverview)
  mount(kernel, adminApi.getAuditLog, getAuditLog)
  mount(kernel, adminApi.getOutbox, getOutbox)
  mount(kernel, adminApi.getOutboxMessage, getOutboxMessage)
  mount(kernel, adminApi.retryOutbox, retryOutbox)
  mount(kernel, adminApi.explainAccess, explainAccess(kernel))
}
