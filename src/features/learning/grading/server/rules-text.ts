import { mayInvigilate } from '#src/features/learning/invigilation/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { gradingApi as api } from '../contract.ts'

export const gradingRules: ObjectRule[] = [
  {
    rule: mayInvigilate,
    calls: [api.getMarking, api.getAnswers, api.setMark, api.setComment],
    zh: '是课程的所有者，或有查看学员权限的合作教师，且为教师账号；测验作业：是班级的教师或助教；其他人看不到该测验',
    en: 'The person owns the course, or is a co-teacher who may see its learners, with the account of a teacher; for a quiz as homework, the person teaches the class or assists in it; others do not learn that the quiz exists',
  },
]
