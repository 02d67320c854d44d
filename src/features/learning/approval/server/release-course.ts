import { sql } from 'drizzle-orm'
import { projectOutline } from '#src/features/learning/course/server/project-outline.ts'
import { courseTag, publishedCourses } from '#src/features/learning/course/tags.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { approvalApi } from '../contract.ts'
import { approvalErrors } from '../errors.ts'
import { publicationActs } from './acts-text.ts'
import { courseFacts, holdCourse, isOutline, lockDraft } from './course-facts.ts'
import { mayRelease } from './rules.ts'

/** Brings the changes of chapters and items to learners: those of the list that the teacher has seen, and no others. */
export async function releaseCourse(call: Call<typeof approvalApi.release>) {
  const { db, viewer, input, changed } = call
  const { courseId } = input
  const released = await db.transaction(async (tx) => {
    const course = await holdCourse(tx, { courseId, userId: viewer.id })
    must(mayRelease(course, course))
    const { draftId } = course
    // A course that nobody has edited has no draft.
    if (draftId === null) return 0
    await lockDraft(tx, draftId)
    const before = await countUnreleased(tx, draftId)
    if (before === 0) return 0
    const { revision } = await courseFacts(tx, { courseId, userId: viewer.id })
    if (revision !== input.revision) throw new AppError(approvalErrors.listChanged)
    await projectOutline(tx, call, { courseId, draftId })
    const changes = before - (await countUnreleased(tx, draftId))
    if (changes > 0) {
      const about = { subject: `course:${courseId}`, detail: { changes } }
      await recordAct(tx, call, publicationActs.release, about)
    }
    return changes
  })
  if (released > 0) changed(courseTag({ courseId }), publishedCourses)
  return { released }
}

async function countUnreleased(tx: Tx, draftId: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from draft_records r
    where r.draft_id = ${draftId} and r.changed and ${isOutline}`)
  return rows[0]!.count
}
