import { and, eq, isNull } from 'drizzle-orm'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { courseItems } from '#src/features/learning/course/tables.ts'
import type { Db } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { studyErrors } from '../contract.ts'
import { checkMayOpen } from './open-item.ts'

/**
 * Finds the quiz of an item that the viewer may open.
 * @returns the quiz's id, and whether the viewer takes it as a trial run. @throws course.itemNotFound, study.notAQuiz, or a refusal of `checkMayOpen`
 */
export async function findQuiz(
  db: Db,
  viewer: Viewer,
  { courseId, itemId }: { courseId: number; itemId: number },
): Promise<{ quizId: number; trial: boolean }> {
  const { staff, joined } = await checkMayOpen(db, viewer, { courseId, itemId })
  const [item] = await db
    .select({ quizId: courseItems.quizId })
    .from(courseItems)
    .where(
      and(
        eq(courseItems.id, itemId),
        eq(courseItems.courseId, courseId),
        isNull(courseItems.removedAt),
      ),
    )
  if (!item) throw new AppError(courseErrors.itemNotFound)
  if (item.quizId === null) throw new AppError(studyErrors.notAQuiz)
  return { quizId: item.quizId, trial: staff && !joined }
}
