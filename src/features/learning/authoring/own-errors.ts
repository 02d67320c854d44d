import { defineErrors } from '#src/shared/errors.ts'

/** Refusals about a teacher's own courses and their co-teachers. */
export const ownErrors = defineErrors('ownCourse', {
  unknown: { kind: 'notFound', zh: '课程不存在', en: 'This course does not exist' },
  deleted: {
    kind: 'conflict',
    zh: '课程已删除，请先恢复',
    en: 'This course was deleted. Restore it first',
  },
  notDeleted: { kind: 'conflict', zh: '课程未被删除', en: 'This course was not deleted' },
  notOwner: {
    kind: 'forbidden',
    zh: '只有课程所有者可以执行此操作',
    en: 'Only the owner of the course may do this',
  },
  hasLearners: {
    kind: 'refused',
    zh: '课程有 {count} 名学员，不能删除。可以取消发布，学员仍可继续学习',
    en: 'The course has learners ({count}) and cannot be deleted. Unpublish it instead: learners keep what they have',
  },
  isWaiting: {
    kind: 'conflict',
    zh: '课程正在等待审核，请先撤回',
    en: 'The course is waiting for review. Recall it first',
  },
  noTeacher: {
    kind: 'notFound',
    zh: '没有找到这位教师',
    en: 'There is no such teacher',
  },
  isOwner: {
    kind: 'refused',
    zh: '这位教师就是课程所有者',
    en: 'This teacher owns the course',
  },
  notMember: {
    kind: 'conflict',
    zh: '这位教师不是合作教师，或邀请已撤销',
    en: 'This teacher is not a co-teacher, or the invitation was withdrawn',
  },
  tooMany: {
    kind: 'refused',
    zh: '每门课程最多可有 {most} 位合作教师',
    en: 'A course may have at most {most} co-teachers',
  },
  noTransfer: {
    kind: 'conflict',
    zh: '课程转让已撤销或已完成',
    en: 'The transfer was withdrawn, or is done',
  },
  notVerified: {
    kind: 'refused',
    zh: '请先通过教师认证，再接收转让的课程',
    en: 'Get verified as a teacher before you take over a course',
  },
})
