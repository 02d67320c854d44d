import type { Tx } from '#src/server/database/db.ts'
import type { CourseKind } from '../contract.ts'
import { courses } from '../tables.ts'
import { schoolOf } from './made-at.ts'

/** Inserts a course of which only the draft is filled: pending, unpublished, without live texts. */
export async function insertCourse(
  tx: Tx,
  { kind, ownerId, draftId }: { kind: CourseKind; ownerId: number; draftId: number },
): Promise<number> {
  const schoolId = await schoolOf(tx, ownerId)
  const texts = { name: '', introduction: '' }
  const facts = { language: 'zh', difficulty: 'beginner' } as const
  const [made] = await tx
    .insert(courses)
    .values({ kind, ownerId, draftId, schoolId, ...texts, ...facts })
    .returning({ id: courses.id })
  return made!.id
}
