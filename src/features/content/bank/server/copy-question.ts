import { eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { bankApi } from '../contract.ts'
import { questions } from '../tables.ts'
import { createOne } from './create-question.ts'
import { folderToFill } from './folders.ts'
import { mustRead } from './read-right.ts'
import { presentVersion } from './save-question.ts'
import type { Difficulty } from '../../question/types.ts'

/** Copies a question, also one that others share, with its files and the names of its tags. */
export async function copyQuestion({ db, viewer, input }: Call<typeof bankApi.copyQuestion>) {
  const { questionId } = input
  return db.transaction(async (tx) => {
    await mustRead(tx, viewer, questionId)
    const target = await folderToFill(tx, viewer, input.folderId)
    const [row] = await tx.select().from(questions).where(eq(questions.id, questionId))
    const { body } = await presentVersion(tx, row!)
    const tags = await tx.execute<{ name: string }>(sql`
      select t.name from question_tagged x join question_tags t on t.id = x.tag_id
      where x.question_id = ${questionId}`)
    return createOne(tx, viewer, {
      ...{ ...target, body, points: row!.points, difficulty: row!.difficulty as Difficulty },
      keepDraft: row!.keepDraft,
      tags: tags.rows.map(({ name }) => name),
    })
  })
}
