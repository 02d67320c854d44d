import type { Id } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const classCoursePaths = {
  courses: (classId: Id) => `/sclass/${classId}/courses`,
} as const
