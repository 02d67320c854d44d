import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { invigilationApi as api } from '../contract.ts'
import { mayInvigilate, mayRelease } from './rules.ts'

export const invigilationRules: ObjectRule[] = [
  {
    rule: mayInvigilate,
    calls: [
      ...[api.getQuiz, api.getLearners, api.allow, api.withdrawAllowance, api.release],
      ...[api.arrangeMakeUp, api.giveBack, api.renewDraws, api.copyQuiz, api.saveAsPaper],
      ...[api.pause, api.endAttempts, api.getLate, api.decideLate, api.remind],
    ],
    zh: '是课程的所有者，或有查看学员权限的合作教师；其他人看不到该测验',
    en: 'The person owns the course, or is a co-teacher who may see its learners; others do not learn that the quiz exists',
  },
  {
    rule: mayRelease,
    calls: [api.release],
    zh: '测验的得分或答案设置为由教师公布',
    en: 'The marks or keys of the quiz are set to be released by the teacher',
  },
]
