import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { peopleApi } from '../contract.ts'
import { anAdministratorRemains, mayActOn, mayGetResetLink } from './rules.ts'

export const peopleRules: ObjectRule[] = [
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
  {
    rule: mayGetResetLink,
    calls: [peopleApi.makeResetLink],
    zh: '账号未停用',
    en: 'The account is not disabled',
  },
]
