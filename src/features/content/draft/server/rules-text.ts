import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { draftApi } from '../contract.ts'
import { mayEdit, mayRead } from './rules.ts'

export const draftRules: ObjectRule[] = [
  {
    rule: mayRead,
    calls: [draftApi.open, draftApi.getRecords, draftApi.getDifferences],
    zh: '草稿仅对其教师可见；等待审核期间，审核员和管理员也可查看',
    en: 'A draft is read by its teachers, and by reviewers and administrators while it waits for review',
  },
  {
    rule: mayEdit,
    calls: [draftApi.save, draftApi.getHistory, draftApi.getState],
    zh: '草稿由其所有者和可编辑的合作教师修改',
    en: 'A draft is changed by its owner and by co-teachers who may edit',
  },
]
