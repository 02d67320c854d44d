import { mayManage } from '#src/features/learning/class/server/rules.ts'
import { type ClassFacts, holdIfThere } from '#src/features/learning/class/server/state.ts'
import type { Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { scheduleErrors } from '../errors.ts'
import type { ShownTerm } from '../schemas.ts'
import type { School } from './book.ts'
import { type Lesson, lessonIn } from './lessons.ts'

/** Finds a term. @throws schedule.noTerm */
export function mustBeTerm({ terms }: Pick<School, 'terms'>, termId: number): ShownTerm {
  const term = terms.find((one) => one.termId === termId)
  if (!term) throw new AppError(scheduleErrors.noTerm)
  return term
}

/**
 * Locks the class of a lesson for an act of its teachers, and reads the lesson after that.
 * @throws schedule.noLesson for people outside the class too, who do not learn that it exists
 */
export async function holdLesson(
  tx: Tx,
  { lessonId, userId }: { lessonId: number; userId: number },
): Promise<{ found: ClassFacts; lesson: Lesson }> {
  const before = await lessonIn(tx, lessonId)
  const found = before && (await holdIfThere(tx, { classId: before.classId, userId }))
  const lesson = found && (await lessonIn(tx, lessonId))
  if (!found || !lesson || found.role === null) throw new AppError(scheduleErrors.noLesson)
  must(mayManage(found))
  return { found, lesson }
}
