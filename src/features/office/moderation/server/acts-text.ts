import { reasonWords } from '#src/features/people/report/reasons-text.ts'
import { defineActs } from '#src/server/audit/acts.ts'
import { moderationPaths } from '../paths.ts'

const subject = { zh: '被举报的内容', en: 'Reported thing', path: moderationPaths.reports }

export const moderationActs = defineActs('reported', {
  hide: {
    zh: '隐藏了被举报的内容',
    en: 'Hid a reported thing',
    subject,
    details: { reason: { zh: '原因', en: 'reason', values: reasonWords } },
  },
  dismiss: { zh: '认定举报不成立', en: 'Dismissed reports', subject },
  restore: { zh: '恢复了被隐藏的内容', en: 'Showed a hidden thing again', subject },
})
