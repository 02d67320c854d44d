import { mayRead } from '#src/features/content/draft/server/rules.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { outlineApi } from '../contract.ts'

export const outlineRules: ObjectRule[] = [
  {
    rule: mayRead,
    calls: [outlineApi.getFacts, outlineApi.getQuestionFacts, outlineApi.getPools],
    zh: '草稿所用的文件和题目仅对能查看草稿的人可见',
    en: 'Files and questions of a draft are shown to the people who may read the draft',
  },
]
