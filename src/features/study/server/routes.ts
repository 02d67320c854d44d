import type { Kernel } from '#src/server/kernel.ts'
import { mount } from '#src/server/mount.ts'
import { studyApi } from '../contract.ts'
import { getContinue } from './get-continue.ts'
import { getItem } from './get-item.ts'
import { getMyCourses } from './get-my-courses.ts'
import { getStudy } from './get-study.ts'
import { studyParts } from './personal-data.ts'
import { redoQuiz } from './redo-quiz.ts'
import { reportWatched } from './report-watched.ts'
import { startQuiz } from './start-quiz.ts'
import { visitItem } from './visit-item.ts'

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
