import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { peopleApi } from '../contract.ts'
import {
  anAdministratorRemains,
  mayActOn,
  mayBeginDeletion,
  mayEndDeletion,
  mayGetData,
  mayGetResetLink,
  mayHoldDeletion,
  mayReleaseDeletion,
} from './rules.ts'

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
      peopleApi.packDataOf,
      peopleApi.requestDeletionOf,
      peopleApi.cancelDeletionOf,
      peopleApi.holdDeletion,
      peopleApi.releaseDeletion,
    ],
    zh: '对方账号未注销，且不是操作者本人',
    en: 'The account is not deleted, and is not one’s own',
  },
  {
    rule: anAdministratorRemains,
    calls: [peopleApi.setCustomRoles, peopleApi.lockPerson, peopleApi.requestDeletionOf],
    zh: '操作后至少还有一位可用的管理员',
    en: 'An administrator who can sign in remains afterwards',
  },
  {
    rule: mayGetResetLink,
    calls: [peopleApi.makeResetLink],
    zh: '账号未停用',
    en: 'The account is not disabled',
  },
  {
    rule: mayGetData,
    calls: [peopleApi.packDataOf],
    zh: '对方已绑定手机号或邮箱',
    en: 'The account has a phone or an e-mail',
  },
  {
    rule: mayBeginDeletion,
    calls: [peopleApi.requestDeletionOf],
    zh: '对方尚未申请注销',
    en: 'Deletion is not requested yet',
  },
  {
    rule: mayEndDeletion,
    calls: [peopleApi.cancelDeletionOf],
    zh: '对方已申请注销',
    en: 'Deletion has been requested',
  },
  {
    rule: mayHoldDeletion,
    calls: [peopleApi.holdDeletion],
    zh: '注销尚未暂缓',
    en: 'The deletion is not on hold yet',
  },
  {
    rule: mayReleaseDeletion,
    calls: [peopleApi.releaseDeletion],
    zh: '注销已暂缓',
    en: 'The deletion is on hold',
  },
]
