import { sql } from 'drizzle-orm'
import type { Copied } from '#src/features/learning/class/server/copied-port.ts'
import type { CopiedRow } from '#src/features/learning/class/copy-api.ts'

/** Copies the rules of a gradebook: its categories and how totals are shown. Columns, marks and its state stay. */
export const copyGradebook: Copied = {
  kind: 'gradebook',
  async rows(db, { fromId }) {
    const { rows } = await db.execute<{ id: number; categories: CopiedRow['categories'] }>(sql`
      select g.class_id as id, coalesce((
        select json_agg(json_build_object('name', k.name, 'weight', k.weight) order by k.position, k.id)
        from grade_categories k where k.class_id = g.class_id), '[]') as categories
      from gradebooks g where g.class_id = ${fromId}`)
    return rows.map((row) => ({ ...row, title: '' }))
  },
  async copy(tx, { fromId, classId }) {
    await tx.execute(sql`
      insert into gradebooks (class_id, scheme, rounding)
      select ${classId}, g.scheme, g.rounding from gradebooks g where g.class_id = ${fromId}`)
    await tx.execute(sql`
      insert into grade_categories (class_id, name, part, weight, drop_lowest, late_cut, position)
      select ${classId}, k.name, k.part, k.weight, k.drop_lowest, k.late_cut, k.position
      from grade_categories k where k.class_id = ${fromId} order by k.position, k.id`)
  },
}
