import { mayManage, mayOpen } from '#src/features/learning/class/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { classMaterialApi as api } from '../contract.ts'
import { mayHave } from './rules.ts'

export const classMaterialRules: ObjectRule[] = [
  {
    rule: mayOpen,
    calls: [api.getMaterials, api.getZip],
    zh: '是班级的成员；学生只能看到已到开放日期的资料',
    en: 'The person is a member of the class; a student reads what is open already',
  },
  {
    rule: mayManage,
    calls: [api.addFiles, api.addLink, api.edit, api.setOrder, api.remove],
    zh: '是班级负责人或合作教师，且班级未归档',
    en: 'The person owns or co-teaches the class, and it is not archived',
  },
  {
    rule: mayHave,
    calls: [api.addFiles, api.addLink],
    zh: '班级资料数未达上限',
    en: 'The class has fewer materials than the limit',
  },
]
