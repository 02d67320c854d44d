import { fileMeasured, fileReplaced } from '#src/features/content/file/server/uses-port.ts'
import { feature } from '#src/server/feature.ts'
import { answersMarked } from '#src/features/learning/quiz/server/marked-port.ts'
import { courseOpening } from '#src/features/learning/course/server/opening-port.ts'
import { courseProgress } from '#src/features/learning/course/server/progress-port.ts'
import { taskStudy } from '#src/features/learning/task/server/study-port.ts'
import { provide } from '#src/server/ports.ts'
import { studyApi } from './contract.ts'
import { fileReadings } from '#src/features/content/file/server/reading-port.ts'
import { fileKeys, readingOfFile } from './server/file-reading.ts'
import { getContinue } from './server/get-continue.ts'
import { getItem } from './server/get-item.ts'
import { getMyCourses } from './server/get-my-courses.ts'
import { getStudy } from './server/get-study.ts'
import { carryPages, markFormerPages } from './server/keep-pages.ts'
import { lockedOfCourses } from './server/locked-chapters.ts'
import { studyParts } from './server/personal-data.ts'
import { checkMayOpen } from './server/open-item.ts'
import { itemProgress, progressOf } from './server/progress.ts'
import { completeByQuiz, recordCompletions } from './server/record-completions.ts'
import { redoQuiz } from './server/redo-quiz.ts'
import { reportPages } from './server/report-pages.ts'
import { reportRead } from './server/report-read.ts'
import { reportWatched } from './server/report-watched.ts'
import { studyRules } from './server/rules-text.ts'
import { searchInCourse } from './server/search-in-course.ts'
import { setDone, setTaskDone } from './server/set-task-done.ts'
import { startQuiz } from './server/start-quiz.ts'
import { visitItem } from './server/visit-item.ts'

/** Progress, the study player and my courses. */
export const studyFeature = feature({
  name: 'learning/study',
  title: { zh: '学习', en: 'Study' },
  calls: [
    [studyApi.getMyCourses, getMyCourses],
    [studyApi.getContinue, getContinue],
    [studyApi.getStudy, getStudy],
    [studyApi.getItem, getItem],
    [studyApi.searchInCourse, searchInCourse],
    [studyApi.visitItem, visitItem],
    [studyApi.reportWatched, reportWatched],
    [studyApi.reportPages, reportPages],
    [studyApi.reportRead, reportRead],
    [studyApi.setTaskDone, setTaskDone],
    [studyApi.startQuiz, startQuiz],
    [studyApi.redoQuiz, redoQuiz],
  ],
  // Before the morning of a school in China.
  jobs: [
    { name: 'study.completions', cron: '40 20 * * *', run: ({ db }) => recordCompletions(db) },
  ],
  personalData: studyParts,
  rules: studyRules,
  provides: [
    provide(answersMarked, completeByQuiz),
    provide(taskStudy, { setDone }),
    provide(fileReplaced, markFormerPages),
    provide(fileMeasured, carryPages),
    provide(courseProgress, { ofCourses: progressOf, ofItems: itemProgress }),
    provide(courseOpening, { checkItem: checkMayOpen, lockedChapters: lockedOfCourses }),
    provide(fileReadings, { keys: fileKeys, of: readingOfFile }),
  ],
})
