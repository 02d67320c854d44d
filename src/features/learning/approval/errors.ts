import { defineErrors } from '#src/shared/errors.ts'

export const approvalErrors = defineErrors('approval', {
  courseUnknown: { kind: 'notFound', zh: '课程不存在', en: 'This course does not exist' },
  notYours: {
    kind: 'forbidden',
    zh: '只有课程所有者和有发布权限的教师可以执行此操作',
    en: 'Only the owner of the course and teachers with the right to release may do this',
  },
  notVerified: {
    kind: 'refused',
    zh: '请先通过教师认证，再提交审核或发布课程',
    en: 'Get verified as a teacher first, then submit or publish the course',
  },
  isWaiting: {
    kind: 'conflict',
    zh: '课程正在等待审核，如需修改请先撤回',
    en: 'The course is waiting for review. Recall it first to submit other changes',
  },
  nothingNew: {
    kind: 'refused',
    zh: '没有需要审核的修改',
    en: 'There are no changes to review',
  },
  incomplete: {
    kind: 'invalid',
    zh: '表单填写有误，请检查后重新提交。',
    en: 'Form is invalid. Please check and submit again.',
  },
  notWaiting: {
    kind: 'conflict',
    zh: '该课程没有等待审核，或审核已完成',
    en: 'The course is not waiting for review, or the decision has been made',
  },
  notApproved: {
    kind: 'refused',
    zh: '课程尚未通过审核，不能发布',
    en: 'Course has not been approved, cannot publish',
  },
  publishRefused: {
    kind: 'refused',
    zh: '当前审核状态（{status}）下不能发布',
    en: 'Publishing is not allowed in current audit status ({status})',
  },
  noContent: {
    kind: 'refused',
    zh: '课程没有包含内容的章节，请先添加再发布',
    en: 'The course has no chapter with content. Add one, then publish',
  },
  notPublished: {
    kind: 'refused',
    zh: '课程未发布',
    en: 'The course is not published',
  },
  neverPublished: {
    kind: 'refused',
    zh: '首次发布课程时，章节和内容会一并更新给学员',
    en: 'The first publication brings chapters and content to learners',
  },
  listChanged: {
    kind: 'conflict',
    zh: '课程内容刚刚又有修改，请查看后再更新',
    en: 'The course has just been changed again. Look at the list, then release',
  },
  submissionUnknown: {
    kind: 'notFound',
    zh: '该审核记录不存在',
    en: 'This submission does not exist',
  },
  ownCourse: {
    kind: 'refused',
    zh: '不能审核自己参与的课程，请由其他审核员处理',
    en: 'You teach this course, so another reviewer must decide',
  },
  isHeld: {
    kind: 'conflict',
    zh: '{name} 正在审核该课程',
    en: '{name} is reviewing this course',
  },
  reasonNeeded: {
    kind: 'invalid',
    zh: '请至少填写一条不通过的原因',
    en: 'Please give at least one reason',
  },
  wordsNeeded: {
    kind: 'invalid',
    zh: '选择“其他原因”时请填写说明',
    en: 'With “Another reason”, please add a comment',
  },
  placeUnknown: {
    kind: 'invalid',
    zh: '原因所指的位置不存在',
    en: 'The place of this reason does not exist',
  },
})
