import type { Attempt } from '#src/features/learning/quiz/contract.ts'
import { Quiz, shareOf } from '#src/features/learning/quiz/web/quiz.tsx'
import type { Lesson } from '#src/features/learning/quiz/web/quiz-result.tsx'
import { api } from '#src/web/api.ts'
import { studyApi } from '../contract.ts'
import type { StudyItem } from './study-types.ts'
import type { ItemProgress } from './study-progress.ts'
import css from './quiz-item.module.css'

/** A quiz item within the player. */
export function QuizItem({
  item: { itemId, courseId, name },
  quiz,
  attempt,
  lessons,
  onProgress,
}: {
  item: StudyItem
  quiz: NonNullable<StudyItem['quiz']>
  attempt: Attempt | null
  lessons: readonly Lesson[]
  onProgress: (itemId: number, progress: ItemProgress) => void
}) {
  return (
    <div className={css.sheet} data-keys="own">
      <Quiz
        facts={{ title: name, ...quiz }}
        first={attempt}
        lessons={lessons}
        start={() => api(studyApi.startQuiz, { courseId, itemId }, { quiet: true })}
        redo={(attemptId) =>
          api(studyApi.redoQuiz, { courseId, itemId, attemptId }, { quiet: true })
        }
        onResult={(result) =>
          onProgress(itemId, { done: result.passed === true, share: shareOf(result) })
        }
      />
    </div>
  )
}
