import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { progressApi as api } from '../contract.ts'
import { mayHaveProgress, maySeeProgress } from './rules.ts'

export const progressRules: ObjectRule[] = [
  {
    rule: mayHaveProgress,
    calls: [api.getOwn],
    zh: '本人已加入课程',
    en: 'The person has joined the course',
  },
  {
    rule: maySeeProgress,
    calls: [api.getLearners, api.getFigures, api.getTable, api.sendMessage],
    zh: '是课程的所有者、有查看学员权限的合作教师或管理员；其他人看不到该课程',
    en: 'The person owns the course, is a co-teacher who may see its learners, or an administrator; others do not learn that it exists',
  },
]
