import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { bankApi } from '../contract.ts'
import { ownFolders } from './folders.ts'
import { type PersonJson, personJson, presentPerson } from './person-name.ts'
import { nested, reachOf } from './reach.ts'

type Answer = AnswerOf<typeof bankApi.getFolders>

export async function getFolders({
  db,
  viewer,
  locale,
}: Call<typeof bankApi.getFolders>): Promise<Answer> {
  const [own, reach] = await Promise.all([ownFolders(db, viewer.id), reachOf(db, viewer)])
  const shared = nested([...reach.values()])
  const [cells, owners] = await Promise.all([
    readCounts(db, viewer.id, [...reach.keys()]),
    readOwners(
      db,
      shared.flatMap(({ ownerId }) => ownerId ?? []),
    ),
  ])
  const kept = cells.filter(({ deleted }) => !deleted)
  const sum = (some: typeof cells) => some.reduce((all, { count }) => all + count, 0)
  const inFolder = new Map(kept.map(({ folderId, count }) => [folderId, count]))
  const deepOwn = sumsBelow(own, inFolder)
  const deepShared = sumsBelow(shared, inFolder)
  const ownCells = cells.filter(({ own: isOwn }) => isOwn)
  return {
    mine: own.map(({ folderId, parentId, depth, name, shared: isShared }) => ({
      ...{ folderId, parentId, depth, name, shared: isShared },
      questions: deepOwn.get(folderId)!,
    })),
    shared: shared.map(({ folderId, parentId, depth, name, right, ownerId }) => ({
      ...{ folderId, parentId, depth, name, right },
      owner: presentPerson(owners.get(ownerId ?? 0) ?? null, locale),
      questions: deepShared.get(folderId)!,
    })),
    counts: {
      mine: sum(ownCells.filter(({ deleted }) => !deleted)),
      loose: sum(ownCells.filter(({ deleted, folderId }) => !deleted && folderId === 0)),
      deleted: sum(ownCells.filter(({ deleted }) => deleted)),
      shared: sum(kept.filter(({ own: isOwn }) => !isOwn)),
    },
  }
}

interface Cell extends Record<string, unknown> {
  own: boolean
  folderId: number
  deleted: boolean
  count: number
}

async function readCounts(db: Db, ownerId: number, sharedIds: number[]): Promise<Cell[]> {
  const { rows } = await db.execute<Cell>(sql`
    select c.owner_id = ${ownerId} as own, c.folder_id as "folderId", c.deleted,
      sum(c.questions)::int as count
    from question_counts c
    where c.owner_id = ${ownerId} or c.folder_id = any(${sql.param(sharedIds)}::int[])
    group by 1, 2, 3`)
  return rows
}

async function readOwners(db: Db, ids: number[]): Promise<Map<number, PersonJson>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; person: PersonJson }>(sql`
    select u.id, ${personJson('u')} as person from users u
    where u.id = any(${sql.param([...new Set(ids)])}::int[])`)
  return new Map(rows.map(({ id, person }) => [id, person]))
}

/** Adds what stands in folders to the sums of those around them. */
function sumsBelow(
  folders: readonly { folderId: number; parentId: number | null }[],
  inFolder: ReadonlyMap<number, number>,
): Map<number, number> {
  const sums = new Map(folders.map(({ folderId }) => [folderId, inFolder.get(folderId) ?? 0]))
  // Each stands after the one around it, so from the last on, a folder's sum is whole when it is added.
  for (const { folderId, parentId } of folders.toReversed()) {
    if (parentId !== null && sums.has(parentId)) {
      sums.set(parentId, sums.get(parentId)! + sums.get(folderId)!)
    }
  }
  return sums
}
