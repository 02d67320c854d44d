import { classCopied } from '#src/features/learning/class/server/copied-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { classCourseApi as api } from './contract.ts'
import { classCourseActs } from './server/acts-text.ts'
import {
  addCourse,
  releaseToClass,
  removeCourse,
  setCourseDate,
  setCourseOrder,
} from './server/change-courses.ts'
import { copyCourses } from './server/copy-courses.ts'
import { findCourses } from './server/find-courses.ts'
import { getCourses } from './server/get-courses.ts'
import { classCourseParts } from './server/personal-data.ts'
import { classCourseRules } from './server/rules-text.ts'

/** Courses of classes: what members of a class study without joining it themselves. */
export const classCourseFeature = feature({
  name: 'learning/class-course',
  title: { zh: '班级课程', en: 'Courses of classes' },
  calls: [
    [api.getCourses, getCourses],
    [api.findCourses, findCourses],
    [api.add, addCourse],
    [api.setDate, setCourseDate],
    [api.setOrder, setCourseOrder],
    [api.remove, removeCourse],
    [api.release, releaseToClass],
  ],
  provides: [provide(classCopied, copyCourses)],
  personalData: classCourseParts,
  rules: classCourseRules,
  audit: classCourseActs,
})
