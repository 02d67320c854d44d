import { mayTeach } from '#src/features/learning/class/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { classArchiveApi as api } from '../contract.ts'

/** Reading is no change, so that an archived class is packed as well. */
export const classArchiveRules: ObjectRule[] = [
  {
    rule: mayTeach,
    calls: [api.getArchive, api.begin, api.getState],
    zh: '是班级负责人或合作教师；存档仅本人可见',
    en: 'The person owns or co-teaches the class; an archive is its maker’s alone',
  },
]
