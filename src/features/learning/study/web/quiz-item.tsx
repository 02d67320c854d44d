import type { Attempt } from '#src/features/learning/quiz/contract.ts'
import { quizPaths } from '#src/features/learning/quiz/paths.ts'
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
        title={name}
        facts={quiz}
        first={attempt}
        lessons={lessons}
        practice={quizPaths.practice(courseId)}
        start={(password) =>
          api(studyApi.startQuiz, { courseId, itemId, password }, { quiet: true })
        }
        redo={(attemptId, password) =>
          api(studyApi.redoQuiz, { courseId, itemId, attemptId, password }, { quiet: true })
        }
        onResult={(result) =>
          onProgress(itemId, { done: result.passed === true, share: shareOf(result) })
        }
      />
    </div>
  )
}
