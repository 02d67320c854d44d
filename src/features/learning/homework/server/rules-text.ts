import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { homeworkApi as api } from '../contract.ts'
import {
  mayDecide,
  mayDo,
  mayHandIn,
  mayMark,
  mayMarkByHand,
  maySeeSimilar,
  maySeeWorks,
  maySet,
  mayTeachQuiz,
  mayWrite,
} from './rules.ts'

const answering = [api.saveDraft, api.handIn, api.beginFile]

export const homeworkRules: ObjectRule[] = [
  {
    rule: mayDo,
    calls: [api.getOwn, ...answering],
    zh: '是需要完成这份作业的学生，且作业已开放',
    en: 'The person is a student who is to do the homework, and it is shown',
  },
  {
    rule: mayHandIn,
    calls: answering,
    zh: '班级未归档，作业未截止、未返还，本人未免交',
    en: 'The class is not archived; the homework is neither closed nor returned, and the student is not excused',
  },
  {
    rule: mayWrite,
    calls: [...answering, api.beginExport],
    zh: '作业不是测验',
    en: 'The homework is no quiz',
  },
  {
    rule: mayMarkByHand,
    calls: [api.setMark, api.importMarks],
    zh: '作业不是测验，由教师或助教批改',
    en: 'The homework is no quiz, and is marked by those who look after the class',
  },
  {
    rule: mayTeachQuiz,
    calls: [api.getWorks],
    zh: '查看测验的分析、更正答案、处理逾期答案：是班级负责人或合作教师，且为教师账号',
    en: 'For the statistics, keys and late answers of a quiz: the person owns or co-teaches the class, with the account of a teacher',
  },
  {
    rule: maySeeWorks,
    calls: [api.getWorks, api.getWork, api.getMarks, api.beginExport, api.getExport],
    zh: '是班级的教师或助教',
    en: 'The person teaches the class or assists in it',
  },
  {
    rule: maySeeSimilar,
    calls: [api.getSimilar, api.comparePair],
    zh: '是班级负责人或合作教师',
    en: 'The person owns or co-teaches the class',
  },
  {
    rule: mayMark,
    calls: [api.setMark, api.setOwnMark, api.giveBack, api.remind, api.importMarks],
    zh: '是班级的教师或助教，班级未归档，作业已发布',
    en: 'The person teaches the class or assists in it; it is not archived, and the homework is published',
  },
  {
    rule: mayDecide,
    calls: [api.excuse, api.extend, api.setExtraTime, api.setGroup, api.release],
    zh: '是班级负责人或合作教师，班级未归档，作业已发布',
    en: 'The person owns or co-teaches the class; it is not archived, and the homework is published',
  },
  {
    rule: maySet,
    calls: [api.save, api.withdraw, api.delete, api.copy],
    zh: '是班级负责人或合作教师，且班级未归档',
    en: 'The person owns or co-teaches the class, and it is not archived',
  },
]
