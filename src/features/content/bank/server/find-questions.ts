import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db, Tx } from '#src/server/database/db.ts'
import { allWords, readQuery } from '#src/server/text/search-query.ts'
import type { filters } from '../list-api.ts'
import { openFolder, type OpenFolder } from './folders.ts'
import { reachOf, type Right, rightOn } from './reach.ts'

export type Filters = z.output<z.ZodObject<typeof filters>>

/** Where a list looks, before its filters. */
export interface Scope {
  /** The owners of what it may find. */
  owners: readonly (number | null)[]
  /** Conditions on `questions q` besides the owner. */
  within: SQL
  /** All of them. */
  where: SQL
  /** The same on `question_counts c`. */
  counted: SQL
  folder: OpenFolder | undefined
  /** What the viewer may do with a question that it has. */
  rightOf(question: { ownerId: number | null; folderId: number | null }): Right
  /** The person whose tags narrow the list; undefined among the folders of several. */
  tagsOf: number | null | undefined
}

const listOf = (ids: readonly number[]) => sql.param([...ids])
/** Whether `questions q` belong to a person, or to none any more. */
export const isOwner = (ownerId: number | null) =>
  ownerId === null ? sql`q.owner_id is null` : sql`q.owner_id = ${ownerId}`

/** @throws question.folderUnknown */
export async function scopeOf(
  db: Db | Tx,
  viewer: { id: number },
  { view, folder: folderId }: Pick<Filters, 'view' | 'folder'>,
): Promise<Scope> {
  const deleted = view === 'deleted'
  const gone = deleted ? sql`q.deleted_at is not null` : sql`q.deleted_at is null`
  if (folderId !== undefined) {
    const folder = await openFolder(db, viewer, folderId)
    const { ownerId, ids, right } = folder
    // Only its owner takes back what was deleted.
    const none = deleted && right !== 'own' ? sql` and false` : sql``
    return scope({
      owners: [ownerId],
      within: sql`${gone} and q.folder_id = any(${listOf(ids)}::int[])${none}`,
      counted: sql`c.owner_id = ${ownerId ?? 0} and c.deleted = ${deleted}
        and c.folder_id = any(${listOf(ids)}::int[])${none}`,
      ...{ folder, tagsOf: ownerId, rightOf: () => right },
    })
  }
  if (view === 'shared') {
    const reach = await reachOf(db, viewer)
    const ids = listOf([...reach.keys()])
    return scope({
      owners: [...new Set([...reach.values()].map(({ ownerId }) => ownerId))],
      within: sql`${gone} and q.folder_id = any(${ids}::int[])`,
      counted: sql`c.folder_id = any(${ids}::int[]) and not c.deleted`,
      folder: undefined,
      ...{ tagsOf: undefined, rightOf: (question) => rightOn(question, viewer, reach) },
    })
  }
  const loose = view === 'loose'
  return scope({
    owners: [viewer.id],
    within: loose ? sql`${gone} and q.folder_id is null` : gone,
    counted: sql`c.owner_id = ${viewer.id} and c.deleted = ${deleted}
      ${loose ? sql`and c.folder_id = 0` : sql``}`,
    ...{ folder: undefined, tagsOf: viewer.id, rightOf: () => 'own' },
  })
}

const scope = (given: Omit<Scope, 'where'>): Scope => {
  const owners = given.owners.map((ownerId) => isOwner(ownerId))
  // In a shared folder the folder alone says enough.
  const where = owners.length === 1 ? sql`${owners[0]} and ${given.within}` : given.within
  return { ...given, where }
}

/**
 * What words and a tag leave of a scope; undefined where neither is given.
 * @param walked asks each row of an ordered walk, in place of the index of words
 */
export function wordsAndTag(
  { keyword, tag }: Pick<Filters, 'keyword' | 'tag'>,
  { walked = false } = {},
): SQL | undefined {
  const query = keyword === '' ? undefined : readQuery(keyword)
  const matches = query && sql`q.words @@ ${allWords(query)}::tsquery`
  const parts = [
    ...(keyword === ''
      ? []
      : [matches ? (walked ? sql`(${matches}) is true` : matches) : sql`false`]),
    ...(tag === undefined
      ? []
      : [sql`q.id in (select x.question_id from question_tagged x where x.tag_id = ${tag})`]),
  ]
  return parts.length === 0 ? undefined : sql.join(parts, sql` and `)
}

/** The conditions of the filters that have counts, on `q` or `c`. */
export function plainFilters(
  table: 'q' | 'c',
  { type, status, difficulty }: Pick<Filters, 'type' | 'status' | 'difficulty'>,
): SQL[] {
  const t = sql.raw(table)
  return [
    ...(type ? [sql`${t}.type = ${type}`] : []),
    ...(status ? [sql`${t}.status = ${status}`] : []),
    ...(difficulty ? [sql`${t}.difficulty = ${difficulty}`] : []),
  ]
}

const joined = (parts: (SQL | undefined)[]) =>
  sql.join(
    parts.filter((part) => part !== undefined),
    sql` and `,
  )

/** All conditions of a list on `questions q`. */
export const whereOf = (found: Scope, given: Filters): SQL =>
  joined([found.where, wordsAndTag(given), ...plainFilters('q', given)])

/** The same besides the owner, for a walk in the order of an owner's index. */
export const walkedWhere = (found: Scope, given: Filters): SQL =>
  joined([found.within, wordsAndTag(given, { walked: true }), ...plainFilters('q', given)])
