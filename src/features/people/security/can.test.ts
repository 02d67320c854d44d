import { eq } from 'drizzle-orm'
import { test } from 'vitest'
import { hashPassword } from '#src/features/people/account/server/password.ts'
import { users } from '#src/features/people/account/tables.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld } from '#tests/world.ts'
import { securityApi } from './contract.ts'
import { lastCode } from './test-browser.ts'

const { app, newUser } = await openWorld()
const password = 'Harbour-2026!'
const passwordHash = await hashPassword(password, 64)
let n = 0

test.each([
  ['nothing', false, false],
  ['a phone', true, false],
  ['an e-mail', false, true],
  ['both', true, true],
])('the rights to unbind match the call of a person with %s', async (_, phone, email) => {
  for (const contact of ['phone', 'email'] as const) {
    const person = await newUser('student')
    const contacts = {
      phone: phone ? `1390000${String(++n).padStart(4, '0')}` : null,
      email: email ? `someone${++n}@example.com` : null,
    }
    await app.kernel.db
      .update(users)
      .set({ passwordHash, ...contacts })
      .where(eq(users.id, person.id))
    const { can } = await person(securityApi.getAccount, {})
    const remaining = contact === 'phone' ? contacts.email : contacts.phone
    if (remaining) await person(securityApi.getBindCode, { inputNumber: remaining })
    const code = (remaining && (await lastCode(app, remaining))) || '000000'
    const act = await person.ask(securityApi.unbindContact, { contact, code, password })
    expectAgreement(contact === 'phone' ? can.unbindPhone : can.unbindEmail, act, contact)
  }
})
