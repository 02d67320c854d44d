import { inArray, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { bankApi } from '../contract.ts'
import { type Before, questions } from '../tables.ts'
import { changedFor } from './changed-for.ts'
import { chooseQuestions } from './choose-questions.ts'
import { keepUndo } from './keep-undo.ts'
import { tagIds } from './tag-names.ts'

/** Adds tags to questions and removes others; a tag belongs to the bank of the question's owner. */
export async function tagQuestions({ db, viewer, input }: Call<typeof bankApi.tagQuestions>) {
  return db.transaction(async (tx) => {
    const chosen = await chooseQuestions(tx, viewer, input.chosen)
    const before: Before[] = []
    for (const [ownerId, of] of Map.groupBy(chosen, (one) => one.ownerId ?? viewer.id)) {
      const ids = sql.param(of.map(({ id }) => id))
      const add = [...(await tagIds(tx, ownerId, input.add)).values()]
      const added = await tx.execute<{ questionId: number; tagId: number }>(sql`
        insert into question_tagged (question_id, tag_id)
        select q, t from unnest(${ids}::int[]) q, unnest(${sql.param(add)}::int[]) t
        on conflict do nothing returning question_id as "questionId", tag_id as "tagId"`)
      const removed = await tx.execute<{ questionId: number; tagId: number }>(sql`
        delete from question_tagged x using question_tags t
        where t.id = x.tag_id and t.owner_id = ${ownerId} and x.question_id = any(${ids}::int[])
          and t.name = any(${sql.param(input.remove)}::text[]) and t.id <> all(${sql.param(add)}::int[])
        returning x.question_id as "questionId", x.tag_id as "tagId"`)
      const more = byQuestion(added.rows)
      const less = byQuestion(removed.rows)
      for (const questionId of new Set([...more.keys(), ...less.keys()])) {
        const value = { added: more.get(questionId) ?? [], removed: less.get(questionId) ?? [] }
        before.push({ questionId, value })
      }
    }
    if (before.length > 0) {
      await tx
        .update(questions)
        .set({ changedAt: new Date(), ...changedFor(viewer) })
        .where(
          inArray(
            questions.id,
            before.map(({ questionId }) => questionId),
          ),
        )
    }
    return keepUndo(tx, viewer, { act: 'tag', before, after: null })
  })
}

/** Returns the tags of each question. */
function byQuestion(pairs: readonly { questionId: number; tagId: number }[]) {
  const tags = new Map<number, number[]>()
  for (const { questionId, tagId } of pairs) {
    tags.set(questionId, [...(tags.get(questionId) ?? []), tagId])
  }
  return tags
}
