import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Difficulty } from '../../question/types.ts'
import { type bankApi, bankErrors } from '../contract.ts'
import { questionVersions } from '../tables.ts'
import { reachOf, rightOn } from './reach.ts'
import { mayEdit } from './rules.ts'
import { holdQuestion, saveQuestion } from './save-question.ts'

/** Saves what a version said; the versions between stay. */
export async function restoreVersion(call: Call<typeof bankApi.restoreVersion>) {
  const { db, viewer, input } = call
  const { questionId, number, revision } = input
  return db.transaction(async (tx) => {
    const row = await holdQuestion(tx, questionId)
    must(mayEdit(rightOn(row, viewer, await reachOf(tx, viewer))))
    const [version] = await tx
      .select({ body: questionVersions.body })
      .from(questionVersions)
      .where(and(eq(questionVersions.questionId, questionId), eq(questionVersions.number, number)))
    if (!version) throw new AppError(bankErrors.versionUnknown)
    const tags = await tx.execute<{ name: string }>(sql`
      select t.name from question_tagged x join question_tags t on t.id = x.tag_id
      where x.question_id = ${questionId}`)
    return saveQuestion(tx, call, {
      ...{ questionId, revision, body: version.body, points: row!.points },
      ...{ difficulty: row!.difficulty as Difficulty, keepDraft: row!.keepDraft },
      tags: tags.rows.map(({ name }) => name),
    })
  })
}
