import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { subjectErrors } from '../errors.ts'

export interface SubjectChoice {
  categoryId: number | null
  majorId: number | null
  directionId: number | null
}

const nothing: SubjectChoice = { categoryId: null, majorId: null, directionId: null }

/**
 * Checks what a course or textbook is about. A hidden entry stays with what `had` it before, and is refused as a
 * new choice. The entries are held, so that none is deleted before the caller's transaction has named it.
 * @throws subject.notOffered, subject.otherMajor beside the field
 */
export async function checkSubjects(
  tx: Tx,
  choice: SubjectChoice,
  had: SubjectChoice = nothing,
): Promise<void> {
  const { rows: categories } = await tx.execute<{ hidden: boolean }>(sql`
    select hidden from subject_categories where id = ${choice.categoryId} for share`)
  const { rows: majors } = await tx.execute<{ hidden: boolean }>(sql`
    select hidden from subject_majors where id = ${choice.majorId} for share`)
  const { rows: directions } = await tx.execute<{ hidden: boolean; majorId: number }>(sql`
    select hidden, major_id as "majorId" from subject_directions
    where id = ${choice.directionId} for share`)
  const found = { categoryId: categories[0], majorId: majors[0], directionId: directions[0] }
  for (const field of ['categoryId', 'majorId', 'directionId'] as const) {
    const one = found[field]
    if (choice[field] === null) continue
    if (!one || (one.hidden && had[field] !== choice[field])) {
      throw refuseField(subjectErrors.notOffered, field)
    }
  }
  if (directions[0] && directions[0].majorId !== choice.majorId) {
    throw refuseField(subjectErrors.otherMajor, 'directionId')
  }
}
