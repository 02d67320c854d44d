import { describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { type Person, refusal } from '#tests/world.ts'
import { peopleApi } from './contract.ts'
import { userCustomRoles } from '#src/features/people/account/tables.ts'
import { openOffice, reason } from './test-people.ts'

const { app, db, newUser, admin, actsOn, isSignedIn, set } = await openOffice()

describe('setting custom roles', () => {
  test('ends the sessions, sends a message and is logged with the roles before and after', async () => {
    const one = await newUser('teacher')
    await admin(peopleApi.setCustomRoles, { userId: one.id, customRoles: ['reviewer'] })
    expect(await isSignedIn(one)).toBe(false)
    const after = await admin(peopleApi.setCustomRoles, { userId: one.id, customRoles: [] })
    expect(after.customRoles).toEqual([])
    expect(await actsOn(one.id)).toMatchObject([
      {
        action: 'people.customRoles',
        actorId: admin.id,
        detail: { before: '', after: 'reviewer' },
      },
      { action: 'people.customRoles', detail: { before: 'reviewer', after: '' } },
    ])
    expect(await app.kernel.messages.unread(one.id)).toBe(2)
  })
  test('to the same roles changes nothing', async () => {
    const one = await newUser('reviewer')
    await admin(peopleApi.setCustomRoles, { userId: one.id, customRoles: ['reviewer'] })
    expect(await isSignedIn(one)).toBe(true)
    expect(await actsOn(one.id)).toEqual([])
  })
  test('is refused on one’s own account, for an unknown and for an erased person', async () => {
    const gone = await newUser('student')
    await set(gone.id, { erasedAt: new Date() })
    const give = (userId: number) =>
      admin(peopleApi.setCustomRoles, { userId, customRoles: ['editor'] })
    await expect(give(admin.id)).rejects.toMatchObject(refusal('people.notYourself'))
    await expect(give(999_999)).rejects.toMatchObject(refusal('people.personUnknown'))
    await expect(give(gone.id)).rejects.toMatchObject(refusal('people.personErased'))
  })
})

/** Makes these two the only administrators, while `run` runs. */
async function onlyAdministrators<T>(run: (a: Person, b: Person) => Promise<T>): Promise<T> {
  const [a, b] = [await newUser('admin'), await newUser('admin')]
  await set(admin.id, { lockedAt: new Date() })
  app.kernel.sessions.forget(admin.id)
  try {
    return await run(a, b)
  } finally {
    await set(admin.id, { lockedAt: null })
    for (const { id } of [a, b]) {
      await db.delete(userCustomRoles).where(eq(userCustomRoles.userId, id))
      await set(id, { lockedAt: new Date() })
    }
  }
}
const usable = () =>
  db.execute(sql`select user_id from user_custom_roles join users on users.id = user_id
    where role = 'admin' and locked_at is null and deletion_requested_at is null`)

describe('the last administrator', () => {
  test.each([
    [
      'demote',
      (by: Person, whom: Person) =>
        by.ask(peopleApi.setCustomRoles, { userId: whom.id, customRoles: [] }),
    ],
    [
      'lock',
      (by: Person, whom: Person) => by.ask(peopleApi.lockPerson, { userId: whom.id, reason }),
    ],
  ] as const)(
    'remains when two administrators %s each other simultaneously',
    async (_name, act) => {
      for (let round = 0; round < 5; round++) {
        await onlyAdministrators(async (a, b) => {
          const answers = await Promise.all([act(a, b), act(b, a), act(a, b), act(b, a)])
          const won = new Set(
            answers.flatMap(({ envelope }, n) => (envelope.code === 0 ? [n % 2] : [])),
          )
          expect(won.size).toBe(1)
          expect((await usable()).rows).toHaveLength(1)
        })
      }
    },
  )
  test('is protected even if another administrator has a requested deletion', async () => {
    await onlyAdministrators(async (a, b) => {
      await set(a.id, { deletionRequestedAt: new Date() })
      await expect(
        a(peopleApi.setCustomRoles, { userId: b.id, customRoles: ['editor'] }),
      ).rejects.toMatchObject(refusal('people.lastAdministrator'))
      await expect(a(peopleApi.lockPerson, { userId: b.id, reason })).rejects.toMatchObject(
        refusal('people.lastAdministrator'),
      )
    })
  })
  test('an administrator disabled during a call can no longer act', async () => {
    const [other, one] = [await newUser('admin'), await newUser('student')]
    // As if the lock came after the access check: the token is still known here.
    expect(await isSignedIn(other)).toBe(true)
    await set(other.id, { lockedAt: new Date() })
    await expect(other(peopleApi.lockPerson, { userId: one.id, reason })).rejects.toMatchObject(
      refusal('common.forbidden'),
    )
    expect(await isSignedIn(one)).toBe(true)
    expect(await actsOn(one.id)).toEqual([])
  })
})
