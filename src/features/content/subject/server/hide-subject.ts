import { sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import type { subjectApi } from '../contract.ts'
import { subjectsTag } from '../tags.ts'
import { subjectActs } from './acts-text.ts'
import { holdList, oneOf } from './hold-list.ts'
import { tableOf } from './table-of.ts'

/** Stops or resumes offering an entry. What has it keeps it. */
export async function hideSubject(call: Call<typeof subjectApi.hideSubject>) {
  const { db, changed } = call
  const { list, subjectId, hidden } = call.input
  await db.transaction(async (tx) => {
    const held = oneOf(await holdList(tx, list), subjectId)
    if (held.hidden === hidden) return
    await tx.execute(sql`update ${tableOf(list)} set hidden = ${hidden} where id = ${subjectId}`)
    await recordAct(tx, call, hidden ? subjectActs.hide : subjectActs.show, {
      subject: `${list}:${subjectId}`,
      detail: { list, name: held.name },
    })
  })
  changed(subjectsTag)
  return {}
}
