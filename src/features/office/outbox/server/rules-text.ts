import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { mayRetry } from '#src/server/outbox/may-retry.ts'
import { outboxApi } from '../contract.ts'

export const outboxRules: ObjectRule[] = [
  {
    rule: mayRetry,
    calls: [outboxApi.retryOutbox],
    zh: '消息发送失败或未发送，渠道已配置，且其中的验证码或链接未过期',
    en: 'The message failed or was not sent, its channel is configured, and its code or link has not expired',
  },
]
