import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { gradebookApi as api } from '../contract.ts'
import {
  isStudent,
  mayArrange,
  mayCreateGradebook,
  mayFill,
  mayMark,
  mayReadAll,
  mayReadOwn,
  mayReadReport,
  mayRelease,
  mayUnfreeze,
} from './rules.ts'

export const gradebookRules: ObjectRule[] = [
  {
    rule: mayReadAll,
    calls: [api.getGradebook, api.getChanges, api.getHistory, api.getWorkbook],
    zh: '是班级的教师或助教',
    en: 'The person teaches the class or assists in it',
  },
  {
    rule: mayReadReport,
    calls: [api.getReport, api.getReportPdf],
    zh: '是班级的教师或助教，或查看自己的成绩单',
    en: 'The person teaches the class or assists in it, or is the student of the report',
  },
  {
    rule: mayReadOwn,
    calls: [api.getGradebook, api.getReport, api.getReportPdf],
    zh: '学生在成绩公布后查看自己的成绩',
    en: 'A student reads the own row once the grades are released',
  },
  {
    rule: mayMark,
    calls: [api.setMarks],
    zh: '是班级的教师或助教，班级未归档，且成绩册未冻结',
    en: 'The person teaches the class or assists in it, which is not archived, and the gradebook is not frozen',
  },
  {
    rule: isStudent,
    calls: [api.setMarks],
    zh: '成绩属于班级中的学生',
    en: 'The mark is that of a student of the class',
  },
  {
    rule: mayCreateGradebook,
    calls: [api.create],
    zh: '是班级负责人或合作教师，且班级未归档',
    en: 'The person owns or co-teaches the class, and it is not archived',
  },
  {
    rule: mayArrange,
    calls: [
      ...[api.setRules, api.addColumn, api.getOffers, api.addSources],
      ...[api.editColumn, api.removeColumn, api.freeze],
    ],
    zh: '是班级负责人或合作教师，班级未归档，且成绩册未冻结',
    en: 'The person owns or co-teaches the class, which is not archived, and the gradebook is not frozen',
  },
  {
    rule: mayUnfreeze,
    calls: [api.unfreeze],
    zh: '是班级负责人或合作教师，班级未归档，且成绩册已冻结',
    en: 'The person owns or co-teaches the class, which is not archived, and the gradebook is frozen',
  },
  {
    rule: mayFill,
    calls: [api.fillOfficeFile],
    zh: '是班级的教师或助教，且成绩册已冻结',
    en: 'The person teaches the class or assists in it, and the gradebook is frozen',
  },
  {
    rule: mayRelease,
    calls: [api.release],
    zh: '是班级负责人或合作教师，班级未归档，且成绩册已冻结、尚未公布',
    en: 'The person owns or co-teaches the class, which is not archived, and the gradebook is frozen and not released yet',
  },
]
