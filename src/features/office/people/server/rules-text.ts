import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { peopleApi } from '../contract.ts'
import {
  anAdministratorRemains,
  mayActOn,
  shutOut,
} from '#src/features/people/account/server/rules.ts'

export const accountRules: ObjectRule[] = [
  {
    rule: shutOut,
    calls: [accountApi.login, accountApi.refreshToken],
    zh: '账号未被停用，也未注销',
    en: 'The account is neither disabled nor deleted',
  },
  {
    rule: mayActOn,
    calls: [
      peopleApi.setCustomRoles,
      peopleApi.setAccountRole,
      peopleApi.lockPerson,
      peopleApi.unlockPerson,
      peopleApi.updatePerson,
      peopleApi.endSessionsOf,
      peopleApi.makeResetLink,
    ],
    zh: '对方账号未注销，且不是操作者本人',
    en: 'The account is not deleted, and is not one’s own',
  },
  {
    rule: anAdministratorRemains,
    calls: [peopleApi.setCustomRoles, peopleApi.lockPerson],
    zh: '操作后至少还有一位可用的管理员',
    en: 'An administrator who can sign in remains afterwards',
  },
]
