import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { gradebookApi } from '../contract.ts'
import { gradebookErrors as errors } from '../errors.ts'
import { gradebooks, gradeCategories } from '../tables.ts'
import { record } from './record.ts'
import { mayArrange } from './rules.ts'
import { holdBook } from './state.ts'

/** Sets the rules of a gradebook. Categories that the input leaves out are deleted, if they have no column. */
export async function setRules({ db, events, viewer, input }: Call<typeof gradebookApi.setRules>) {
  const { classId, scheme, rounding } = input
  await db.transaction(async (tx) => {
    must(mayArrange(await holdBook(tx, { classId, userId: viewer.id })))
    await tx.update(gradebooks).set({ scheme, rounding }).where(eq(gradebooks.classId, classId))
    const kept = input.categories.map(({ categoryId }) => categoryId).filter((id) => id > 0)
    await dropOthers(tx, classId, kept)
    for (const [position, given] of input.categories.entries()) {
      const { categoryId, name, part } = given
      const values = {
        ...{ name, part, position, weight: Number(given.weight) },
        ...{ dropLowest: Number(given.dropLowest), lateCut: Number(given.lateCut) },
      }
      if (categoryId === 0) {
        await tx.insert(gradeCategories).values({ classId, ...values })
        continue
      }
      const changed = await tx
        .update(gradeCategories)
        .set(values)
        .where(and(eq(gradeCategories.classId, classId), eq(gradeCategories.id, categoryId)))
        .returning({ id: gradeCategories.id })
      if (changed.length === 0) throw new AppError(errors.noCategory)
    }
    await record({ tx, events }, { classId, actorId: viewer.id, kind: 'rules' })
  })
  return {}
}

async function dropOthers(tx: Tx, classId: number, kept: number[]): Promise<void> {
  const others = sql`k.class_id = ${classId} and k.id <> all(${sql.param(kept)}::int[])`
  const { rows } = await tx.execute<{ name: string }>(sql`
    select k.name from grade_categories k where ${others}
      and exists (select from grade_columns c where c.category_id = k.id and c.removed_at is null) limit 1`)
  if (rows[0]) throw new AppError(withValues(errors.categoryUsed, rows[0]))
  // Removed columns keep their history, and go to a category that stays.
  await tx.execute(sql`
    update grade_columns c set category_id = (
      select id from grade_categories s where s.class_id = ${classId} and s.id = any(${sql.param(kept)}::int[])
      order by s.position limit 1)
    from grade_categories k where k.id = c.category_id and ${others}
      and exists (select from grade_categories s where s.class_id = ${classId} and s.id = any(${sql.param(kept)}::int[]))`)
  await tx.execute(sql`
    delete from grade_columns c using grade_categories k where k.id = c.category_id and ${others}`)
  await tx.execute(sql`delete from grade_categories k where ${others}`)
}
