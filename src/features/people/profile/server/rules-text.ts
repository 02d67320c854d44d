import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { profileApi } from '../contract.ts'
import { mayChangeName, mayChangeSchool } from './rules.ts'

export const profileRules: ObjectRule[] = [
  {
    rule: mayChangeName,
    calls: [profileApi.updateStudentInfo],
    zh: '修改姓名或英文姓名时，姓名尚未通过教师认证',
    en: 'To change the name or its English spelling, the name is not a verified one',
  },
  {
    rule: mayChangeSchool,
    calls: [profileApi.updateStudentInfo],
    zh: '修改学校时，学校尚未通过教师认证',
    en: 'To change the school, it is not a verified one',
  },
]
