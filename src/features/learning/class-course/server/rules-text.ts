import { mayManage, mayOpen } from '#src/features/learning/class/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { classCourseApi as api } from '../contract.ts'
import { mayBeMore, mayOffer, mayShowNew } from './rules.ts'

export const classCourseRules: ObjectRule[] = [
  {
    rule: mayOpen,
    calls: [api.getCourses],
    zh: '是班级的成员',
    en: 'The person is a member of the class',
  },
  {
    rule: mayManage,
    calls: [api.findCourses, api.add, api.setDate, api.setOrder, api.remove, api.release],
    zh: '是班级负责人或合作教师，且班级未归档',
    en: 'The person owns or co-teaches the class, and it is not archived',
  },
  {
    rule: mayOffer,
    calls: [api.add],
    zh: '课程已发布，或教师有权发布该课程',
    en: 'The course is published, or the teacher has the right to release it',
  },
  {
    rule: mayShowNew,
    calls: [api.add, api.release],
    zh: '从未发布的课程：教师已认证，且有权发布该课程',
    en: 'Of a course that was never published: the teacher is verified and has the right to release it',
  },
  {
    rule: mayBeMore,
    calls: [api.add],
    zh: '班级课程数未达上限',
    en: 'The class has fewer courses than the limit',
  },
]
