import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { approvalApi } from '../contract.ts'
import {
  mayDecide,
  mayGiveBack,
  mayHandle,
  mayPublish,
  mayRecall,
  mayRelease,
  maySubmit,
  mayTake,
  mayUnpublish,
} from './rules.ts'

export const approvalRules: ObjectRule[] = [
  {
    rule: mayHandle,
    calls: [approvalApi.submit, approvalApi.recall, approvalApi.unpublish],
    zh: '本人是课程所有者，或有发布权限的合作教师',
    en: 'The person owns the course, or is a co-teacher with the right to release',
  },
  {
    rule: maySubmit,
    calls: [approvalApi.submit],
    zh: '已通过教师认证，课程未在审核中；已通过审核的课程须有新的修改，必填项已填写',
    en: 'The teacher is verified and the course does not wait; an approved one has changes; required fields are filled',
  },
  {
    rule: mayRecall,
    calls: [approvalApi.recall],
    zh: '课程正在等待审核',
    en: 'The course is waiting for review',
  },
  {
    rule: mayPublish,
    calls: [approvalApi.publish],
    zh: '课程已通过审核，本人已通过教师认证',
    en: 'The course is approved, and the teacher is verified',
  },
  {
    rule: mayUnpublish,
    calls: [approvalApi.unpublish],
    zh: '课程已发布',
    en: 'The course is published',
  },
  {
    rule: mayRelease,
    calls: [approvalApi.release],
    zh: '课程已通过审核并发布过',
    en: 'The course is approved and was published before',
  },
  {
    rule: mayTake,
    calls: [approvalApi.takeSubmission],
    zh: '课程正在等待审核，且本人不是其教师',
    en: 'The course is waiting, and the reviewer does not teach it',
  },
  {
    rule: mayGiveBack,
    calls: [approvalApi.giveBackSubmission],
    zh: '本人已领取该课程的审核',
    en: 'The reviewer has taken the course',
  },
  {
    rule: mayDecide,
    calls: [approvalApi.approveSubmission, approvalApi.rejectSubmission],
    zh: '课程正在等待审核，未被其他审核员领取，且本人不是其教师',
    en: 'The course is waiting, no other reviewer has taken it, and the reviewer does not teach it',
  },
]
