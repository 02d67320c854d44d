import { mayPay } from '#src/features/money/coins/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { courseApi } from '../contract.ts'
import { mayJoin, mayManage, maySee } from './rules.ts'

export const courseRules: ObjectRule[] = [
  {
    rule: maySee,
    calls: [courseApi.getCourse, courseApi.getCatalog],
    zh: '课程已发布；未发布的课程仅所有者、合作教师、管理员和已加入的学员可见',
    en: 'The course is published; others are seen by their owner, co-teachers, administrators and learners only',
  },
  {
    rule: mayJoin,
    calls: [courseApi.join],
    zh: '课程已发布，且本期尚未结束；已加入者可重复加入，不再付费',
    en: 'The course is published and its semester has not ended; learners may join again at no cost',
  },
  {
    rule: mayManage,
    calls: [courseApi.setDownloads, courseApi.setStudyRules],
    zh: '课程的所有者、合作教师和管理员可以更改课程设置',
    en: 'The owner of a course, its co-teachers and administrators may change its settings',
  },
  {
    rule: mayPay,
    calls: [courseApi.join],
    zh: '首次加入付费课程时，金币余额足够',
    en: 'On first joining a paid course, the balance covers the fee',
  },
]
