import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import type { NewQuiz } from '#src/features/learning/quiz/server/create-quiz.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { fromSchoolTime } from '#src/shared/school-time.ts'
import type { DemoItem } from './types.ts'

type Item = Extract<DemoItem, { kind: 'quiz' }>

/** A quiz of the demo as it is made. One without a setting is a practice that shows its keys at hand-in. */
export function quizOf(item: Item, questionIds: ReadonlyMap<string, number>): NewQuiz {
  const { name, questions, set } = item
  const sections = set?.sections?.map((section, at) => ({ key: `s-${at}`, ...section })) ?? []
  const keys = sections.flatMap(({ key, count }) => Array.from({ length: count }, () => key))
  return {
    title: name.zh,
    titleEn: name.en,
    questions: questions.map((id, at) => {
      const questionId = questionIds.get(id)
      if (questionId === undefined) throw new Error(`the demo names ${id}, which does not exist`)
      const section = keys[at]
      return { questionId, points: set?.points ?? 1, ...(section !== undefined && { section }) }
    }),
    sections,
    ...(set && {
      settings: {
        ...templateSettings[set.template],
        // A visitor of the demo may hand in at once.
        handInAfter: 0,
        closesAt:
          set.closesInDays === undefined
            ? null
            : (fromSchoolTime(`${addDays(schoolDay(), set.closesInDays)}T23:59`) ?? null),
      },
    }),
  }
}
