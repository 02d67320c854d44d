import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { tagsMax } from '../bulk-api.ts'
import { bankErrors } from '../errors.ts'
import { questionTags } from '../tables.ts'

/**
 * Finds or makes the tags of these names in a person's bank.
 * @returns their ids by name
 */
export async function tagIds(
  tx: Tx,
  ownerId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = [...new Set(names)]
  if (wanted.length === 0) return new Map()
  const find = async () => {
    const { rows } = await tx.execute<{ id: number; name: string }>(sql`
      select id, name from question_tags
      where owner_id = ${ownerId} and name = any(${sql.param(wanted)}::text[])`)
    return new Map(rows.map(({ id, name }) => [name, id]))
  }
  const found = await find()
  if (found.size === wanted.length) return found
  await tx
    .insert(questionTags)
    .values(wanted.filter((name) => !found.has(name)).map((name) => ({ ownerId, name })))
    .onConflictDoNothing()
  if ((await tx.$count(questionTags, eq(questionTags.ownerId, ownerId))) > tagsMax) {
    throw new AppError(bankErrors.tooManyTags)
  }
  return find()
}

/** Gives questions tags; those that they have stay. */
export async function addTags(
  tx: Tx,
  pairs: readonly { questionId: number; tagId: number }[],
): Promise<void> {
  if (pairs.length === 0) return
  await tx.execute(sql`
    insert into question_tagged (question_id, tag_id)
    select * from unnest(${sql.param(pairs.map(({ questionId }) => questionId))}::int[],
      ${sql.param(pairs.map(({ tagId }) => tagId))}::int[])
    on conflict do nothing`)
}
