import { defineActs } from '#src/server/audit/acts.ts'
import type { Both } from '#src/shared/locale.ts'
import type { RejectReason } from '../contract.ts'
import { verificationPaths } from '../paths.ts'

const reasons: Record<RejectReason, Both> = {
  unreadable: { zh: '材料不清晰', en: 'cannot be read' },
  incomplete: { zh: '材料不完整', en: 'documents missing' },
  nameMismatch: { zh: '姓名不一致', en: 'name differs' },
  schoolMismatch: { zh: '学校不一致', en: 'school differs' },
  notTeacher: { zh: '不能证明在任教', en: 'does not show teaching' },
  expired: { zh: '材料已过期', en: 'expired' },
  other: { zh: '其他原因', en: 'another reason' },
}

const subject = { zh: '认证申请', en: 'Application', path: verificationPaths.review }

export const verificationActs = defineActs('verification', {
  read: { zh: '查看了认证材料', en: 'Viewed an application’s documents', subject },
  approve: { zh: '教师认证审核通过', en: 'Verified a teacher', subject },
  reject: {
    zh: '教师认证审核不通过',
    en: 'Rejected an application',
    subject,
    details: { reason: { zh: '原因', en: 'reason', values: reasons } },
  },
  revoke: {
    zh: '撤销了教师认证',
    en: 'Revoked a verification',
    details: {
      reasonZh: { zh: '原因', en: 'reason in Chinese' },
      reasonEn: { zh: '原因（英文）', en: 'reason' },
    },
  },
})
