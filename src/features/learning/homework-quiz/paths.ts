import type { Id } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const homeworkQuizPaths = {
  /** For a student, who takes it there. */
  quiz: (homeworkId: Id) => `/assignment/${homeworkId}/quiz`,
  /** An attempt of a student, for those who look after the class. */
  attempt: (classId: Id, homeworkId: Id, attemptId: Id) =>
    `/sclass/${classId}/homework/${homeworkId}/attempts/${attemptId}`,
} as const
