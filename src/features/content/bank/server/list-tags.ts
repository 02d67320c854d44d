import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { foundMost, tagsShown } from '../list-api.ts'
import type { Counted } from './count-questions.ts'
import { type Filters, type Scope, whereOf } from './find-questions.ts'

interface Tag extends Record<string, unknown> {
  tagId: number
  name: string
  count: number | null
}

/**
 * Returns the tags by which a list can be narrowed, by name: those of the questions found, most frequent first, or
 * where these are too many, the beginning of the bank's.
 */
export async function listTags(
  db: Db,
  { scope, given, counted }: { scope: Scope; given: Filters; counted: Counted },
): Promise<Tag[]> {
  const { total, ids } = counted
  if (total === 0) return []
  if (total > foundMost) return tagsOfBank(db, scope)
  const found = ids
    ? sql`any(${sql.param(ids)}::int[])`
    : sql`any(array(select q.id from questions q where ${whereOf(scope, given)}))`
  const { rows } = await db.execute<Tag>(sql`
    select t.id as "tagId", t.name, found.count from (
      select x.tag_id, count(*)::int as count from question_tagged x
      where x.question_id = ${found}
      group by 1 order by 2 desc limit ${tagsShown}
    ) found join question_tags t on t.id = found.tag_id
    order by t.name collate "zh-numeric"`)
  return rows
}

async function tagsOfBank(db: Db, { tagsOf, folder, folders }: Scope): Promise<Tag[]> {
  if (tagsOf === undefined || tagsOf === null) return []
  // Of another person's bank only those of the folder that is shared.
  const inReach =
    folder && folders && folder.right !== 'own'
      ? sql`and exists (select from question_tagged x join questions q on q.id = x.question_id
          where x.tag_id = question_tags.id and q.deleted_at is null and ${folders})`
      : sql``
  const { rows } = await db.execute<Tag>(sql`
    select id as "tagId", name, null as count from question_tags where owner_id = ${tagsOf} ${inReach}
    order by name collate "zh-numeric" limit ${tagsShown}`)
  return rows
}
