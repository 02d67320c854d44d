import type { Db } from '#src/server/database/db.ts'
import { port } from '#src/server/ports.ts'
import type { Progress } from './rules.ts'

/** How far a person is. The study room, which builds on this one, knows. */
export const courseProgress = port<{
  /** Progress in each of the courses, by course. */
  ofCourses(db: Db, userId: number, courseIds: number[]): Promise<Map<number, Progress>>
  /** Progress in each item of one course, by item; `share` is 0 to 1. */
  ofItems(
    db: Db,
    userId: number,
    courseId: number,
  ): Promise<Map<number, { done: boolean; share: number }>>
}>('course progress')
