import { sql } from 'drizzle-orm'
import { type ClassFacts, findClass, readClass } from '#src/features/learning/class/server/state.ts'
import { classErrors } from '#src/features/learning/class/errors.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Gradebook } from '../contract.ts'
import type { GradebookState } from '../limits.ts'

export interface BookRow extends Record<string, unknown>, Omit<Gradebook, 'columns'> {
  columns: (Gradebook['columns'][number] & { sourceId: number | null })[]
  groups: { groupId: number; name: string }[]
  revision: number
}

const stateOf = sql`case when g.released_at is not null then 'released'
  when g.frozen_at is not null then 'frozen' else 'open' end`

/**
 * The full mark of the column `c` in the gradebook `g`. That of homework may change until somebody hands in, and its
 * column follows until the gradebook is frozen.
 */
export const fullMarkNow = sql`coalesce(case when g.frozen_at is null and c.source = 'homework'
  then (select h.full_mark from homework h where h.id = c.source_id and h.class_id = c.class_id) end, c.full_mark)`

const book = prepared<BookRow>(
  'gradebook_book',
  sql`select ${stateOf} as state, g.scheme, g.rounding,
      coalesce((select json_agg(json_build_object('categoryId', k.id, 'name', k.name, 'part', k.part,
          'weight', k.weight, 'dropLowest', k.drop_lowest, 'lateCut', k.late_cut) order by k.position, k.id)
        from grade_categories k where k.class_id = g.class_id), '[]') as categories,
      coalesce((select json_agg(json_build_object('columnId', c.id, 'categoryId', c.category_id, 'name', c.name,
          'fullMark', ${fullMarkNow}, 'source', c.source, 'sourceId', c.source_id) order by k.position, k.id, c.position, c.id)
        from grade_columns c join grade_categories k on k.id = c.category_id
        where c.class_id = g.class_id and c.removed_at is null), '[]') as columns,
      coalesce((select json_agg(json_build_object('groupId', x.id, 'name', x.name) order by x.id)
        from class_groups x where x.class_id = g.class_id), '[]') as groups,
      coalesce((select max(e.id) from grade_events e where e.class_id = g.class_id), 0) as revision
    from gradebooks g where g.class_id = ${sql.placeholder('classId')}::int`,
)

/** Reads a class and its gradebook, which is null before it is made. @throws class.unknown */
export async function readBook(db: Db, given: { classId: number; userId: number }) {
  const [standing, [found]] = await Promise.all([
    readClass(db, given),
    book(db, { classId: given.classId }),
  ])
  return { standing: { ...standing, book: found?.state ?? null }, book: found ?? null }
}

export type Held = ClassFacts & { book: GradebookState | null }

/** Locks a gradebook, so that acts on it come one after another. @throws class.unknown */
export async function holdBook(
  tx: Tx,
  { classId, userId }: { classId: number; userId: number },
): Promise<Held> {
  const { rows } = await tx.execute<{ state: GradebookState }>(sql`
    select ${stateOf} as state from gradebooks g where g.class_id = ${classId} for update`)
  const found = await findClass(tx, { classId, userId })
  if (!found) throw new AppError(classErrors.unknown)
  return { ...found, book: rows[0]?.state ?? null }
}
