import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { FolderRight } from '../shapes.ts'

/** A folder that another person shares with the viewer, by itself or around it. */
export interface SharedFolder {
  folderId: number
  /** Null at the top, and where the folder around it is not shared. */
  parentId: number | null
  name: string
  /** Null once the owner's account was erased. */
  ownerId: number | null
  right: FolderRight
}

/** The folders of others that a person reaches, by id; each after the one around it. */
export type Reach = ReadonlyMap<number, SharedFolder>

/**
 * Finds the folders that others share with a person, with all those inside, in one round trip. A share with a school
 * reaches its verified teachers: anybody may name a school when signing up.
 */
export async function reachOf(db: Db | Tx, viewer: { id: number }): Promise<Reach> {
  const { rows } = await db.execute<SharedFolder & Record<string, unknown>>(sql`
    with recursive shared as (
      select s.folder_id as id, s."right" = 'edit' as edit from question_folder_shares s
      where s.user_id = ${viewer.id} or s.school_id = (
        select u.school_id from users u where u.id = ${viewer.id} and u.verified_at is not null)
      union
      select f.id, shared.edit from question_folders f join shared on f.parent_id = shared.id
    ), reached as (select id, bool_or(edit) as edit from shared group by id)
    select f.id as "folderId", up.id as "parentId", f.name, f.owner_id as "ownerId",
      case when r.edit then 'edit' else 'read' end as "right"
    from reached r join question_folders f on f.id = r.id left join reached up on up.id = f.parent_id
    where f.owner_id is distinct from ${viewer.id}
    order by f.name collate "zh-numeric", f.id`)
  return new Map(nested(rows).map((row) => [row.folderId, row]))
}

/** Brings folders into the order of reading: each after the one around it. Those of a missing parent are left out. */
export function nested<F extends { folderId: number; parentId: number | null }>(
  folders: readonly F[],
): (F & { depth: number })[] {
  const inside = Map.groupBy(folders, ({ parentId }) => parentId)
  const below = (parentId: number | null, depth: number): (F & { depth: number })[] =>
    (inside.get(parentId) ?? []).flatMap((folder) => [
      { ...folder, depth },
      ...below(folder.folderId, depth + 1),
    ])
  return below(null, 0)
}

/** own – the person's; edit, read – through a folder; undefined – not at all. */
export type Right = 'own' | FolderRight | undefined

export const rightOn = (
  thing: { ownerId: number | null; folderId: number | null } | undefined,
  viewer: { id: number },
  reach: Reach,
): Right => {
  if (!thing) return undefined
  if (thing.ownerId === viewer.id) return 'own'
  return thing.folderId === null ? undefined : reach.get(thing.folderId)?.right
}
