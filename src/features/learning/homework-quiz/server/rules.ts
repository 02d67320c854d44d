import { classErrors } from '#src/features/learning/class/errors.ts'
import { homeworkErrors as errors } from '#src/features/learning/homework/errors.ts'
import type { HomeworkFacts } from '#src/features/learning/homework/server/facts.ts'
import { mayDo, maySeeWorks } from '#src/features/learning/homework/server/rules.ts'
import type { Ruling } from '#src/shared/can.ts'

type Facts = Pick<HomeworkFacts, 'kind' | 'concerned' | 'shown' | 'role' | 'state'>

/** Students do the quiz of homework that is set for them. */
const mayDoQuiz = (facts: Facts): Ruling => (facts.kind === 'quiz' ? mayDo(facts) : errors.unknown)

/** Students read the quiz; with an open attempt also when they may not continue, so that they keep their answers. */
export const mayReadQuiz = (facts: Facts & { openId: number | null }): Ruling =>
  facts.openId === null ? mayDoQuiz(facts) : null

/** Students begin an attempt unless they are excused; the quiz itself limits how often, and until when. */
export const mayTakeQuiz = (facts: Facts & { isExcused: boolean }): Ruling => {
  const refused = mayDoQuiz(facts)
  if (refused) return refused
  if (facts.state === 'archived') return classErrors.archived
  return facts.isExcused ? errors.isExcused : null
}

/** Students begin a further attempt until the work is returned, because its keys are shown with the marks. */
export const mayRedoQuiz = (facts: Parameters<typeof mayTakeQuiz>[0] & { isReturned: boolean }) =>
  mayTakeQuiz(facts) ?? (facts.isReturned ? errors.isReturned : null)

/** Teachers and assistants of the class read the attempts of students. */
export const mayReadAttempts = (facts: Facts): Ruling =>
  facts.kind === 'quiz' ? maySeeWorks(facts) : errors.unknown
