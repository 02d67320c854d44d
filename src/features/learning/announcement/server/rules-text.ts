import { mayOpen } from '#src/features/learning/class/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { announcementApi as api } from '../contract.ts'
import { mayBeMore, mayChange, mayRead, mayRemind, maySeeReaders, mayWrite } from './rules.ts'

export const announcementRules: ObjectRule[] = [
  {
    rule: mayOpen,
    calls: [api.getList],
    zh: '是班级的成员',
    en: 'The person is a member of the class',
  },
  {
    rule: mayRead,
    calls: [api.getOne, api.setRead],
    zh: '是班级的成员；学生只能看到已发布的公告',
    en: 'The person is a member of the class; a student reads what is published',
  },
  {
    rule: mayWrite,
    calls: [api.create],
    zh: '是班级的教师或助教，且班级未归档',
    en: 'The person teaches the class or assists in it, and it is not archived',
  },
  {
    rule: mayChange,
    calls: [api.edit, api.setPinned, api.delete],
    zh: '是班级的教师，或发布该公告的助教，且班级未归档',
    en: 'The person teaches the class, or assists in it and wrote the announcement, and the class is not archived',
  },
  {
    rule: maySeeReaders,
    calls: [api.getReaders],
    zh: '是班级的教师或助教',
    en: 'The person teaches the class or assists in it',
  },
  {
    rule: mayRemind,
    calls: [api.remind],
    zh: '是班级的教师或助教，且班级未归档；公告已发布，且有学生未读',
    en: 'The person teaches the class or assists in it, and it is not archived; the announcement is published, and a student has not read it',
  },
  {
    rule: mayBeMore,
    calls: [api.create],
    zh: '班级公告数未达上限',
    en: 'The class has fewer announcements than the limit',
  },
]
