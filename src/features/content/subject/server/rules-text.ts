import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { subjectApi } from '../contract.ts'
import { mayDelete } from './rules.ts'

export const subjectRules: ObjectRule[] = [
  {
    rule: mayDelete,
    calls: [subjectApi.deleteSubject],
    zh: '没有课程或教材使用该项',
    en: 'No course or textbook uses the entry',
  },
]
