import { sql } from 'drizzle-orm'
import { fixVersions } from '#src/features/content/bank/server/save-question.ts'
import { mustManage } from '#src/features/learning/course/server/access.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { filmQuestionApi } from '../contract.ts'
import { filmQuestionErrors as errors } from '../errors.ts'
import { presentVersion } from './present-version.ts'

/**
 * Asks a question as its bank has it now. What learners answered to the former version goes, because it would be counted
 * by options that are no longer there, and those who answered are asked again. A question that is up to date stays as it is.
 */
export async function renewPoint({ db, viewer, input }: Call<typeof filmQuestionApi.renewPoint>) {
  const { courseId, pointId } = input
  await mustManage(db, courseId, viewer)
  await db.transaction(async (tx) => {
    // No answer to the former version is written between its removal and the change.
    const { rows } = await tx.execute<{ questionId: number; versionId: number }>(sql`
      select question_id as "questionId", version_id as "versionId" from film_questions
      where id = ${pointId} and course_id = ${courseId} for update`)
    const [point] = rows
    if (!point) throw new AppError(errors.notFound)
    const versionId = await presentVersion(tx, { viewer, questionId: point.questionId })
    if (versionId === point.versionId) return
    await fixVersions(tx, [versionId])
    await tx.execute(sql`delete from film_question_answers where point_id = ${pointId}`)
    await tx.execute(sql`
      update film_questions set version_id = ${versionId} where id = ${pointId}`)
  })
  return { pointId }
}
