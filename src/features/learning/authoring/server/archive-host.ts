import { eq } from 'drizzle-orm'
import type { ArchiveHost } from '#src/features/content/archive/server/archive-host.ts'
import { Unreadable } from '#src/features/content/archive/unreadable.ts'
import { makeDraft } from '#src/features/content/draft/server/make-draft.ts'
import { courseKinds, type CourseKind } from '#src/features/learning/course/contract.ts'
import { courseDraft } from '#src/features/learning/course/server/names-of.ts'
import { insertCourse } from '#src/features/learning/course/server/insert-course.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { AppError } from '#src/shared/errors.ts'
import { mayEdit } from '#src/features/content/draft/server/rules.ts'
import { authoringPaths } from '../paths.ts'
import { courseHost } from './course-host.ts'
import { openCourse } from './open-course.ts'

const isKind = (kind: string | undefined): kind is CourseKind =>
  courseKinds.some((one) => one === kind)

/** Courses as the room of exports and imports knows them. */
export const courseArchives: ArchiveHost = {
  kind: 'course',
  schemas: courseHost.schemas,
  namesOf: courseHost.namesOf,
  async draftOf(db, viewer, courseId) {
    try {
      return (await openCourse(db, { viewer, courseId }, mayEdit)).draftId
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  },
  async facts(db, draftId) {
    const [found] = await db
      .select({ kind: courses.kind })
      .from(courses)
      .where(eq(courses.draftId, draftId))
    return { courseKind: found!.kind }
  },
  async insert(tx, { ownerId, records, facts: { courseKind } }) {
    if (!isKind(courseKind)) throw new Unreadable('invalid', 'facts.courseKind')
    const draftId = await makeDraft(tx, courseDraft, records)
    const id = await insertCourse(tx, { kind: courseKind, ownerId, draftId })
    return { id, draftId }
  },
  async pathOf(db, courseId) {
    const [found] = await db
      .select({ kind: courses.kind })
      .from(courses)
      .where(eq(courses.id, courseId))
    return authoringPaths.edit({ courseId, kind: found!.kind })
  },
}
