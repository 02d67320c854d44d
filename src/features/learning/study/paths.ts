import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { areaOf } from '#src/features/learning/course/paths.ts'
import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const studyPaths = {
  study: (kind: CourseKind, courseId: Id, resourceId?: Id) =>
    `${areaOf(kind)}/study/${courseId}${resourceId === undefined ? '' : `/${resourceId}`}`,
  myCourses: (kind: CourseKind, query?: Query) => pagePath(`${areaOf(kind)}/mine`, query),
} as const
