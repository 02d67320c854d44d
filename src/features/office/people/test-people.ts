import { eq } from 'drizzle-orm'
import { auditLog } from '#src/server/audit/tables.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { peopleApi } from './contract.ts'

export const reason = '本人致电说明'

/** A world with an administrator and the acts on record. */
export async function openOffice() {
  const world = await openWorld()
  const { app, newUser } = world
  const { db } = app.kernel

  const admin = await newUser('admin')
  const actsOn = (userId: number) =>
    db.select().from(auditLog).where(eq(auditLog.subjectUserId, userId)).orderBy(auditLog.id)
  const isSignedIn = async (person: Person) =>
    (await person.ask(accountApi.getStudentInfo, {})).status === 200
  const set = (userId: number, values: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(values).where(eq(users.id, userId))
  const find = async (input: Parameters<typeof admin<typeof peopleApi.getPeople>>[1]) =>
    (await admin(peopleApi.getPeople, input)).items.map(({ userId }) => userId)

  return { ...world, db, admin, actsOn, isSignedIn, set, find }
}
