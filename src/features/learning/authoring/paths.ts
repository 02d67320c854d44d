import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { areaOf } from '#src/features/learning/course/paths.ts'
import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

export type CourseRef = Readonly<{ courseId: Id; kind: CourseKind }>

const own = (page: string) => (course: CourseRef, query?: Query) =>
  pagePath(`${areaOf(course.kind)}/manage/${course.courseId}/${page}`, query)

/** Addresses of the pages on which teachers make courses. */
export const authoringPaths = {
  manage: (kind: CourseKind, query?: Query) => pagePath(`${areaOf(kind)}/manage`, query),
  create: (kind: CourseKind) => `${areaOf(kind)}/manage/create`,
  edit: own('edit'),
  chapters: own('chapter'),
  content: own('content'),
  check: own('check'),
  preview: own('preview'),
  publish: own('publication'),
  teachers: own('teachers'),
  translations: own('translations'),
} as const
