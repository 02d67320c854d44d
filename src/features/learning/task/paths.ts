import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { areaOf } from '#src/features/learning/course/paths.ts'
import { type Id, pagePath, type Query } from '#src/shared/page-path.ts'

type Course = Readonly<{ kind: CourseKind; courseId: Id }>

/** Addresses of this room’s pages. */
export const taskPaths = {
  /** The answers to the teaching tasks of a course, for its teachers. */
  answers: ({ kind, courseId }: Course, query?: Query) =>
    pagePath(`${areaOf(kind)}/manage/${courseId}/tasks`, query),
} as const
