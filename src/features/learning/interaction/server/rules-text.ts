import { mayOpen } from '#src/features/learning/course/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { interactionApi as api } from '../contract.ts'
import {
  haveSame,
  mayAccept,
  mayDelete,
  mayEdit,
  mayFollow,
  mayRead,
  mayReply,
  mayReport,
  mayTakePart,
  mayWork,
} from './rules.ts'

export const interactionRules: ObjectRule[] = [
  {
    rule: mayTakePart,
    calls: [
      ...[api.getItemQuestions, api.getQuestion, api.findSimilar, api.ask, api.edit, api.reply],
      api.beginPicture,
      ...[api.editReply, api.setAccepted, api.setMeToo, api.setFollowed],
      ...[api.report, api.reportReply],
    ],
    zh: '本人是课程的学员或教师',
    en: 'The person learns or teaches in the course',
  },
  {
    rule: mayRead,
    calls: [
      ...[api.getItemQuestions, api.getQuestion, api.getMine, api.findSimilar, api.edit, api.reply],
      ...[api.editReply, api.setAccepted, api.setMeToo, api.setFollowed],
      ...[api.report, api.reportReply],
    ],
    zh: '仅教师可见的提问只有提问者和课程教师能看到；被隐藏的内容仅作者可见',
    en: 'A private question is seen by its asker and the teachers of the course only, what is hidden by its author only',
  },
  {
    rule: mayWork,
    calls: [api.getCourse],
    zh: '本人是课程的所有者或已接受邀请的合作教师',
    en: 'The person owns the course or is an accepted co-teacher',
  },
  {
    rule: mayReply,
    calls: [api.reply],
    zh: '提问未被删除或隐藏',
    en: 'The question is neither deleted nor hidden',
  },
  {
    rule: mayAccept,
    calls: [api.setAccepted],
    zh: '本人是提问者或课程教师，且提问未被删除',
    en: 'The person has asked the question or teaches the course, and the question is not deleted',
  },
  {
    rule: mayOpen,
    calls: [api.ask],
    zh: '学习内容已对本人开放',
    en: 'The item is open to the person',
  },
  {
    rule: mayFollow,
    calls: [api.setFollowed],
    zh: '关注时：提问不是本人的，本人是课程的学员或教师',
    en: 'To follow: the question is another person’s, and the person learns or teaches in the course',
  },
  {
    rule: haveSame,
    calls: [api.setMeToo],
    zh: '本人是课程学员，不是课程教师；提问不是本人的，所有学员可见，且未被删除',
    en: 'The person learns in the course and does not teach it; the question is another person’s, open to the course and not deleted',
  },
  {
    rule: mayEdit,
    calls: [api.edit, api.editReply],
    zh: '是本人的提问或回复，且未被删除',
    en: 'The question or reply is the person’s own and not deleted',
  },
  {
    rule: mayDelete,
    calls: [api.delete, api.deleteReply],
    zh: '是本人的提问或回复，且未被隐藏',
    en: 'The question or reply is the person’s own and not hidden',
  },
  {
    rule: mayReport,
    calls: [api.report, api.reportReply],
    zh: '不是本人的内容，且未被删除',
    en: 'The question or reply is another person’s and not deleted',
  },
]
