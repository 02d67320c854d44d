import { mayEdit, mayRead } from '#src/features/content/draft/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { authoringApi } from '../contract.ts'

export const authoringRules: ObjectRule[] = [
  {
    rule: mayRead,
    calls: [authoringApi.getCheck, authoringApi.getPreview, authoringApi.getPull],
    zh: '课程草稿的检查和预览仅对本课程的教师开放',
    en: 'The check and the preview of a course’s draft are for its teachers',
  },
  {
    rule: mayEdit,
    calls: [authoringApi.pull],
    zh: '从教材更新章节，须为课程所有者或可编辑的合作教师',
    en: 'Changes of a textbook are taken over by the owner or a co-teacher who may edit',
  },
]
