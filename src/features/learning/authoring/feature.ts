import { draftHosts } from '#src/features/content/draft/server/draft-host.ts'
import { feature } from '#src/server/feature.ts'
import { provide } from '#src/server/ports.ts'
import { authoringApi } from './contract.ts'
import { courseHost } from './server/course-host.ts'
import { createCourse } from './server/create-course.ts'
import { getCheck } from './server/get-check.ts'
import { getPreview } from './server/get-preview.ts'
import { getPull } from './server/get-pull.ts'
import { pullTextbook } from './server/pull-textbook.ts'
import { authoringRules } from './server/rules-text.ts'

/** Authoring of courses: a teacher's own list, the offer, the outline and its content. */
export const authoringFeature = feature({
  name: 'learning/authoring',
  title: { zh: '课程编写', en: 'Course authoring' },
  calls: [
    [authoringApi.createCourse, createCourse],
    [authoringApi.getCheck, getCheck],
    [authoringApi.getPreview, getPreview],
    [authoringApi.getPull, getPull],
    [authoringApi.pull, pullTextbook],
  ],
  rules: authoringRules,
  provides: [provide(draftHosts, courseHost)],
})
