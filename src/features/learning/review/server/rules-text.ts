import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { maySee } from '#src/features/learning/course/server/rules.ts'
import { reviewApi as api } from '../contract.ts'
import { mayDelete, mayJudge, mayReply, mayReview } from './rules.ts'

export const reviewRules: ObjectRule[] = [
  {
    rule: maySee,
    calls: [
      api.getReviews,
      api.saveReview,
      api.setHelpful,
      api.saveReply,
      api.deleteReply,
      api.report,
    ],
    zh: '课程对该用户可见；被隐藏的评价仅作者可见',
    en: 'The person may see the course; a hidden review is seen by its author only',
  },
  {
    rule: mayReview,
    calls: [api.saveReview],
    zh: '已加入课程，且不是该课程的所有者或合作教师',
    en: 'The person has joined the course and neither owns nor co-teaches it',
  },
  {
    rule: mayDelete,
    calls: [api.deleteReview],
    zh: '是自己的评价，且未被隐藏',
    en: 'The review is the person’s own and not hidden',
  },
  {
    rule: mayJudge,
    calls: [api.setHelpful, api.report],
    zh: '不是自己的评价',
    en: 'The review is not the person’s own',
  },
  {
    rule: mayReply,
    calls: [api.saveReply, api.deleteReply],
    zh: '是课程的所有者，或有编辑权限的合作教师',
    en: 'The person owns the course, or is a co-teacher who may edit it',
  },
]
