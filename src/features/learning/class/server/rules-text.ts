import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { classApi as api } from '../contract.ts'
import {
  mayArchive,
  mayBeOneMore,
  mayChangePerson,
  mayComplete,
  mayDelete,
  mayHaveOneMore,
  mayLookAfter,
  mayManage,
  mayOpen,
  mayOwn,
  mayQuit,
  mayRestore,
  maySeeStudents,
  mayTeach,
  mayUseCode,
} from './rules.ts'

export const classRules: ObjectRule[] = [
  {
    rule: mayOpen,
    calls: [api.getClass, api.getMembers],
    zh: '是班级的成员',
    en: 'The person is a member of the class',
  },
  {
    rule: mayTeach,
    calls: [api.getHistory, api.getCopy, api.copy],
    zh: '是班级负责人或合作教师',
    en: 'The person owns or co-teaches the class',
  },
  {
    rule: maySeeStudents,
    calls: [api.getCode],
    zh: '是班级的教师或助教',
    en: 'The person teaches the class or assists in it',
  },
  {
    rule: mayLookAfter,
    calls: [api.decideRequests],
    zh: '是班级的教师或助教，且班级未归档',
    en: 'The person teaches the class or assists in it, and it is not archived',
  },
  {
    rule: mayManage,
    calls: [
      ...[api.edit, api.setCode, api.renewCode, api.setNumber],
      ...[api.createGroup, api.renameGroup, api.deleteGroup, api.setGroup, api.drawGroups],
    ],
    zh: '是班级负责人或合作教师，且班级未归档',
    en: 'The person owns or co-teaches the class, and it is not archived',
  },
  {
    rule: mayChangePerson,
    calls: [api.invite, api.removeMembers],
    zh: '是班级的教师，且班级未归档；合作教师由负责人决定，负责人不能被移除',
    en: 'The person teaches the class, and it is not archived. Co-teachers are up to the owner, who cannot be removed',
  },
  {
    rule: mayOwn,
    calls: [api.complete, api.archive, api.restore, api.delete, api.offer],
    zh: '是班级负责人',
    en: 'The person owns the class',
  },
  {
    rule: mayArchive,
    calls: [api.archive, api.offer],
    zh: '班级未归档',
    en: 'The class is not archived',
  },
  {
    rule: mayComplete,
    calls: [api.complete],
    zh: '班级正在进行',
    en: 'The class is active',
  },
  {
    rule: mayRestore,
    calls: [api.restore],
    zh: '班级已归档或已结束；恢复已归档的班级时，班级数未达上限',
    en: 'The class is archived or completed. To restore an archived one, the owner has fewer classes than the limit',
  },
  {
    rule: mayDelete,
    calls: [api.delete],
    zh: '班级没有学生，或已归档',
    en: 'The class has no students, or is archived',
  },
  {
    rule: mayQuit,
    calls: [api.quit],
    zh: '不是班级负责人，且班级未归档',
    en: 'The person does not own the class, and it is not archived',
  },
  {
    rule: mayHaveOneMore,
    calls: [api.create, api.copy, api.restore, api.answerOffer],
    zh: '已通过教师认证，且班级数未达上限',
    en: 'The teacher is verified and has fewer classes than the limit',
  },
  {
    rule: mayUseCode,
    calls: [api.findByCode, api.join],
    zh: '班级正在进行，班级码开放且未过期',
    en: 'The class is active, and its code is open and has not expired',
  },
  {
    rule: mayBeOneMore,
    calls: [api.join, api.decideRequests],
    zh: '班级人数未满',
    en: 'The class has room',
  },
]
