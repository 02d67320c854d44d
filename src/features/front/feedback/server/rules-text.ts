import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { feedbackApi } from '../contract.ts'
import { mayAnswer } from './rules.ts'

export const feedbackRules: ObjectRule[] = [
  {
    rule: mayAnswer,
    calls: [feedbackApi.answerFeedback],
    zh: '提交人登录过，账号未注销',
    en: 'The sender was signed in, and the account still exists',
  },
]
