import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { paperApi } from '../contract.ts'
import { mayManage } from './rules.ts'

export const paperRules: ObjectRule[] = [
  {
    rule: mayManage,
    calls: [
      ...[paperApi.getPaper, paperApi.savePaper, paperApi.updateQuestions, paperApi.deletePaper],
      ...[paperApi.getTwins, paperApi.makeTwins],
    ],
    zh: '试卷属于本人',
    en: 'The paper is the person’s own',
  },
]
