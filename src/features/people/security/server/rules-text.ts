import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { securityApi } from '../contract.ts'
import { mayUnbind } from './rules.ts'

export const securityRules: ObjectRule[] = [
  {
    rule: mayUnbind,
    calls: [securityApi.unbindContact],
    zh: '手机号和邮箱都已绑定，解绑后仍保留另一个',
    en: 'Both phone and e-mail are bound, so that one remains',
  },
]
