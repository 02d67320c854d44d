import { areaOf } from '#src/features/learning/course/paths.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages, and of the form of a course, which belongs to a later room. */
export const approvalPaths = {
  queue: (query?: Query) => pagePath('/admin/courses', query),
  review: (submissionId: Id) => `/admin/courses/${submissionId}`,
  publication: (kind: CourseKind, courseId: Id) => `${areaOf(kind)}/manage/${courseId}/publication`,
  edit: (kind: CourseKind, courseId: Id) => `${areaOf(kind)}/manage/${courseId}/edit`,
  chapters: (kind: CourseKind, courseId: Id) => `${areaOf(kind)}/manage/${courseId}/chapter`,
} as const
