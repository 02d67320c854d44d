import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { messageApi } from '../contract.ts'
import { maySwitch } from './rules.ts'

export const messageRules: ObjectRule[] = [
  {
    rule: maySwitch,
    calls: [messageApi.updateSwitch],
    zh: '不是涉及账号安全的站内消息或邮件',
    en: 'It is not about account security, on the site or by mail',
  },
]
