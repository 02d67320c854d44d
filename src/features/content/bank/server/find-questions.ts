import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db, Tx } from '#src/server/database/db.ts'
import { allWords, ladderOfWords, readQuery } from '#src/server/text/search-query.ts'
import { choiceTypes, type QuestionType } from '../../question/types.ts'
import type { filters } from '../list-api.ts'
import { openFolder, type OpenFolder } from './folders.ts'
import { reachOf, type Right, rightOn } from './reach.ts'

export type Filters = z.output<z.ZodObject<typeof filters>>

/** The part of the bank that a list reads, before its filters. */
export interface Scope {
  /** The owners of what it may find. */
  owners: readonly (number | null)[]
  /** Conditions on `questions q` besides the owner: kept or deleted, and the folders. */
  kept: SQL
  folders: SQL | undefined
  /** The same on `question_counts c`. */
  counted: SQL
  folder: OpenFolder | undefined
  /** Returns the right of the viewer to a question in it. */
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
    return {
      ...{ owners: [ownerId], kept: sql`${gone}${none}` },
      folders: sql`q.folder_id = any(${listOf(ids)}::int[])`,
      counted: sql`c.owner_id = ${ownerId ?? 0} and c.deleted = ${deleted}
        and c.folder_id = any(${listOf(ids)}::int[])${none}`,
      ...{ folder, tagsOf: ownerId, rightOf: () => right },
    }
  }
  if (view === 'shared') {
    const reach = await reachOf(db, viewer)
    const ids = listOf([...reach.keys()])
    return {
      kept: gone,
      owners: [...new Set([...reach.values()].map(({ ownerId }) => ownerId))],
      folders: sql`q.folder_id = any(${ids}::int[])`,
      counted: sql`c.folder_id = any(${ids}::int[]) and not c.deleted`,
      folder: undefined,
      ...{ tagsOf: undefined, rightOf: (question) => rightOn(question, viewer, reach) },
    }
  }
  const loose = view === 'loose'
  return {
    ...{ owners: [viewer.id], kept: gone },
    folders: loose ? sql`q.folder_id is null` : undefined,
    counted: sql`c.owner_id = ${viewer.id} and c.deleted = ${deleted}
      ${loose ? sql`and c.folder_id = 0` : sql``}`,
    ...{ folder: undefined, tagsOf: viewer.id, rightOf: () => 'own' },
  }
}

/** Keeps the planner from finding the rows by this condition: it is asked of each row. */
const asked = (condition: SQL) => sql`(${condition}) is true`

const byWords = ({ keyword }: Pick<Filters, 'keyword'>): SQL | undefined => {
  if (keyword === '') return undefined
  const query = readQuery(keyword)
  return query ? hasWords(allWords(query)) : sql`false`
}

const hasWords = (words: string): SQL => sql`q.words @@ ${words}::tsquery`

/** Conditions on the words of `questions q`: the last is that of the list, those before find some of it sooner. */
export function wordsInSteps(given: Pick<Filters, 'keyword'>): (SQL | undefined)[] {
  const query = given.keyword === '' ? undefined : readQuery(given.keyword)
  return query ? ladderOfWords(query).map(hasWords) : [byWords(given)]
}

const byTag = ({ tag }: Pick<Filters, 'tag'>): SQL | undefined =>
  tag === undefined
    ? undefined
    : sql`q.id in (select x.question_id from question_tagged x where x.tag_id = ${tag})`

/** Whether words or a tag narrow a list. */
export const isNarrowed = ({ keyword, tag }: Pick<Filters, 'keyword' | 'tag'>) =>
  keyword !== '' || tag !== undefined

/** Returns the types of questions that a filter selects. */
export const typesOf = (type: NonNullable<Filters['type']>): QuestionType[] =>
  type === 'choice' ? [...choiceTypes] : [type]

/** The conditions of the filters that have counts, on `q` or `c`. */
export function plainFilters(
  table: 'q' | 'c',
  { type, status, difficulty }: Pick<Filters, 'type' | 'status' | 'difficulty'>,
): SQL[] {
  const t = sql.raw(table)
  return [
    ...(type ? [sql`${t}.type = any(${sql.param(typesOf(type))}::text[])`] : []),
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
export const whereOf = (scope: Scope, given: Filters, narrowing: Narrowing = {}): SQL =>
  joined([narrowedWhere(scope, given, narrowing), ...plainFilters('q', given)])

interface Narrowing {
  /** The words find fewer than the folders have, so that the index of folders only costs. */
  large?: boolean
  words?: SQL | undefined
}

/** The conditions without the filters that have counts. */
export function narrowedWhere(
  { owners, kept, folders }: Scope,
  given: Filters,
  { large = false, words = byWords(given) }: Narrowing = {},
): SQL {
  // Folders of several owners say enough by themselves.
  const owner = owners.length === 1 ? isOwner(owners[0]!) : undefined
  const inFolders = folders && large && isNarrowed(given) ? asked(folders) : folders
  return joined([owner, kept, inFolders, words, byTag(given)])
}

/** All conditions besides the owner, for a walk in the order of an owner's index. */
export function walkedWhere({ kept, folders }: Scope, given: Filters): SQL {
  const words = byWords(given)
  return joined([
    ...[kept, folders && asked(folders), words && asked(words), byTag(given)],
    ...plainFilters('q', given),
  ])
}
