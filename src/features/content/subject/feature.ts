import { feature } from '#src/server/feature.ts'

/** The lists of subjects that administrators keep: categories of courses, majors and their directions. */
export const subjectFeature = feature({
  name: 'content/subject',
  title: { zh: '分类、专业和方向', en: 'Categories, majors and directions' },
})
