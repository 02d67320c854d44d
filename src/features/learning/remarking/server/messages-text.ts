import type { remarkWays } from '#src/features/learning/quiz/statuses.ts'
import type { Both } from '#src/shared/locale.ts'

interface Change {
  way: (typeof remarkWays)[number]
  quiz: Both
  question: Both
  before: number
  after: number
}

/** The message to a learner whose points have changed. */
export const remarkedMessage = ({ way, quiz, question, before, after }: Change) => ({
  title: { zh: `“${quiz.zh}”已重新评分`, en: `“${quiz.en}” was marked again` },
  text:
    way === 'full'
      ? {
          zh: `题目“${question.zh}”按满分计，您的该题得分由 ${before} 分变为 ${after} 分。`,
          en: `Everyone gets full points for “${question.en}”. Your points for it change from ${before} to ${after}.`,
        }
      : {
          zh: `题目“${question.zh}”的答案已更正，您的该题得分由 ${before} 分变为 ${after} 分。`,
          en: `The answer to “${question.en}” was corrected. Your points for it change from ${before} to ${after}.`,
        },
})
