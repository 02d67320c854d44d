import { eq, inArray, sql } from 'drizzle-orm'
import { type Tx, violated } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type bankApi, bankErrors } from '../contract.ts'
import { questionTags } from '../tables.ts'
import { openFolder } from './folders.ts'
import { mayManageTag } from './rules.ts'

export async function getTags({
  db,
  viewer,
  input,
}: Call<typeof bankApi.getTags>): Promise<AnswerOf<typeof bankApi.getTags>> {
  const ownerId =
    input.folder === undefined ? viewer.id : (await openFolder(db, viewer, input.folder)).ownerId
  const { rows } = await db.execute<{ tagId: number; name: string; count: number }>(sql`
    select t.id as "tagId", t.name, (
      select count(*)::int from question_tagged x join questions q on q.id = x.question_id
      where x.tag_id = t.id and q.deleted_at is null) as count
    from question_tags t where t.owner_id = ${ownerId} order by t.name collate "zh-numeric"`)
  return rows
}

async function holdTags(tx: Tx, viewer: { id: number }, ids: readonly number[]): Promise<void> {
  const tags = await tx
    .select()
    .from(questionTags)
    .where(inArray(questionTags.id, [...ids]))
    .orderBy(questionTags.id)
    .for('update')
  for (const id of ids) {
    must(
      mayManageTag(
        tags.find((tag) => tag.id === id),
        viewer,
      ),
    )
  }
}

export async function renameTag({ db, viewer, input }: Call<typeof bankApi.renameTag>) {
  return db.transaction(async (tx) => {
    await holdTags(tx, viewer, [input.tagId])
    await tx
      .update(questionTags)
      .set({ name: input.name })
      .where(eq(questionTags.id, input.tagId))
      .catch((error: unknown) => {
        if (violated(error)) throw new AppError(bankErrors.tagTaken)
        throw error
      })
    return {}
  })
}

/** Gives the questions of a tag another one in its place. */
export async function mergeTags({ db, viewer, input }: Call<typeof bankApi.mergeTags>) {
  const { tagId, intoTagId } = input
  return db.transaction(async (tx) => {
    await holdTags(tx, viewer, [tagId, intoTagId])
    if (tagId === intoTagId) return {}
    await tx.execute(sql`
      insert into question_tagged (question_id, tag_id)
      select question_id, ${intoTagId}::int from question_tagged where tag_id = ${tagId}
      on conflict do nothing`)
    await tx.delete(questionTags).where(eq(questionTags.id, tagId))
    return {}
  })
}

export async function deleteTag({ db, viewer, input }: Call<typeof bankApi.deleteTag>) {
  return db.transaction(async (tx) => {
    const one = eq(questionTags.id, input.tagId)
    const [tag] = await tx.select().from(questionTags).where(one).for('update')
    // Deleted already, by another page; another person's is not told apart.
    if (tag && mayManageTag(tag, viewer) === null) await tx.delete(questionTags).where(one)
    return {}
  })
}
