import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { areaOf } from '#src/features/learning/course/paths.ts'
import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

type Course = Readonly<{ kind: CourseKind; courseId: Id }>

/** Addresses of this room's pages. */
export const progressPaths = {
  /** A learner's own progress. */
  own: ({ kind, courseId }: Course) => `${areaOf(kind)}/study/${courseId}/progress`,
  /** That of all learners, for their teachers. */
  learners: ({ kind, courseId }: Course, query?: Query) =>
    pagePath(`${areaOf(kind)}/manage/${courseId}/progress`, query),
  figures: ({ kind, courseId }: Course, query?: Query) =>
    pagePath(`${areaOf(kind)}/manage/${courseId}/progress/figures`, query),
} as const
