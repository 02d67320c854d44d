import { defineActs } from '#src/server/audit/acts.ts'

/** Acts of the product itself about a sign-in. */
export const accountActs = defineActs('account', {
  credentialReused: {
    zh: '登录凭证被重复使用，会话已结束',
    en: 'A used credential came back, so its session was ended',
    subject: { zh: '会话', en: 'Session' },
  },
})
