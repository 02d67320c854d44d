import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import type { Id, Query } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const reviewPaths = {
  reviews: (course: Readonly<{ courseId: Id; kind: CourseKind }>, query?: Query) =>
    coursePaths.course(course, 'comment', query),
} as const
