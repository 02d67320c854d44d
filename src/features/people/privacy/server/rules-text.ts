import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { privacyApi } from '../contract.ts'
import { mayCancelDeletion, mayRequestDeletion, mayRequestExport } from './rules.ts'

export const privacyRules: ObjectRule[] = [
  {
    rule: mayRequestExport,
    calls: [privacyApi.requestExport],
    zh: '没有正在打包的数据，且 24 小时内的次数未用完',
    en: 'No download is being packed, and the day’s number is not used up',
  },
  {
    rule: mayRequestDeletion,
    calls: [privacyApi.requestDeletion],
    zh: '尚未申请注销，且不是唯一可用的管理员',
    en: 'Deletion is not asked for yet, and the person is not the only administrator who can sign in',
  },
  {
    rule: mayCancelDeletion,
    calls: [privacyApi.cancelDeletion],
    zh: '已申请注销',
    en: 'Deletion has been asked for',
  },
]
