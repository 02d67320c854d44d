import { eq, sql } from 'drizzle-orm'
import { fixVersions } from '../../bank/server/save-question.ts'
import type { Call } from '#src/server/kernel.ts'
import type { paperApi } from '../contract.ts'
import { papers } from '../tables.ts'
import { holdPaper } from './hold-paper.ts'
import { readableBy } from './readable.ts'

/** Takes the present versions of all questions of a paper that its owner may read. */
export async function updateQuestions({
  db,
  viewer,
  input,
}: Call<typeof paperApi.updateQuestions>) {
  return db.transaction(async (tx) => {
    const { id: paperId } = await holdPaper(tx, viewer, input.paperId)
    const readable = await readableBy(tx, viewer)
    const { rows } = await tx.execute<{ versionId: number }>(sql`
      update paper_questions x set version_id = v.id
      from paper_sections s, questions q, question_versions v
      where s.paper_id = ${paperId} and x.section_id = s.id and q.id = x.question_id
        and v.question_id = q.id and v.number = q.version and v.id <> x.version_id
        and ${readable}
      returning x.version_id as "versionId"`)
    await fixVersions(
      tx,
      rows.map(({ versionId }) => versionId),
    )
    if (rows.length > 0) {
      await tx
        .update(papers)
        .set({ changedAt: sql`now()`, revision: sql`${papers.revision} + 1` })
        .where(eq(papers.id, paperId))
    }
    return { changed: rows.length }
  })
}
