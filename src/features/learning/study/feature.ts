import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/http/mount.ts'
import { studyApi } from './contract.ts'
import { getContinue } from './server/get-continue.ts'
import { getItem } from './server/get-item.ts'
import { getMyCourses } from './server/get-my-courses.ts'
import { getStudy } from './server/get-study.ts'
import { studyParts } from './server/personal-data.ts'
import { redoQuiz } from './server/redo-quiz.ts'
import { reportWatched } from './server/report-watched.ts'
import { startQuiz } from './server/start-quiz.ts'
import { visitItem } from './server/visit-item.ts'

export function studyRoutes(kernel: Kernel): void {
  mount(kernel, studyApi.getMyCourses, getMyCourses)
  mount(kernel, studyApi.getContinue, getContinue)
  mount(kernel, studyApi.getStudy, getStudy)
  mount(kernel, studyApi.getItem, getItem)
  mount(kernel, studyApi.visitItem, visitItem)
  mount(kernel, studyApi.reportWatched, reportWatched)
  mount(kernel, studyApi.startQuiz, startQuiz)
  mount(kernel, studyApi.redoQuiz, redoQuiz)
  kernel.personalData.add(...studyParts)
}
