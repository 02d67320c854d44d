import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { must, type Ruling } from '#src/shared/can.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { peopleErrors } from '../contract.ts'
import { userCustomRoles, users } from '#src/features/people/account/tables.ts'
import { holdAdministrators } from '#src/features/people/account/server/administrators.ts'
import { shutOut } from '#src/features/people/account/server/rules.ts'
import { mayActOn } from './rules.ts'

const isAdministrator = eq(userCustomRoles.role, 'admin')

export type HeldPerson = typeof users.$inferSelect

/**
 * The person an administrator acts on, locked until the transaction ends. Refuses what is never
 * allowed, and an administrator who was locked or is none any more while his call was under way.
 */
export async function holdPerson(
  tx: Tx,
  { viewer, userId }: { viewer: { id: number }; userId: number },
  rule: (person: HeldPerson, usable: readonly number[]) => Ruling = () => null,
): Promise<HeldPerson> {
  const usable = await holdAdministrators(tx)
  const ids = [viewer.id, userId]
  // In the order of their ids, so that two administrators acting on each other do not block.
  const held = await tx
    .select()
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
    .for('update')
  const actor = held.find(({ id }) => id === viewer.id)
  const [role] = await tx
    .select({ role: userCustomRoles.role })
    .from(userCustomRoles)
    .where(and(eq(userCustomRoles.userId, viewer.id), isAdministrator))
  if (!role || !actor || shutOut(actor)) throw new AppError(commonErrors.forbidden)
  const person = held.find(({ id }) => id === userId)
  if (!person) throw new AppError(peopleErrors.personUnknown)
  must(mayActOn(viewer, person) ?? rule(person, usable))
  return person
}
