import { sessionApi } from '#src/shared/session-contract.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { accountApi } from '../contract.ts'
import { mayChooseRole, shutOut } from './rules.ts'

export const accountRules: ObjectRule[] = [
  {
    rule: shutOut,
    calls: [accountApi.login, sessionApi.refresh],
    zh: '账号未被停用，也未注销',
    en: 'The account is neither disabled nor deleted',
  },
  {
    rule: mayChooseRole,
    calls: [accountApi.selectRole],
    zh: '尚未选择身份',
    en: 'No role is chosen yet',
  },
]
