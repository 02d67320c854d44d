import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { quizApi } from '../contract.ts'
import { mayAnswer, maySeeKey } from './rules.ts'

export const quizRules: ObjectRule[] = [
  {
    rule: mayAnswer,
    calls: [quizApi.saveAnswer, quizApi.handIn],
    zh: '是本人的作答，并且尚未交卷',
    en: 'It is the person’s own attempt, and not handed in yet',
  },
  {
    rule: maySeeKey,
    calls: [quizApi.getAttempt],
    zh: '是本人的作答；正确答案和解析在交卷后可见，未答的题目默认不显示',
    en: 'It is the person’s own attempt; correct answers and explanations are shown after hand-in, by default only for answered questions',
  },
]
