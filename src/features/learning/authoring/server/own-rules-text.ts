import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { authoringApi } from '../contract.ts'
import {
  isThere,
  mayDelete,
  mayLeave,
  mayOpen,
  mayOwn,
  mayRestore,
  mayTakeOver,
} from './own-rules.ts'

const ofOwner = [
  authoringApi.inviteTeacher,
  authoringApi.setRights,
  authoringApi.removeTeacher,
  authoringApi.offerCourse,
  authoringApi.copyCourse,
]

export const ownRules: ObjectRule[] = [
  {
    rule: mayOpen,
    calls: [authoringApi.getForEdit, authoringApi.getOfferNames, authoringApi.getTeachers],
    zh: '本人是课程所有者或合作教师',
    en: 'The person owns the course, or is its co-teacher',
  },
  {
    rule: isThere,
    calls: [
      authoringApi.getForEdit,
      authoringApi.getOfferNames,
      authoringApi.getTeachers,
      ...ofOwner,
    ],
    zh: '课程未被删除',
    en: 'The course is not deleted',
  },
  {
    rule: mayOwn,
    calls: ofOwner,
    zh: '本人是课程所有者',
    en: 'The person owns the course',
  },
  {
    rule: mayDelete,
    calls: [authoringApi.deleteCourse],
    zh: '本人是课程所有者；课程没有学员，也不在等待审核',
    en: 'The person owns the course, which has no learners and does not wait for review',
  },
  {
    rule: mayRestore,
    calls: [authoringApi.restoreCourse],
    zh: '本人是课程所有者，课程已删除',
    en: 'The person owns the course, which was deleted',
  },
  {
    rule: mayLeave,
    calls: [authoringApi.leaveCourse],
    zh: '本人是合作教师',
    en: 'The person is a co-teacher',
  },
  {
    rule: mayTakeOver,
    calls: [authoringApi.answerTransfer],
    zh: '课程所有者已提出转让；接收者已通过教师认证',
    en: 'The owner has offered the course; the new owner is verified',
  },
]
