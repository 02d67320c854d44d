import { mayManage, mayTeach } from '#src/features/learning/class/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { rosterApi as api } from '../contract.ts'
import { mayOpenLesson, mayRenew, mayReset } from './rules.ts'

export const rosterRules: ObjectRule[] = [
  {
    rule: mayTeach,
    calls: [api.getRoster, api.getMissing, api.getLesson, api.getLessonCode],
    zh: '是班级负责人或合作教师',
    en: 'The person owns or co-teaches the class',
  },
  {
    rule: mayManage,
    calls: [
      api.readFile,
      api.readText,
      api.preview,
      api.import,
      api.edit,
      api.remove,
      api.endLesson,
    ],
    zh: '是班级的教师，班级没有归档',
    en: 'The person teaches the class, which is not archived',
  },
  {
    rule: mayOpenLesson,
    calls: [api.openLesson],
    zh: '班级正在进行，花名册不为空',
    en: 'The class is active and has a roster',
  },
  {
    rule: mayReset,
    calls: [api.reset],
    zh: '账号是通过首次上课激活的',
    en: 'The account was made in a first lesson',
  },
  {
    rule: mayRenew,
    calls: [api.renewPassword],
    zh: '账号是通过首次上课激活的，没有手机和邮箱',
    en: 'The account was made in a first lesson, and has neither phone nor e-mail',
  },
]
