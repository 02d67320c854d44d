import { eq } from 'drizzle-orm'
import type { DraftRight } from '#src/features/content/draft/server/draft-host.ts'
import { mayRead } from '#src/features/content/draft/server/rules.ts'
import { type CourseKind, courseErrors } from '#src/features/learning/course/contract.ts'
import { draftOfCourse } from '#src/features/learning/course/server/draft-of-course.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import type { Db } from '#src/server/database/db.ts'
import { must, type Ruling } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { courseHost } from './course-host.ts'

export interface OpenedCourse {
  courseId: number
  kind: CourseKind
  ownerId: number | null
  draftId: number
}

/**
 * Finds a course with its draft, for a person with a right to it. A course that was loaded with a school gets its
 * draft now, which its owner alone can cause.
 * @throws course.notFound, or the refusal of the rule
 */
export async function openCourse(
  db: Db,
  { viewer, courseId }: { viewer: Viewer; courseId: number },
  rule: (right: DraftRight) => Ruling = mayRead,
): Promise<OpenedCourse> {
  const { id, kind, ownerId, draftId } = courses
  const [found] = await db
    .select({ courseId: id, kind, ownerId, draftId })
    .from(courses)
    .where(eq(id, courseId))
  if (!found) throw new AppError(courseErrors.notFound)
  if (found.draftId === null) {
    must(rule(found.ownerId === viewer.id ? 'edit' : 'none'))
    const made = await db.transaction((tx) => draftOfCourse(tx, courseId))
    return { ...found, draftId: made! }
  }
  must(rule(await courseHost.rightOf(db, viewer, found.draftId)))
  return { ...found, draftId: found.draftId }
}
