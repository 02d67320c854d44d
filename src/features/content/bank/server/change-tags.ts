import { eq, inArray, sql } from 'drizzle-orm'
import { type Tx, violated } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type bankApi, bankErrors } from '../contract.ts'
import { questionTags } from '../tables.ts'
import { openFolder } from './folders.ts'
import { reachOf } from './reach.ts'
import { mayManageTag } from './rules.ts'

export async function getTags({
  db,
  viewer,
  input,
}: Call<typeof bankApi.getTags>): Promise<AnswerOf<typeof bankApi.getTags>> {
  const folder = input.folder === undefined ? undefined : await openFolder(db, viewer, input.folder)
  const isOwn = !folder || folder.right === 'own'
  // Tags of folders that are not shared are not shared either.
  const ids = isOwn ? [] : [...(await reachOf(db, viewer)).keys()]
  const inReach = isOwn ? sql`true` : sql`q.folder_id = any(${sql.param(ids)}::int[])`
  const { rows } = await db.execute<{ tagId: number; name: string; count: number }>(sql`
    select * from (
      select t.id as "tagId", t.name, (
        select count(*)::int from question_tagged x join questions q on q.id = x.question_id
        where x.tag_id = t.id and q.deleted_at is null and ${inReach}) as count
      from question_tags t where t.owner_id = ${isOwn ? viewer.id : folder.ownerId}
    ) found where ${isOwn} or count > 0 order by name collate "zh-numeric"`)
  return rows
}

/**
 * Raises the revisions of the questions of a tag of one's own: a page that read them before would write the tag again
 * under its old name. Questions are locked before tags, in the order of the other acts.
 */
async function raiseTagged(
  tx: Tx,
  viewer: { id: number },
  tagId: number,
  { unlessNamed = null }: { unlessNamed?: string | null } = {},
): Promise<void> {
  await tx.execute(sql`
    update questions q set revision = revision + 1, changed_by = ${viewer.id} from (
      select o.id from questions o join question_tagged x on x.question_id = o.id
      join question_tags t on t.id = x.tag_id
      where t.id = ${tagId} and t.owner_id = ${viewer.id} and t.name is distinct from ${unlessNamed}::text
      order by o.id for no key update of o
    ) held where q.id = held.id`)
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
    await raiseTagged(tx, viewer, input.tagId, { unlessNamed: input.name })
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
    if (tagId !== intoTagId) await raiseTagged(tx, viewer, tagId)
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
    await raiseTagged(tx, viewer, input.tagId)
    const one = eq(questionTags.id, input.tagId)
    const [tag] = await tx.select().from(questionTags).where(one).for('update')
    // Deleted already, by another page; another person's is not told apart.
    if (tag && mayManageTag(tag, viewer) === null) await tx.delete(questionTags).where(one)
    return {}
  })
}
