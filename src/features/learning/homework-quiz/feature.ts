import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { homeworkQuizzes } from '#src/features/learning/homework/server/quiz-port.ts'
import { classQuizzes } from '#src/features/learning/quiz/server/place-port.ts'
import { attemptRights } from '#src/features/learning/quiz/server/rights-port.ts'
import { attemptsTotalled } from '#src/features/learning/quiz/server/totals-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { homeworkQuizApi as api } from './contract.ts'
import { classAnswerReadings } from './server/answer-readings.ts'
import { quizOfClass } from './server/class-quiz.ts'
import { dropHomeworkQuizzesJob } from './server/drop-quizzes.ts'
import { followAttempt, followRightsJob } from './server/follow-rights.ts'
import { getAttempt } from './server/get-attempt.ts'
import { hearTotals } from './server/hear-totals.ts'
import { quizOfHomework } from './server/quiz-of-homework.ts'
import { homeworkQuizParts } from './server/personal-data.ts'
import { homeworkQuizRules } from './server/rules-text.ts'
import { getQuiz, redoQuiz, startQuiz } from './server/take-quiz.ts'

/** Quizzes as homework: made from papers, taken until the date, counted as works. */
export const homeworkQuizFeature = feature({
  name: 'learning/homework-quiz',
  title: { zh: '测验作业', en: 'Quizzes as homework' },
  calls: [
    [api.getQuiz, getQuiz],
    [api.start, startQuiz],
    [api.redo, redoQuiz],
    [api.getAttempt, getAttempt],
  ],
  jobs: [dropHomeworkQuizzesJob, followRightsJob],
  personalData: homeworkQuizParts,
  provides: [
    provide(homeworkQuizzes, quizOfHomework),
    provide(classQuizzes, quizOfClass),
    provide(attemptsTotalled, hearTotals),
    provide(attemptRights, followAttempt),
    provide(fileReadings, classAnswerReadings),
  ],
  rules: homeworkQuizRules,
})
