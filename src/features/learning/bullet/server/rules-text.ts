import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { bulletApi as api } from '../contract.ts'
import { mayDelete, mayFly, mayReport } from './rules.ts'

export const bulletRules: ObjectRule[] = [
  {
    rule: mayFly,
    calls: [api.getWindow, api.getList, api.post, api.report],
    zh: '本人是课程的学员或教师，能打开该视频，且课程开启了弹幕',
    en: 'The person learns or teaches in the course and may open the film, and bullet comments are on',
  },
  {
    rule: mayDelete,
    calls: [api.delete],
    zh: '是本人的弹幕，或本人是课程教师；且未被审核员隐藏',
    en: 'The comment is the person’s own or the person teaches the course, and no reviewer has hidden it',
  },
  {
    rule: mayReport,
    calls: [api.report],
    zh: '不是本人的弹幕',
    en: 'The comment is another person’s',
  },
]
