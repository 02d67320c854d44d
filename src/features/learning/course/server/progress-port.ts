import type { Db } from '#src/server/database/db.ts'
import { port } from '#src/server/ports.ts'
import type { Progress } from './rules.ts'

/** A person's progress. The study room provides it, because that room builds on this one. */
export const courseProgress = port<{
  /** Returns the progress in each of the courses, by course. */
  ofCourses(db: Db, userId: number, courseIds: number[]): Promise<Map<number, Progress>>
  /** Returns the progress in each item of one course, by item; `share` is 0 to 1. */
  ofItems(
    db: Db,
    userId: number,
    courseId: number,
  ): Promise<Map<number, { done: boolean; share: number }>>
}>('course progress')
