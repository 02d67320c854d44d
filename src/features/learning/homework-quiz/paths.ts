import type { Id } from '#src/shared/page-path.ts'

/** Addresses of this room’s pages. */
export const homeworkQuizPaths = {
  /** The page on which a student takes the quiz. */
  quiz: (homeworkId: Id) => `/assignment/${homeworkId}/quiz`,
  /** An attempt of a student, for the teachers and assistants of the class. */
  attempt: (classId: Id, homeworkId: Id, attemptId: Id) =>
    `/sclass/${classId}/homework/${homeworkId}/attempts/${attemptId}`,
} as const
