import type { auditStatuses } from '#src/features/learning/course/contract.ts'
import type { Both } from '#src/shared/locale.ts'

export const auditWords: Record<(typeof auditStatuses)[number], Both> = {
  pending: { zh: '待审核', en: 'pending' },
  approved: { zh: '已通过', en: 'approved' },
  rejected: { zh: '未通过', en: 'rejected' },
}
