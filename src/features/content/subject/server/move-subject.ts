import { sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import type { subjectApi } from '../contract.ts'
import { subjectsTag } from '../tags.ts'
import { subjectActs } from './acts-text.ts'
import { holdList, oneOf, siblingsOf } from './hold-list.ts'
import { tableOf } from './table-of.ts'

/** Puts an entry to a place among its siblings; a place beyond the end is the end. */
export async function moveSubject(call: Call<typeof subjectApi.moveSubject>) {
  const { db, changed } = call
  const { list, subjectId, place } = call.input
  await db.transaction(async (tx) => {
    const held = await holdList(tx, list)
    const moved = oneOf(held, subjectId)
    const ids = siblingsOf(held, moved).map(({ id }) => id)
    const ordered = ids.filter((id) => id !== subjectId).toSpliced(place, 0, subjectId)
    if (ordered.every((id, at) => id === ids[at])) return
    await tx.execute(sql`
      update ${tableOf(list)} as s set position = o.place - 1
      from unnest(${sql.param(ordered)}::int[]) with ordinality as o(id, place) where s.id = o.id`)
    await recordAct(tx, call, subjectActs.move, {
      subject: `${list}:${subjectId}`,
      detail: { list, name: moved.name },
    })
  })
  changed(subjectsTag)
  return {}
}
