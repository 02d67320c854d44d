import { defineActs } from '#src/server/audit/acts.ts'
import { reasonWords } from '../reasons-text.ts'

export const certificateActs = defineActs('certificate', {
  revoke: {
    zh: '撤销了证书',
    en: 'Revoked a certificate',
    details: { reason: { zh: '原因', en: 'reason', values: reasonWords } },
  },
  reissue: {
    zh: '按更正后的姓名重新颁发了证书',
    en: 'Issued a certificate again with another name',
  },
})
