import { sql } from 'drizzle-orm'
import type { Copied } from '#src/features/learning/class/server/copied-port.ts'

/** Copies links, and the files of the teacher who copies the class: nobody passes on files of others. */
export const copyMaterials: Copied = {
  kind: 'material',
  async rows(db, { fromId, userId }) {
    const { rows } = await db.execute<{
      id: number
      title: string
      visibleFrom: string | null
      comes: boolean
    }>(sql`
      select m.id, m.title, m.visible_from::text as "visibleFrom",
        m.url is not null or coalesce(u.owner_id = ${userId}, false) as comes
      from class_materials m left join user_files u on u.id = m.user_file_id
      where m.class_id = ${fromId} order by m.position, m.id`)
    return rows.map(({ id, title, visibleFrom, comes }) => ({
      ...{ id, title, stays: comes ? null : 'file' },
      dates: visibleFrom === null ? [] : [{ field: 'visibleFrom', at: visibleFrom }],
    }))
  },
  async copy(tx, { fromId, classId, userId, chosen }) {
    const given = chosen.map(({ id, dates }) => ({ id, on: dates.visibleFrom ?? null }))
    await tx.execute(sql`
      insert into class_materials (class_id, user_file_id, url, title, folder, position, visible_from, added_by_id)
      select ${classId}, m.user_file_id, m.url, m.title, m.folder, m.position, g."on", ${userId}
      from class_materials m
      join json_to_recordset(${JSON.stringify(given)}::json) g(id int, "on" date) on g.id = m.id
      left join user_files u on u.id = m.user_file_id
      where m.class_id = ${fromId} and (m.url is not null or u.owner_id = ${userId})`)
  },
}
