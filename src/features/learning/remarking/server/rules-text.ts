import { mayInvigilate } from '#src/features/learning/invigilation/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { remarkingApi as api } from '../contract.ts'
import { mayRemark } from './rules.ts'

export const remarkingRules: ObjectRule[] = [
  {
    rule: mayInvigilate,
    calls: [api.getQuestions, api.getRemarking, api.remark],
    zh: '是课程的所有者，或有查看学员权限的合作教师；其他人看不到该测验',
    en: 'The person owns the course, or is a co-teacher who may see its learners; others do not learn that the quiz exists',
  },
  {
    rule: mayRemark,
    calls: [api.remark],
    zh: '题目的版本完整，且不由教师评分',
    en: 'The version of the question is complete, and no teacher marks its answers',
  },
]
