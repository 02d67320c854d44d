import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { repairApi as api } from '../contract.ts'
import { mayPractise, mayRepair } from './rules.ts'

export const repairRules: ObjectRule[] = [
  {
    rule: mayRepair,
    calls: [api.getMisses, api.getSets, api.give, api.withdraw],
    zh: '是课程的所有者，或有查看学员权限的合作教师；只看到人数，看不到学员的错题集',
    en: 'The person owns the course, or is a co-teacher who may see its learners; there are counts alone, nobody’s set',
  },
  {
    rule: mayPractise,
    calls: [api.getCards],
    zh: '是课程的学员，并且做过其中的题目；没有做过的题目不会出现',
    en: 'The person learns in the course and has met some of the questions; those not met are left out',
  },
]
