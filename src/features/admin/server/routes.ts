import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/mount.ts'
import { adminApi } from '../contract.ts'
import { explainAccess } from './explain-access.ts'
import { getAuditLog } from './get-audit-log.ts'
import { getOutboxMessage } from './get-outbox-message.ts'
import { getOutbox } from './get-outbox.ts'
import { getOverview } from './get-overview.ts'
import { retryOutbox } from './retry-outbox.ts'

export function adminRoutes(kernel: Kernel): void {
  mount(kernel, adminApi.getOverview, getOverview)
  mount(kernel, adminApi.getAuditLog, getAuditLog)
  mount(kernel, adminApi.getOutbox, getOutbox)
  mount(kernel, adminApi.getOutboxMessage, getOutboxMessage)
  mount(kernel, adminApi.retryOutbox, retryOutbox)
  mount(kernel, adminApi.explainAccess, explainAccess(kernel))
}
