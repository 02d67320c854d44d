import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hashPassword } from '#src/features/people/account/server/password.ts'
import { users } from '#src/features/people/account/tables.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld, type NewUserRole } from '#tests/world.ts'
import { exportsPerDay, privacyApi } from './contract.ts'
import { dataExports } from './tables.ts'

const { app, newUser } = await openWorld()
const { db } = app.kernel
const password = 'Harbour-2026!'
const passwordHash = await hashPassword(password, 64)

async function newPerson(role: NewUserRole, columns: Partial<typeof users.$inferInsert> = {}) {
  const person = await newUser(role)
  await db
    .update(users)
    .set({ passwordHash, ...columns })
    .where(eq(users.id, person.id))
  return person
}

test.each([
  ['student', false],
  ['student', true],
  ['reviewer', false],
  // The only one there is.
  ['admin', false],
  ['admin', true],
] as const)(
  'the rights to request and cancel a deletion match the outcome: %s, already requested: %s',
  async (role, asked) => {
    const columns = asked ? { deletionRequestedAt: new Date() } : {}
    const person = await newPerson(role, columns)
    const { can } = await person(privacyApi.getPersonalData, {})
    expectAgreement(can.requestDeletion, await person.ask(privacyApi.requestDeletion, { password }))
    await db
      .update(users)
      .set({ deletionRequestedAt: null, ...columns })
      .where(eq(users.id, person.id))
    expectAgreement(can.cancelDeletion, await person.ask(privacyApi.cancelDeletion, {}))
    await db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, person.id))
  },
)

test('an administrator may request deletion while another administrator remains', async () => {
  await newPerson('admin')
  const person = await newPerson('admin')
  const { can } = await person(privacyApi.getPersonalData, {})
  expect(can.requestDeletion.may).toBe(true)
  expectAgreement(can.requestDeletion, await person.ask(privacyApi.requestDeletion, { password }))
})

const hours = (n: number) => new Date(Date.now() - n * 3_600_000)
const failed = { status: 'failed' as const }
test.each([
  ['none', []],
  ['one under way', [{ createdAt: hours(1) }]],
  ['one with a lost job', [{ createdAt: hours(4) }]],
  ['too many', Array.from({ length: exportsPerDay }, () => ({ ...failed, createdAt: hours(2) }))],
  ['many the day before', Array.from({ length: 9 }, () => ({ ...failed, createdAt: hours(25) }))],
] as [string, Partial<typeof dataExports.$inferInsert>[]][])(
  'the right to a download matches the outcome: %s before',
  async (_, before) => {
    const person = await newPerson('student')
    for (const one of before) await db.insert(dataExports).values({ userId: person.id, ...one })
    const { can } = await person(privacyApi.getPersonalData, {})
    expectAgreement(can.requestExport, await person.ask(privacyApi.requestExport, {}))
  },
)
