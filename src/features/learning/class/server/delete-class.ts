import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { classApi } from '../contract.ts'
import { classPaths } from '../paths.ts'
import { classes, classMembers } from '../tables.ts'
import { classActs } from './acts-text.ts'
import { classMessages } from './messages-text.ts'
import { mayDelete } from './rules.ts'
import { countPeople, holdClass } from './state.ts'
import { tell } from './tell.ts'

/** Deletes a class with its history. The audit log of the site keeps that it was. */
export async function deleteClass(call: Call<typeof classApi.delete>) {
  const { db, viewer, input } = call
  const { classId } = input
  await db.transaction(async (tx) => {
    const found = await holdClass(tx, { classId, userId: viewer.id })
    const { students } = await countPeople(tx, classId)
    must(mayDelete(found, students))
    // Those who wait for an answer too.
    const rows = await tx
      .select({ userId: classMembers.userId })
      .from(classMembers)
      .where(eq(classMembers.classId, classId))
    const to = rows.map(({ userId }) => userId)
    await tx.delete(classes).where(eq(classes.id, classId))
    await recordAct(tx, call, classActs.delete, {
      ...{ subject: `class:${classId}`, detail: { name: found.name, students } },
    })
    await tell(tx, call, { to, of: found, words: classMessages.deleted, link: classPaths.mine() })
  })
  return {}
}
