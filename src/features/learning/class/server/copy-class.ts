import { and, eq, inArray, sql } from 'drizzle-orm'
import { isTeacher } from '#src/features/content/bank/server/find-teachers.ts'
import { users } from '#src/features/people/account/tables.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { classApi } from '../contract.ts'
import { classErrors } from '../errors.ts'
import { classPaths } from '../paths.ts'
import { classMembers } from '../tables.ts'
import { chooseCopied } from './choose-copied.ts'
import { classCopied } from './copied-port.ts'
import { classMessages } from './messages-text.ts'
import { holdTeacher, insertClass } from './new-class.ts'
import { readCopied } from './read-copied.ts'
import { recordEvent, recordEvents } from './record-event.ts'
import { mayHaveOneMore, mayTeach } from './rules.ts'
import { holdClass } from './state.ts'
import { tell } from './tell.ts'

/**
 * Copies a class for another semester with what was chosen of its preview: no students, no groups, no results. Its
 * teachers are invited by choice, and accept again.
 */
export async function copyClass(call: Call<typeof classApi.copy>) {
  const { db, ports, jobs, viewer, input } = call
  const { classId: fromId, name, semester, withTeachers, key } = input
  const to = { yearFrom: Number(input.yearFrom), semester }
  return db.transaction(async (tx) => {
    const copied = ports.all(classCopied)
    for (const { hold } of copied) await hold?.(tx)
    // The copy names the class, which locks it: so it is locked before the teacher here as elsewhere.
    const from = await holdClass(tx, { classId: fromId, userId: viewer.id })
    must(mayTeach(from))
    const known = await findCopy(tx, { fromId, userId: viewer.id, key })
    if (known !== null) return { classId: known }
    must(mayHaveOneMore(await holdTeacher(tx, viewer.id)))
    const of = { fromId, userId: viewer.id, from }
    const { hash, rows } = await readCopied(tx, ports, of)
    if (hash !== input.hash) throw new AppError(classErrors.copyChanged)
    const chosen = chooseCopied(rows, input.rows)
    const classId = await insertClass(tx, viewer.id, { name, ...to, copiedFromId: fromId })
    const event = { classId, actorId: viewer.id }
    await recordEvent(tx, { ...event, kind: 'copied', detail: { from: from.name, name, key } })
    for (const { kind, copy } of copied) {
      const ofKind = chosen.get(kind)
      if (ofKind) await copy(tx, { ...of, classId, to, ports, jobs, chosen: ofKind })
    }
    if (withTeachers) await inviteTeachers(tx, call, classId)
    return { classId }
  })
}

/** Finds the class that the same call has created before: the history of a copy keeps its key. */
async function findCopy(
  tx: Tx,
  { fromId, userId, key }: { fromId: number; userId: number; key: string },
): Promise<number | null> {
  const { rows } = await tx.execute<{ classId: number }>(sql`
    select c.id as "classId" from classes c join class_events e on e.class_id = c.id
    where c.copied_from_id = ${fromId} and e.kind = 'copied' and e.actor_id = ${userId}
      and e.detail->>'key' = ${key}`)
  return rows[0]?.classId ?? null
}

async function inviteTeachers(
  tx: Tx,
  call: Call<typeof classApi.copy>,
  classId: number,
): Promise<void> {
  const { viewer, input } = call
  const others = await tx
    .select({ userId: classMembers.userId })
    .from(classMembers)
    .innerJoin(users, eq(users.id, classMembers.userId))
    .where(
      and(
        eq(classMembers.classId, input.classId),
        eq(classMembers.state, 'member'),
        inArray(classMembers.role, ['owner', 'coTeacher']),
        isTeacher(),
      ),
    )
  const userIds = others.map(({ userId }) => userId).filter((id) => id !== viewer.id)
  if (userIds.length === 0) return
  const role = 'coTeacher'
  await tx
    .insert(classMembers)
    .values(userIds.map((userId) => ({ classId, userId, role, state: 'invited' }) as const))
  const event = { classId, actorId: viewer.id, kind: 'invited' as const, detail: { role } }
  await recordEvents(tx, event, userIds)
  await tell(tx, call, {
    ...{ to: userIds, of: { name: input.name } },
    ...{ words: classMessages.coTeacher, link: classPaths.mine() },
  })
}
