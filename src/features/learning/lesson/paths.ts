import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

/** Addresses of this room's pages. */
export const lessonPaths = {
  lesson: (classId: Id, lessonId: Id) => `/sclass/${classId}/lessons/${lessonId}`,
  roll: (classId: Id, lessonId: Id) => `/sclass/${classId}/lessons/${lessonId}/roll`,
  questions: (classId: Id, lessonId: Id) => `/sclass/${classId}/lessons/${lessonId}/questions`,
  checkIn: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/check-in`, query),
  leave: (classId: Id, query?: Query) => pagePath(`/sclass/${classId}/leave`, query),
} as const
