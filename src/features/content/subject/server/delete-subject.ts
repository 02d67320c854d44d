import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { subjectApi } from '../contract.ts'
import { subjectDirections } from '../tables.ts'
import { subjectsTag } from '../tags.ts'
import { subjectActs } from './acts-text.ts'
import { usesOf } from './count-uses.ts'
import { holdList, oneOf } from './hold-list.ts'
import { mayDelete } from './rules.ts'
import { tableOf } from './table-of.ts'

/** Deletes an entry without uses; a major with its directions. */
export async function deleteSubject(call: Call<typeof subjectApi.deleteSubject>) {
  const { db, changed } = call
  const { list, subjectId } = call.input
  await db.transaction(async (tx) => {
    const held = oneOf(await holdList(tx, list), subjectId)
    must(mayDelete({ uses: await usesOf(tx, call, call.input) }))
    if (list === 'major') {
      await tx.delete(subjectDirections).where(eq(subjectDirections.majorId, subjectId))
    }
    await tx.execute(sql`delete from ${tableOf(list)} where id = ${subjectId}`)
    await recordAct(tx, call, subjectActs.delete, {
      subject: `${list}:${subjectId}`,
      detail: { list, name: held.name },
    })
  })
  changed(subjectsTag)
  return {}
}
