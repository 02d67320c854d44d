import { accountRules } from '#src/features/account/server/rules-text.ts'
import { courseRules } from '#src/features/course/server/rules-text.ts'
import { quizRules } from '#src/features/quiz/server/rules-text.ts'
import { studyRules } from '#src/features/study/server/rules-text.ts'
import type { ObjectRule } from '#src/server/object-rule.ts'

/** Every feature's rights on the object at hand, as sentences. */
export const objectRules: readonly ObjectRule[] = [
  ...accountRules,
  ...quizRules,
  ...courseRules,
  ...studyRules,
]
