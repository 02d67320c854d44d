import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { moderationApi as api } from '../contract.ts'
import { mayClose, mayDecide } from './rules.ts'

export const moderationRules: ObjectRule[] = [
  {
    rule: mayDecide,
    calls: [api.hideReported, api.dismissReports, api.restoreHidden],
    zh: '不是本人的内容，也不在本人任教的课程中',
    en: 'The thing is not the person’s own, nor in a course that the person teaches',
  },
  {
    rule: mayClose,
    calls: [api.hideReported, api.dismissReports],
    zh: '内容仍存在，且有待处理的举报',
    en: 'The thing is there and has open reports',
  },
]
