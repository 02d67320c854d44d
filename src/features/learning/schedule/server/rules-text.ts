import { mayManage, mayOpen } from '#src/features/learning/class/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { scheduleApi as api } from '../contract.ts'
import { mayHaveMore, mayStandOn } from './rules.ts'

export const scheduleRules: ObjectRule[] = [
  {
    rule: mayOpen,
    calls: [api.getTimetable],
    zh: '是班级的成员',
    en: 'The person is a member of the class',
  },
  {
    rule: mayManage,
    calls: [
      ...[api.findConflicts, api.findMoveConflicts, api.saveLesson, api.deleteLesson],
      ...[api.moveLesson, api.cancelLesson, api.putBack, api.saveTimetable],
    ],
    zh: '是班级负责人或合作教师，且班级未归档',
    en: 'The person owns or co-teaches the class, and it is not archived',
  },
  {
    rule: mayHaveMore,
    calls: [api.saveLesson, api.saveTimetable],
    zh: '班级的课程安排未达上限',
    en: 'The class has fewer recurring lessons than the limit',
  },
  {
    rule: mayStandOn,
    calls: [api.moveLesson],
    zh: '新日期在学期内，且不放假',
    en: 'The new day lies in the semester and is no holiday',
  },
]
