import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { fileApi } from '../contract.ts'

type Answer = AnswerOf<typeof fileApi.getFolders>

export async function getFolders({ db, viewer }: Call<typeof fileApi.getFolders>): Promise<Answer> {
  const { rows } = await db.execute<Answer[number] & Record<string, unknown>>(sql`
    with recursive tree as (
      select id, parent_id, name, 0 as depth, array[name, id::text] as place
      from file_folders where owner_id = ${viewer.id} and parent_id is null
      union all
      select d.id, d.parent_id, d.name, tree.depth + 1, tree.place || array[d.name, d.id::text]
      from file_folders d join tree on d.parent_id = tree.id
    )
    select id as "folderId", parent_id as "parentId", name, depth from tree
    order by place collate "zh-numeric"`)
  return rows
}
