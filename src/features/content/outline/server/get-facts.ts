import { sql } from 'drizzle-orm'
import { reachOf } from '#src/features/content/bank/server/reach.ts'
import { findDraft } from '#src/features/content/draft/server/hold-draft.ts'
import { mayRead } from '#src/features/content/draft/server/rules.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { outlineApi } from '../contract.ts'
import { filesOfDraft, readFileFacts } from './read-file-facts.ts'
import { readQuestionFacts } from './read-question-facts.ts'

/** Answers with the facts of the files and questions that a draft names. */
export async function getFacts(
  call: Call<typeof outlineApi.getFacts>,
): Promise<AnswerOf<typeof outlineApi.getFacts>> {
  const { db, viewer, locale, input } = call
  const { draft } = await findDraft(db, { ...call, draftId: input.draftId }, mayRead)
  const ids = sql`select question_id from draft_questions where draft_id = ${draft.id}`
  const [files, questions] = await Promise.all([
    readFileFacts(call, filesOfDraft(draft.id)),
    readQuestionFacts(db, { viewer, locale, draftId: draft.id }, ids),
  ])
  return { files, questions }
}

/** Answers with the facts of questions that the person may read, and of those that the draft names. */
export async function getQuestionFacts(
  call: Call<typeof outlineApi.getQuestionFacts>,
): Promise<AnswerOf<typeof outlineApi.getQuestionFacts>> {
  const { db, viewer, locale, input } = call
  const { draft } = await findDraft(db, { ...call, draftId: input.draftId }, mayRead)
  const reach = await reachOf(db, viewer)
  const wanted = input.questions.split(',').map(Number)
  const ids = sql`
    select q.id from questions q where q.id = any(${sql.param(wanted)}::int[]) and (
      (q.deleted_at is null
        and (q.owner_id = ${viewer.id} or q.folder_id = any(${sql.param([...reach.keys()])}::int[])))
      or exists (select from draft_questions d where d.draft_id = ${draft.id} and d.question_id = q.id))`
  return { questions: await readQuestionFacts(db, { viewer, locale, draftId: draft.id }, ids) }
}
