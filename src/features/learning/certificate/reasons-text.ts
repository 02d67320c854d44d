import type { Both } from '#src/shared/locale.ts'
import type { RevokeReason } from './limits.ts'

/** Why a certificate was revoked, for its holder and everyone who verifies it. */
export const reasonWords: Record<RevokeReason, Both> = {
  error: { zh: '颁发有误', en: 'issued by mistake' },
  misconduct: { zh: '学习或测验中存在违规行为', en: 'misconduct in the course or its quizzes' },
  other: { zh: '其他原因', en: 'another reason' },
  replaced: {
    zh: '已由更正姓名的新证书代替',
    en: 'replaced by a certificate with the corrected name',
  },
  holder: {
    zh: '应持有人意愿撤回，姓名已删除',
    en: 'withdrawn at the wish of its holder; the name was deleted',
  },
}
