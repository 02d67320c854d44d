import { defineActs } from '#src/server/audit/acts.ts'
import { approvalPaths } from '../paths.ts'

const subject = { zh: '课程审核', en: 'Submission', path: approvalPaths.review }
const course = { zh: '课程', en: 'Course' }

export const approvalActs = defineActs('submission', {
  submit: { zh: '提交了课程审核', en: 'Submitted a course for review', subject },
  recall: { zh: '撤回了课程审核', en: 'Recalled a course from review', subject },
  take: { zh: '领取了课程审核', en: 'Took a course to review', subject },
  giveBack: { zh: '退回了课程审核', en: 'Gave back a course to review', subject },
  approve: { zh: '课程审核通过', en: 'Approved a course', subject },
  reject: {
    zh: '课程审核不通过',
    en: 'Rejected a course',
    subject,
    details: { reasons: { zh: '原因数', en: 'reasons' } },
  },
})

export const publicationActs = defineActs('course', {
  publish: { zh: '发布了课程', en: 'Published a course', subject: course },
  unpublish: { zh: '取消发布了课程', en: 'Unpublished a course', subject: course },
  release: {
    zh: '将课程修改更新给学员',
    en: 'Released changes of a course to learners',
    subject: course,
    details: { changes: { zh: '修改数', en: 'changes' } },
  },
})
