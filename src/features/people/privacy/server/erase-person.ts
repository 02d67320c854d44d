import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { removeLooseFiles } from '#src/server/storage/remove-file.ts'
import { deletionDays } from '#src/features/people/account/contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { isOnlyAdministrator } from '#src/features/people/account/server/only-administrator.ts'
import { deletionHeldMessage } from './privacy-messages.ts'
import { privacyActs } from './acts-text.ts'
import { readHold } from './deletion-holds.ts'

type Eraser = Pick<Kernel, 'db' | 'storage' | 'personalData' | 'messages' | 'events' | 'log'>

/**
 * Erases the accounts whose 14 days are over, each in a transaction of its own: a failure stops no other
 * erasure, and the next run tries it again.
 */
export async function eraseDuePeople(kernel: Eraser): Promise<void> {
  const due = await kernel.db
    .select({ id: users.id })
    .from(users)
    .where(isDue)
    .orderBy(asc(users.deletionRequestedAt))
  const failures: unknown[] = []
  for (const { id } of due) {
    try {
      await erasePerson(kernel, id)
    } catch (error) {
      kernel.log.error({ err: error, userId: id }, 'a person could not be erased')
      failures.push(error)
    }
  }
  // Removes their uploads; if this is cut off, the hourly job does it.
  await removeLooseFiles(kernel)
  if (failures.length > 0) throw new AggregateError(failures, 'some people could not be erased')
}

const isDue = lte(users.deletionRequestedAt, sql`now() - make_interval(days => ${deletionDays})`)

/** All or nothing. An account whose deletion was cancelled or is on hold, or that is erased already, is left alone. */
export async function erasePerson(kernel: Eraser, userId: number): Promise<void> {
  await kernel.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isDue))
      .for('update')
    // Read after the row is locked, so that a simultaneous hold counts.
    if (!user || (await readHold(tx, userId))) return
    if (await isOnlyAdministrator(tx, userId)) {
      await changeUsers(tx, { deletionRequestedAt: null }).where(eq(users.id, userId))
      await kernel.messages.send(tx, deletionHeldMessage(userId))
      return
    }
    for (const part of kernel.personalData.parts) await part.erase(tx, userId)
    await recordAct(tx, product, privacyActs.erase, { subjectUserId: userId })
    await kernel.events.announce(tx, 'sessions', { userId })
  })
}

/** The product's own act, without an actor. */
const product = { viewer: null, origin: { ip: '', requestId: '' } }
