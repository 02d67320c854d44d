import { mayOpen } from '#src/features/learning/class/server/rules.ts'
import { maySeeSimilar } from '#src/features/learning/homework/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { goodWorkApi as api } from '../contract.ts'
import { mayAnswer, mayEnd, mayPropose } from './rules.ts'

export const goodWorkRules: ObjectRule[] = [
  {
    rule: mayOpen,
    calls: [api.getList],
    zh: '是班级的成员；仍可提交某份作业的学生看不到该作业的优秀作业',
    en: 'The person is a member of the class; students who may still hand in homework do not see its good works',
  },
  {
    rule: maySeeSimilar,
    calls: [api.getProposal],
    zh: '是班级负责人或合作教师',
    en: 'The person owns or co-teaches the class',
  },
  {
    rule: mayPropose,
    calls: [api.propose],
    zh: '是班级负责人或合作教师，班级未归档，作业不是测验且成绩已返还，学生未拒绝展示',
    en: 'The person owns or co-teaches the class, which is not archived; the work is no quiz and is returned, and no student of it has declined',
  },
  {
    rule: mayAnswer,
    calls: [api.answer],
    zh: '是这份作业的学生；班级归档后只能改为不同意',
    en: 'The person is a student of the work; in an archived class consent can only be taken back',
  },
  {
    rule: mayEnd,
    calls: [api.end],
    zh: '是班级负责人或合作教师，且学生未拒绝展示',
    en: 'The person owns or co-teaches the class, and no student has declined',
  },
]
