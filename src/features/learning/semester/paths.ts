import { type Id } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const semesterPaths = {
  manage: (courseId: Id) => `/smooc/manage/${courseId}/semesters`,
} as const
