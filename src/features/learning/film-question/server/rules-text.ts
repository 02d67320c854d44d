import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { filmQuestionApi as api } from '../contract.ts'
import { mayBeAsked, mayStandAt } from './rules.ts'

export const filmQuestionRules: ObjectRule[] = [
  {
    rule: mayBeAsked,
    calls: [api.addPoint],
    zh: '题目可用，且由系统自动评阅',
    en: 'The question is ready and is marked without a teacher',
  },
  {
    rule: mayStandAt,
    calls: [api.addPoint, api.movePoint],
    zh: '内容是视频，且时间不超出视频长度',
    en: 'The item is a video, and the time is before its end',
  },
]
