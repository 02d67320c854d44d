import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { revisionApi } from '../contract.ts'
import { mayRevise } from './rules.ts'

export const revisionRules: ObjectRule[] = [
  {
    rule: mayRevise,
    calls: [
      revisionApi.getQuestion,
      revisionApi.getSimilar,
      revisionApi.answer,
      revisionApi.judge,
      revisionApi.setMistake,
    ],
    zh: '题目来自本人已交卷且已公布答案的测验，或所学课程中可随时作答的练习；正确答案和解析只在作答之后、且该测验允许时返回',
    en: 'The question comes from a quiz that the person has handed in and whose key is released, or from practice of a joined course that is open at any time; the key is answered only after an answer was given, and where the quiz allows it',
  },
]
