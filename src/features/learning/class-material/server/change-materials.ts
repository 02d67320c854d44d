import { and, eq, sql } from 'drizzle-orm'
import { mustOwn } from '#src/features/content/file/server/must-own.ts'
import { mayManage } from '#src/features/learning/class/server/rules.ts'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileKinds } from '#src/shared/file-kind.ts'
import type { classMaterialApi as api } from '../contract.ts'
import { classMaterialErrors as errors } from '../errors.ts'
import { materialTitleMost } from '../limits.ts'
import { classMaterials } from '../tables.ts'
import { mayHave } from './rules.ts'

/** Locks a class for a change of its materials. @returns how many it has, and the last place */
async function hold(tx: Tx, classId: number, userId: number) {
  must(mayManage(await holdClass(tx, { classId, userId })))
  const { rows } = await tx.execute<{ count: number; last: number }>(sql`
    select count(*)::int as count, coalesce(max(position), 0) as last
    from class_materials where class_id = ${classId}`)
  return rows[0]!
}

/** Gives a class files of the viewer, under their names. */
export async function addFiles({ db, viewer, input }: Call<typeof api.addFiles>) {
  const { classId, folder, visibleFrom } = input
  await db.transaction(async (tx) => {
    const { count, last } = await hold(tx, classId, viewer.id)
    const held = await mustOwn(tx, viewer, input.userFileIds, fileKinds)
    const there = await tx
      .select({ id: classMaterials.userFileId })
      .from(classMaterials)
      .where(eq(classMaterials.classId, classId))
    const known = new Set(there.map(({ id }) => id))
    const added = held.filter(({ id }) => !known.has(id))
    must(mayHave(count + added.length))
    if (added.length === 0) return
    await tx.insert(classMaterials).values(
      added.map(({ id: userFileId, name }, at) => ({
        ...{ classId, userFileId, title: name.slice(0, materialTitleMost), folder },
        ...{ position: last + 1 + at, visibleFrom: visibleFrom || null, addedById: viewer.id },
      })),
    )
  })
  return {}
}

/** Gives a class a link. */
export async function addLink({ db, viewer, input }: Call<typeof api.addLink>) {
  const { classId, title, url, folder, visibleFrom } = input
  await db.transaction(async (tx) => {
    const { count, last } = await hold(tx, classId, viewer.id)
    must(mayHave(count + 1))
    await tx.insert(classMaterials).values({
      ...{ classId, title, url, folder, position: last + 1, addedById: viewer.id },
      visibleFrom: visibleFrom || null,
    })
  })
  return {}
}

const row = ({ classId, materialId }: { classId: number; materialId: number }) =>
  and(eq(classMaterials.classId, classId), eq(classMaterials.id, materialId))

/** Changes the name, the folder and the first day of a material. */
export async function editMaterial({ db, viewer, input }: Call<typeof api.edit>) {
  const { classId, title, folder, visibleFrom } = input
  await db.transaction(async (tx) => {
    await hold(tx, classId, viewer.id)
    const changed = await tx
      .update(classMaterials)
      .set({ title, folder, visibleFrom: visibleFrom || null })
      .where(row(input))
      .returning({ id: classMaterials.id })
    if (changed.length === 0) throw new AppError(errors.unknown)
  })
  return {}
}

/** Orders the materials of a class. @throws classMaterial.orderChanged, where the page did not know all of them */
export async function setMaterialOrder({ db, viewer, input }: Call<typeof api.setOrder>) {
  const { classId, materialIds } = input
  await db.transaction(async (tx) => {
    const { count } = await hold(tx, classId, viewer.id)
    const { rows } = await tx.execute(sql`
      select from class_materials
      where class_id = ${classId} and id = any(${sql.param(materialIds)}::int[])`)
    if (rows.length !== count || materialIds.length !== count) {
      throw new AppError(errors.orderChanged)
    }
    await tx.execute(sql`
      update class_materials m set position = given.place
      from unnest(${sql.param(materialIds)}::int[]) with ordinality as given(id, place)
      where m.class_id = ${classId} and m.id = given.id`)
  })
  return {}
}

/** Takes a material from a class. */
export async function removeMaterial({ db, viewer, input }: Call<typeof api.remove>) {
  await db.transaction(async (tx) => {
    await hold(tx, input.classId, viewer.id)
    await tx.delete(classMaterials).where(row(input))
  })
  return {}
}
