import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { storageApi } from '../contract.ts'
import { mayRetryWork } from '#src/server/media/rules.ts'

export const storageRules: ObjectRule[] = [
  {
    rule: mayRetryWork,
    calls: [storageApi.retryWork],
    zh: '处理任务已失败',
    en: 'The task has failed',
  },
]
