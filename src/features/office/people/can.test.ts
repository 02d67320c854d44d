import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { userCustomRoles, users } from '#src/features/people/account/tables.ts'
import { dataExports, deletionHolds } from '#src/features/people/privacy/tables.ts'
import { verificationApi } from '#src/features/people/verification/contract.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld, type Person } from '#tests/world.ts'
import { peopleApi } from './contract.ts'

const { app, newUser } = await openWorld()
const { db } = app.kernel
type Columns = Partial<typeof users.$inferInsert>

const set = ({ id }: Person, columns: Columns) =>
  db.update(users).set(columns).where(eq(users.id, id))

/** Each act as an administrator makes it; `setCustomRoles` takes nothing away. */
const acts = {
  updatePerson: (admin: Person, userId: number) =>
    admin.ask(peopleApi.updatePerson, { userId, realName: '张三', reason: '更正' }),
  setCustomRoles: (admin: Person, userId: number) =>
    admin.ask(peopleApi.setCustomRoles, { userId, customRoles: ['admin'] }),
  setAccountRole: (admin: Person, userId: number) =>
    admin.ask(peopleApi.setAccountRole, { userId, accountRole: '1', reason: '更正' }),
  lockPerson: (admin: Person, userId: number) =>
    admin.ask(peopleApi.lockPerson, { userId, reason: '违规' }),
  unlockPerson: (admin: Person, userId: number) => admin.ask(peopleApi.unlockPerson, { userId }),
  endSessionsOf: (admin: Person, userId: number) => admin.ask(peopleApi.endSessionsOf, { userId }),
  makeResetLink: (admin: Person, userId: number) => admin.ask(peopleApi.makeResetLink, { userId }),
  packDataOf: (admin: Person, userId: number) =>
    admin.ask(peopleApi.packDataOf, { userId, reason: '来信' }),
  requestDeletionOf: (admin: Person, userId: number) =>
    admin.ask(peopleApi.requestDeletionOf, { userId, reason: '来信' }),
  cancelDeletionOf: (admin: Person, userId: number) =>
    admin.ask(peopleApi.cancelDeletionOf, { userId, reason: '来信' }),
  holdDeletion: (admin: Person, userId: number) =>
    admin.ask(peopleApi.holdDeletion, { userId, reason: '诉讼' }),
  releaseDeletion: (admin: Person, userId: number) =>
    admin.ask(peopleApi.releaseDeletion, { userId, reason: '结案' }),
  revokeVerification: (admin: Person, userId: number) =>
    admin.ask(verificationApi.revokeVerification, { userId, reasonZh: '失效' }),
}
const names = Object.keys(acts) as (keyof typeof acts)[]

const people: Record<string, (admin: Person) => Promise<Person>> = {
  'without a role': () => newUser('none'),
  student: () => newUser('student'),
  unverified: () => newUser('unverified'),
  teacher: () => newUser('teacher'),
  reviewer: () => newUser('reviewer'),
  locked: () => newUser('locked'),
  erased: async () => {
    const person = await newUser('student')
    await set(person, { erasedAt: new Date() })
    return person
  },
  'with an e-mail': async () => {
    const person = await newUser('student')
    await set(person, { email: `can${person.id}@example.com` })
    return person
  },
  'with a download that is being packed': async () => {
    const person = await newUser('student')
    await set(person, { email: `can${person.id}@example.com` })
    await db.insert(dataExports).values({ userId: person.id })
    return person
  },
  'with a requested deletion': async () => {
    const person = await newUser('student')
    await set(person, { deletionRequestedAt: new Date() })
    return person
  },
  'on hold': async () => {
    const person = await newUser('student')
    await db.insert(deletionHolds).values({ userId: person.id, reason: '诉讼' })
    return person
  },
  self: async (admin) => admin,
  'another administrator': () => newUser('admin'),
  'the only administrator besides one with a requested deletion': async (admin) => {
    await set(admin, { deletionRequestedAt: new Date() })
    return newUser('admin')
  },
}
const cases = Object.keys(people).flatMap((kind) => names.map((act) => [act, kind] as const))

test.each(cases)(
  'the right to an act matches the outcome of the call: %s, %s',
  async (act, kind) => {
    await db.delete(userCustomRoles)
    const admin = await newUser('admin')
    const { id: userId } = await people[kind]!(admin)
    const { can } = await admin(peopleApi.getPerson, { userId })
    expect(Object.keys(can).toSorted()).toEqual(names.toSorted())
    expectAgreement(can[act], await acts[act](admin, userId), act)
  },
)
