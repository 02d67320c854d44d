import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { archiveApi } from '../contract.ts'
import { mayExport } from './rules.ts'

export const archiveRules: ObjectRule[] = [
  {
    rule: mayExport,
    calls: [archiveApi.beginExport],
    zh: '本人可以编辑该课程或教材',
    en: 'The person may edit the course or textbook',
  },
]
