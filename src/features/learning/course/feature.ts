import {
  fileMeasured,
  fileReplaced,
  fileUses,
} from '#src/features/content/file/server/uses-port.ts'
import { questionUses } from '#src/features/content/bank/server/questions-port.ts'
import { favouriteKinds } from '#src/features/learning/favourite/server/kinds-port.ts'
import { subjectUses } from '#src/features/content/subject/server/uses-port.ts'
import { textbookUses } from '#src/features/content/textbook/server/uses-port.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { rememberAnswers } from '#src/server/http/remember-answers.ts'
import { courseApi } from './contract.ts'
import { favouriteCourses, favouriteCoursesPart } from './server/favourite-kind.ts'
import { courseFileUses } from './server/file-uses.ts'
import { forgetDeletedCourses } from './server/forget-deleted.ts'
import { getCatalog } from './server/get-catalog.ts'
import { getCourse } from './server/get-course.ts'
import { getHome } from './server/get-home.ts'
import { getPlaces } from './server/get-places.ts'
import { cutItemTextsJob } from './server/item-texts.ts'
import { setDownloads } from './server/set-downloads.ts'
import { setStudyRules } from './server/set-study-rules.ts'
import { joinCourse } from './server/join-course.ts'
import { listCourses } from './server/list-courses.ts'
import { courseQuestionUses } from './server/question-uses.ts'
import { courseParts } from './server/personal-data.ts'
import { courseRules } from './server/rules-text.ts'
import { forgetFormerBytes, takeMeasures } from './server/refresh-files.ts'
import { courseSubjectUses } from './server/subject-uses.ts'
import { courseTextbookUses } from './server/textbook-uses.ts'
import { reindexJob } from './server/search-words.ts'
import { sitemapEntries } from './server/sitemap-entries.ts'

/** The course room: catalogue, course pages and joining. */
export const courseFeature = feature({
  name: 'learning/course',
  title: { zh: '课程', en: 'Courses' },
  calls: [
    [courseApi.getHome, rememberAnswers(courseApi.getHome, getHome)],
    [courseApi.getList, rememberAnswers(courseApi.getList, listCourses)],
    [courseApi.getPlaces, getPlaces],
    [courseApi.getCourse, getCourse],
    [courseApi.getCatalog, getCatalog],
    [courseApi.join, joinCourse],
    [courseApi.setDownloads, setDownloads],
    [courseApi.setStudyRules, setStudyRules],
  ],
  jobs: [reindexJob, cutItemTextsJob, forgetDeletedCourses],
  personalData: ({ events }) => [...courseParts(events), favouriteCoursesPart],
  sitemap: sitemapEntries,
  provides: [
    provide(favouriteKinds, favouriteCourses),
    provide(fileUses, courseFileUses),
    provide(questionUses, courseQuestionUses),
    provide(subjectUses, courseSubjectUses),
    provide(textbookUses, courseTextbookUses),
    provide(fileReplaced, forgetFormerBytes),
    provide(fileMeasured, takeMeasures),
  ],
  rules: courseRules,
})
