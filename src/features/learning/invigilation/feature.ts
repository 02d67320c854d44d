import { quizPapers } from '#src/features/content/exchange/server/quiz-port.ts'
import { recentUses } from '#src/features/content/paper/server/recent-port.ts'
import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { invigilationApi as api } from './contract.ts'
import { answerFileReadings } from './server/answer-readings.ts'
import { allow } from './server/allow.ts'
import { arrangeMakeUp } from './server/arrange-make-up.ts'
import { copyQuiz } from './server/copy-quiz.ts'
import { decideLate } from './server/decide-late.ts'
import { endAttempts } from './server/end-attempts.ts'
import { getCopyPlaces } from './server/get-copy-places.ts'
import { getLate } from './server/get-late.ts'
import { getLearners } from './server/get-learners.ts'
import { getQuiz } from './server/get-quiz.ts'
import { getQuizzes } from './server/get-quizzes.ts'
import { giveBack } from './server/give-back.ts'
import { pause } from './server/pause.ts'
import { quizAsPaper } from './server/quiz-paper.ts'
import { saveAsPaper } from './server/save-as-paper.ts'
import { recentQuizzes } from './server/recent-quizzes.ts'
import { release } from './server/release.ts'
import { remind } from './server/remind.ts'
import { followBank, renewDraws } from './server/renew-draws.ts'
import { invigilationRules } from './server/rules-text.ts'
import { tellJob } from './server/tell-learners.ts'
import { withdrawAllowance } from './server/withdraw-allowance.ts'

/** How teachers look after their quizzes: learners, live view, allowances, pauses, releases. */
export const invigilationFeature = feature({
  name: 'learning/invigilation',
  title: { zh: '测验管理', en: 'Quiz management' },
  calls: [
    [api.getQuizzes, getQuizzes],
    [api.getQuiz, getQuiz],
    [api.getLearners, getLearners],
    [api.allow, allow],
    [api.arrangeMakeUp, arrangeMakeUp],
    [api.withdrawAllowance, withdrawAllowance],
    [api.giveBack, giveBack],
    [api.release, release],
    [api.pause, pause],
    [api.renewDraws, renewDraws],
    [api.getCopyPlaces, getCopyPlaces],
    [api.copyQuiz, copyQuiz],
    [api.saveAsPaper, saveAsPaper],
    [api.endAttempts, endAttempts],
    [api.getLate, getLate],
    [api.decideLate, decideLate],
    [api.remind, remind],
  ],
  jobs: [tellJob, followBank],
  provides: [
    provide(fileReadings, answerFileReadings),
    provide(recentUses, recentQuizzes),
    provide(quizPapers, quizAsPaper),
  ],
  rules: invigilationRules,
})
