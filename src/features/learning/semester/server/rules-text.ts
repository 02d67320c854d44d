import { mayManage } from '#src/features/learning/course/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { semesterApi } from '../contract.ts'
import { mayDelete, mayHaveSemesters, mayMove } from './rules.ts'

export const semesterRules: ObjectRule[] = [
  {
    rule: mayManage,
    calls: [semesterApi.getSemesters, semesterApi.saveSemester, semesterApi.deleteSemester],
    zh: '学期由课程的教师和管理员管理',
    en: 'Semesters are managed by the teachers of the course and administrators',
  },
  {
    rule: mayHaveSemesters,
    calls: [semesterApi.saveSemester],
    zh: '学期只属于开放课程',
    en: 'The course is an open one',
  },
  {
    rule: mayDelete,
    calls: [semesterApi.deleteSemester],
    zh: '学期还没有学员',
    en: 'The semester has no learners',
  },
  {
    rule: mayMove,
    calls: [semesterApi.moveToSemester],
    zh: '学员已加入课程，且要转入的学期正在报名',
    en: 'The learner has joined the course, and the other semester enrols',
  },
]
