import { headKey } from '#src/features/content/textbook/records.ts'
import type { CourseHead } from '#src/features/learning/course/draft-records.ts'
import { courses } from '#src/features/learning/course/tables.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Both } from '#src/shared/locale.ts'
import { approvalPaths } from '../paths.ts'
import type { Submission } from './hold-submission.ts'

/** Sends a decision to the owner of the course and to the teacher who submitted it. */
export async function sendToTeachers(
  tx: Tx,
  { messages }: Pick<Kernel, 'messages'>,
  { id, courseId, offer, submitterId }: Submission,
  message: (course: Both) => { title: Both; text: Both },
): Promise<void> {
  const [course] = await tx.select().from(courses).where(eq(courses.id, courseId))
  if (!course) return
  const { name } = offer[headKey] as unknown as CourseHead
  const words = message({ zh: name.zh || name.en, en: name.en || name.zh })
  const people = new Set([course.ownerId, submitterId])
  for (const userId of people) {
    if (userId === null) continue
    await messages.send(tx, {
      ...{ ...words, userId, kind: 'course', weight: 'important' },
      link: approvalPaths.edit(course.kind, courseId),
      key: `submission:${id}:decided`,
    })
  }
}
