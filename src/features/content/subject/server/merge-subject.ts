import { sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import type { Call } from '#src/server/kernel.ts'
import type { subjectApi } from '../contract.ts'
import { subjectErrors } from '../errors.ts'
import type { SubjectList } from '../lists.ts'
import { subjectsTag } from '../tags.ts'
import { subjectActs } from './acts-text.ts'
import { usesOf } from './count-uses.ts'
import { holdList, oneOf, siblingsOf } from './hold-list.ts'
import { tableOf } from './table-of.ts'
import { subjectUses } from './uses-port.ts'

type Merge = Call<typeof subjectApi.mergeSubject>

/**
 * Gives all uses of an entry to another one and deletes it, in one transaction. Directions merge within their
 * major, because a course has both. @returns the number of uses
 */
export async function mergeSubject(call: Merge) {
  const { db, changed } = call
  const { list, subjectId, intoId } = call.input
  const moved = await db.transaction(async (tx) => {
    const held = await holdList(tx, list)
    const from = oneOf(held, subjectId)
    const into = siblingsOf(held, from).find(({ id }) => id === intoId && id !== subjectId)
    if (!into) throw refuseField(subjectErrors.mergeTarget, 'intoId')
    const uses = await usesOf(tx, call, call.input)
    if (list === 'major') await moveDirections(tx, call, subjectId, intoId)
    await moveUses(tx, call, { list, from: subjectId, to: intoId })
    await recordAct(tx, call, subjectActs.merge, {
      subject: `${list}:${subjectId}`,
      detail: { list, name: from.name, into: into.name, uses },
    })
    return uses
  })
  changed(subjectsTag)
  return { moved }
}

async function moveUses(
  tx: Tx,
  { ports }: Merge,
  given: { list: SubjectList; from: number; to: number },
): Promise<void> {
  for (const uses of ports.all(subjectUses)) await uses.move(tx, given)
  await tx.execute(sql`delete from ${tableOf(given.list)} where id = ${given.from}`)
}

/** Directions of the same name merge; the others follow those that the other major has. */
async function moveDirections(tx: Tx, call: Merge, from: number, into: number): Promise<void> {
  const held = await holdList(tx, 'direction')
  const there = siblingsOf(held, { majorId: into })
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  for (const [at, one] of siblingsOf(held, { majorId: from }).entries()) {
    const equal =
      there.find(({ name }) => same(name, one.name)) ??
      there.find(({ nameEn }) => same(nameEn, one.nameEn))
    if (equal) await moveUses(tx, call, { list: 'direction', from: one.id, to: equal.id })
    else {
      await tx.execute(sql`
        update ${tableOf('direction')} set major_id = ${into}, position = ${there.length + at}
        where id = ${one.id}`)
    }
  }
}
