import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { courseApi } from '../contract.ts'
import { maySee } from './access.ts'

export const courseRules: ObjectRule[] = [
  {
    rule: maySee,
    calls: [courseApi.getCourse, courseApi.getCatalog, courseApi.getReviews, courseApi.join],
    zh: '课程已发布；未发布的课程仅创建者、任课教师、管理员和已加入的学习者可见',
    en: 'The course is published; others are seen by their owner, teachers, administrators and learners only',
  },
]
