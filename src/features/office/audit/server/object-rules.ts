import { accountRules } from '#src/features/office/people/server/rules-text.ts'
import { courseRules } from '#src/features/learning/course/server/rules-text.ts'
import { quizRules } from '#src/features/learning/quiz/server/rules-text.ts'
import { studyRules } from '#src/features/learning/study/server/rules-text.ts'
import type { ObjectRule } from '#src/server/http/object-rule.ts'

/** Every feature's rights on the object at hand, as sentences. */
export const objectRules: readonly ObjectRule[] = [
  ...accountRules,
  ...quizRules,
  ...courseRules,
  ...studyRules,
]
