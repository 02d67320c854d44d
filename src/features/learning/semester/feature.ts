import { feature } from '#src/server/feature.ts'
import { semesterApi } from './contract.ts'
import { deleteSemester } from './server/delete-semester.ts'
import { getSemester } from './server/get-semester.ts'
import { getSemesters } from './server/get-semesters.ts'
import { moveToSemester } from './server/move-to-semester.ts'
import { tellLearners } from './server/tell-learners.ts'
import { semesterRules } from './server/rules-text.ts'
import { saveSemester } from './server/save-semester.ts'

/** Semesters of open courses: their days, enrolment and pace. The rows are the course room's. */
export const semesterFeature = feature({
  name: 'learning/semester',
  title: { zh: '学期', en: 'Semesters' },
  calls: [
    [semesterApi.getSemesters, getSemesters],
    [semesterApi.saveSemester, saveSemester],
    [semesterApi.deleteSemester, deleteSemester],
    [semesterApi.getSemester, getSemester],
    [semesterApi.moveToSemester, moveToSemester],
  ],
  rules: semesterRules,
  jobs: [tellLearners],
})
