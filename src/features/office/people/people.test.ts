import { savedFilterApi } from '#src/features/office/saved-filter/contract.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '#src/server/audit/tables.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { peopleApi } from './contract.ts'
import { createSession } from '#src/features/people/account/server/create-session.ts'
import { sessions, userCustomRoles, users } from '#src/features/people/account/tables.ts'
import { resetLinks } from '#src/features/people/security/tables.ts'
import { teacherVerifications } from '#src/features/people/verification/tables.ts'

const { app, newUser } = await openWorld()
const { db } = app.kernel
const reason = '本人致电说明'

const admin = await newUser('admin')
const actsOn = (userId: number) =>
  db.select().from(auditLog).where(eq(auditLog.subjectUserId, userId)).orderBy(auditLog.id)
const isSignedIn = async (person: Person) =>
  (await person.ask(accountApi.getStudentInfo, {})).status === 200
const set = (userId: number, values: Partial<typeof users.$inferInsert>) =>
  db.update(users).set(values).where(eq(users.id, userId))
const find = async (input: Parameters<typeof admin<typeof peopleApi.getPeople>>[1]) =>
  (await admin(peopleApi.getPeople, input)).items.map(({ userId }) => userId)

describe('the list of people', () => {
  test('finds by user name, real name, number, phone and e-mail, or a part of them', async () => {
    const one = await newUser('student', { username: 'Navigator_9', realName: '欧阳海帆' })
    await set(one.id, { phone: '13977001234', email: 'sea@example.com' })
    for (const keyword of ['navigator', '海帆', String(one.id), '7700 1234', 'sea@']) {
      expect(await find({ keyword }), keyword).toContain(one.id)
    }
    expect(await find({ keyword: 'navig%tor' })).toEqual([])
    expect(await find({ keyword: '99999999999' })).toEqual([])
  })
  test('masks phone and e-mail', async () => {
    const one = await newUser('student')
    await set(one.id, { phone: '13977005678', email: 'zhang@example.com' })
    const { items } = await admin(peopleApi.getPeople, { keyword: one.username })
    expect(items).toMatchObject([{ phone: '139****5678', email: 'z***@example.com' }])
  })
  test('filters by role, custom role, state and verification', async () => {
    const verified = await newUser('teacher')
    const unverified = await newUser('unverified')
    const pending = await newUser('unverified')
    const rejected = await newUser('unverified')
    const locked = await newUser('locked')
    const editor = await newUser('editor')
    const leaving = await newUser('student')
    await set(leaving.id, { deletionRequestedAt: new Date() })
    const erased = await newUser('student')
    await set(erased.id, { erasedAt: new Date() })
    const base = { realName: '张', decidedAt: new Date() }
    await db.insert(teacherVerifications).values([
      { ...base, userId: pending.id, status: 'rejected' },
      { ...base, userId: rejected.id, status: 'rejected' },
      { ...base, userId: rejected.id, status: 'withdrawn' },
      { ...base, userId: unverified.id, status: 'withdrawn' },
    ])
    await db.insert(teacherVerifications).values({ realName: '张', userId: pending.id })

    expect(await find({ role: '1' })).not.toContain(verified.id)
    expect(await find({ customRole: 'editor' })).toEqual([editor.id])
    expect(await find({ state: 'locked' })).toEqual([locked.id])
    expect(await find({ state: 'leaving' })).toEqual([leaving.id])
    expect(await find({ state: 'erased' })).toEqual([erased.id])
    expect(await find({})).not.toContain(erased.id)
    const of = async (verification: 'none' | 'pending' | 'verified' | 'rejected') =>
      (await admin(peopleApi.getPeople, { verification })).items
    expect(await of('verified')).toMatchObject([{ userId: verified.id, verification: 'verified' }])
    expect(await of('pending')).toMatchObject([{ userId: pending.id, verification: 'pending' }])
    expect(await of('rejected')).toMatchObject([{ userId: rejected.id, verification: 'rejected' }])
    const none = await of('none')
    expect(none.every(({ verification }) => verification === 'none')).toBe(true)
    expect(none.map(({ userId }) => userId)).toContain(unverified.id)
  })
  test('comes in pages and in each order', async () => {
    for (let n = 0; n < 26; n++) await newUser('student', { realName: `船员${String(n)}` })
    const first = await admin(peopleApi.getPeople, { keyword: '船员' })
    const second = await admin(peopleApi.getPeople, { keyword: '船员', page: 2 })
    expect(first).toMatchObject({ total: 26, pages: 2, page: 1 })
    expect(first.items).toHaveLength(25)
    expect(second.items).toHaveLength(1)
    expect(second.items[0]!.realName).toBe('船员0')
    const oldest = await admin(peopleApi.getPeople, { keyword: '船员', sort: 'oldest' })
    expect(oldest.items[0]!.realName).toBe('船员0')
    const byName = await admin(peopleApi.getPeople, { keyword: '船员', sort: 'name' })
    expect(byName.items[1]!.realName).toBe('船员1')
  })
})

describe('one person', () => {
  test('is shown whole, with sessions and history, and reading it is on record once', async () => {
    const one = await newUser('teacher')
    await set(one.id, {
      phone: '13977009999',
      email: `one${one.id}@example.com`,
      college: '航运学院',
    })
    await db.insert(teacherVerifications).values({ userId: one.id, realName: '张' })
    const person = await admin(peopleApi.getPerson, { userId: one.id })
    expect(person).toMatchObject({
      userName: one.username,
      phone: '13977009999',
      email: `one${one.id}@example.com`,
      college: '航运学院',
      state: 'active',
      sessions: [{ current: false }],
      verifications: [{ status: 'pending' }],
      can: { change: true, lock: true, changeRoles: true, revokeVerification: true, why: null },
    })
    expect(JSON.stringify(person)).not.toMatch(/hash|sealed/i)
    await admin(peopleApi.getPerson, { userId: one.id })
    const other = await newUser('admin')
    await other(peopleApi.getPerson, { userId: one.id })
    expect(await actsOn(one.id)).toMatchObject([
      { action: 'account.read', actorId: admin.id },
      { action: 'account.read', actorId: other.id },
    ])
    await set(other.id, { lockedAt: new Date() })
  })
  test('who is oneself, or gone, can be looked at but not changed', async () => {
    const me = await admin(peopleApi.getPerson, { userId: admin.id })
    const no = { change: false, lock: false, changeRoles: false }
    expect(me.can).toMatchObject({ ...no, why: 'account.notYourself' })
    expect(me.sessions).toMatchObject([{ current: true }])
    const gone = await newUser('teacher')
    await set(gone.id, { erasedAt: new Date() })
    const { can, state } = await admin(peopleApi.getPerson, { userId: gone.id })
    expect(can).toEqual({ ...no, revokeVerification: false, why: 'account.personErased' })
    expect(state).toBe('erased')
    await expect(admin(peopleApi.getPerson, { userId: 999_999 })).rejects.toMatchObject(
      refusal('account.personUnknown'),
    )
  })
  test('who asked to be deleted shows when it happens', async () => {
    const one = await newUser('student')
    await set(one.id, { deletionRequestedAt: new Date('2026-11-01T00:00:00Z') })
    expect(await admin(peopleApi.getPerson, { userId: one.id })).toMatchObject({
      state: 'leaving',
      erasesAt: '2026-11-15T00:00:00.000Z',
    })
  })
})

describe('custom roles', () => {
  test('are given and taken, end the sessions, are told and put on record with before and after', async () => {
    const one = await newUser('teacher')
    await admin(peopleApi.setCustomRoles, { userId: one.id, customRoles: ['reviewer'] })
    expect(await isSignedIn(one)).toBe(false)
    const after = await admin(peopleApi.setCustomRoles, { userId: one.id, customRoles: [] })
    expect(after.customRoles).toEqual([])
    expect(await actsOn(one.id)).toMatchObject([
      {
        action: 'account.customRoles',
        actorId: admin.id,
        detail: { before: '', after: 'reviewer' },
      },
      { action: 'account.customRoles', detail: { before: 'reviewer', after: '' } },
    ])
    expect(await app.kernel.messages.unread(one.id)).toBe(2)
  })
  test('that are the same change nothing', async () => {
    const one = await newUser('reviewer')
    await admin(peopleApi.setCustomRoles, { userId: one.id, customRoles: ['reviewer'] })
    expect(await isSignedIn(one)).toBe(true)
    expect(await actsOn(one.id)).toEqual([])
  })
  test('are not for oneself, an unknown or an erased person', async () => {
    const gone = await newUser('student')
    await set(gone.id, { erasedAt: new Date() })
    const give = (userId: number) =>
      admin(peopleApi.setCustomRoles, { userId, customRoles: ['editor'] })
    await expect(give(admin.id)).rejects.toMatchObject(refusal('account.notYourself'))
    await expect(give(999_999)).rejects.toMatchObject(refusal('account.personUnknown'))
    await expect(give(gone.id)).rejects.toMatchObject(refusal('account.personErased'))
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
  ] as const)('remains when two %s each other at one moment', async (_name, act) => {
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
  })
  test('is not whoever is about to be deleted', async () => {
    await onlyAdministrators(async (a, b) => {
      await set(a.id, { deletionRequestedAt: new Date() })
      await expect(
        a(peopleApi.setCustomRoles, { userId: b.id, customRoles: ['editor'] }),
      ).rejects.toMatchObject(refusal('account.lastAdministrator'))
      await expect(a(peopleApi.lockPerson, { userId: b.id, reason })).rejects.toMatchObject(
        refusal('account.lastAdministrator'),
      )
    })
  })
  test('who was locked while his call was under way does nothing any more', async () => {
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

describe('locking', () => {
  test('ends all sessions at once, voids links, is told outside, and sign-in is refused', async () => {
    const one = await newUser('student')
    await set(one.id, { email: `lock${one.id}@example.com`, locale: 'en-US' })
    await admin(peopleApi.makeResetLink, { userId: one.id })
    await createSession(db, { userId: one.id, remember: true, userAgent: '', ip: '' })
    await admin(peopleApi.lockPerson, { userId: one.id, reason })
    expect((await one.ask(accountApi.getStudentInfo, {})).envelope.error).toBe(
      'common.sessionEnded',
    )
    const alive = await db.select().from(sessions).where(eq(sessions.userId, one.id))
    expect(alive.every(({ endedAt }) => endedAt !== null)).toBe(true)
    expect(await db.$count(resetLinks, eq(resetLinks.userId, one.id))).toBe(0)
    const [mail] = await db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.to, `lock${one.id}@example.com`))
      .orderBy(sql`${outboxMessages.id} desc`)
    expect(mail).toMatchObject({ template: 'account.locked', locale: 'en-US' })
    // The reason is for administrators only.
    expect(mail?.text).not.toContain(reason)
    expect((await actsOn(one.id)).at(-1)).toMatchObject({
      action: 'account.lock',
      detail: { reason, sessions: 2 },
    })
  })
  test('twice is once, and unlocking lets in again', async () => {
    const one = await newUser('student')
    await admin(peopleApi.lockPerson, { userId: one.id, reason })
    await admin(peopleApi.lockPerson, { userId: one.id, reason: '别的' })
    await admin(peopleApi.unlockPerson, { userId: one.id })
    await admin(peopleApi.unlockPerson, { userId: one.id })
    expect((await actsOn(one.id)).map(({ action }) => action)).toEqual([
      'account.lock',
      'account.unlock',
    ])
    const [row] = await db.select().from(users).where(eq(users.id, one.id))
    expect(row).toMatchObject({ lockedAt: null, lockedReason: '' })
  })
  test('asks for a reason, and is not for oneself', async () => {
    const one = await newUser('student')
    const refused = await admin.ask(peopleApi.lockPerson, { userId: one.id, reason: '  ' })
    expect(refused.envelope.error).toBe('common.invalid')
    await expect(admin(peopleApi.lockPerson, { userId: admin.id, reason })).rejects.toMatchObject(
      refusal('account.notYourself'),
    )
  })
})

describe('the account role', () => {
  test('of a verified teacher made a student: no verification, no pending application', async () => {
    const one = await newUser('teacher')
    await db.insert(teacherVerifications).values({ userId: one.id, realName: '张' })
    await admin(peopleApi.setAccountRole, { userId: one.id, accountRole: '1', reason })
    const [row] = await db.select().from(users).where(eq(users.id, one.id))
    expect(row).toMatchObject({ accountRole: '1', verifiedAt: null })
    expect(
      await db.select().from(teacherVerifications).where(eq(teacherVerifications.userId, one.id)),
    ).toMatchObject([{ status: 'withdrawn', documentsDeletedAt: expect.any(Date) as Date }])
    expect(await isSignedIn(one)).toBe(false)
    expect(await actsOn(one.id)).toMatchObject([
      { action: 'account.role', detail: { before: '2', after: '1', verification: true, reason } },
    ])
  })
  test('that is the same changes nothing', async () => {
    const one = await newUser('student')
    await admin(peopleApi.setAccountRole, { userId: one.id, accountRole: '1', reason })
    expect(await isSignedIn(one)).toBe(true)
    expect(await actsOn(one.id)).toEqual([])
  })
})

describe('mending data', () => {
  test('changes name and contacts; the old contact is told, the log keeps no personal data', async () => {
    const one = await newUser('student')
    const [old, next] = [`old${one.id}@example.com`, `new${one.id}@example.com`]
    await set(one.id, { email: old, phone: '13977110001' })
    await admin(peopleApi.updatePerson, {
      userId: one.id,
      realName: '王小船',
      email: next.toUpperCase(),
      phone: null,
      reason,
    })
    const [row] = await db.select().from(users).where(eq(users.id, one.id))
    expect(row).toMatchObject({ realName: '王小船', email: next, phone: null })
    for (const to of [old, '13977110001']) {
      const told = await db.select().from(outboxMessages).where(eq(outboxMessages.to, to))
      expect(told.map(({ template }) => template)).toContain('account.contactGone')
    }
    const [act] = await actsOn(one.id)
    expect(act).toMatchObject({
      action: 'account.update',
      detail: { fields: 'realName,phone,email', reason },
    })
    expect(JSON.stringify(act)).not.toContain(next)
  })
  test('refuses a contact of somebody else beside its field, and oneself', async () => {
    const [one, other] = [await newUser('student'), await newUser('student')]
    await set(other.id, { phone: '13977110002', email: `taken${other.id}@example.com` })
    const phone = await admin.ask(peopleApi.updatePerson, {
      userId: one.id,
      phone: '139-7711-0002',
      reason,
    })
    expect(phone.envelope).toMatchObject({
      error: 'account.contactOfOther',
      data: { fields: [{ path: 'phone' }] },
    })
    const email = await admin.ask(peopleApi.updatePerson, {
      userId: one.id,
      email: `taken${other.id}@example.com`,
      reason,
    })
    expect(email.envelope).toMatchObject({ data: { fields: [{ path: 'email' }] } })
    await expect(
      admin(peopleApi.updatePerson, { userId: admin.id, realName: '我', reason }),
    ).rejects.toMatchObject(refusal('account.notYourself'))
  })
})

describe('sessions and links', () => {
  test('one device or all of somebody are signed out, never those of others', async () => {
    const [one, other] = [await newUser('student'), await newUser('student')]
    const [mine] = await db.select().from(sessions).where(eq(sessions.userId, one.id))
    const [foreign] = await db.select().from(sessions).where(eq(sessions.userId, other.id))
    const end = (sessionId?: number) =>
      admin(peopleApi.endSessionsOf, { userId: one.id, sessionId })
    expect(await end(foreign!.id)).toEqual({ ended: 0 })
    expect(await isSignedIn(other)).toBe(true)
    expect(await end(mine!.id)).toEqual({ ended: 1 })
    expect(await isSignedIn(one)).toBe(false)
    await createSession(db, { userId: one.id, remember: false, userAgent: '', ip: '' })
    expect(await end()).toEqual({ ended: 1 })
    expect((await actsOn(one.id)).map(({ detail }) => detail)).toEqual([
      { ended: 1, all: false },
      { ended: 1, all: true },
    ])
  })
  test('a link is kept as a hash, put on record without it, and not made for who is locked', async () => {
    const one = await newUser('student')
    const { url } = await admin(peopleApi.makeResetLink, { userId: one.id })
    const token = new URL(url).hash.slice(1)
    expect(token.length).toBeGreaterThan(30)
    const [link] = await db.select().from(resetLinks).where(eq(resetLinks.userId, one.id))
    expect(link).toMatchObject({ madeById: admin.id, usedAt: null })
    expect(link!.tokenHash).not.toBe(token)
    const [act] = await actsOn(one.id)
    expect(act!.action).toBe('account.resetLink')
    expect(JSON.stringify(act)).not.toContain(token)
    const locked = await newUser('locked')
    await expect(admin(peopleApi.makeResetLink, { userId: locked.id })).rejects.toMatchObject(
      refusal('account.locked'),
    )
    await expect(admin(peopleApi.makeResetLink, { userId: admin.id })).rejects.toMatchObject(
      refusal('account.notYourself'),
    )
  })
})

test('what is on record cannot be changed or removed', async () => {
  const one = await newUser('student')
  await admin(peopleApi.lockPerson, { userId: one.id, reason })
  for (const attack of [
    sql`update audit_log set action = 'nothing'`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ]) {
    await expect(db.execute(attack)).rejects.toThrow()
  }
  expect(await actsOn(one.id)).toHaveLength(1)
})

describe('saved filters', () => {
  test('are kept under a name, replaced under the same, and one’s own only', async () => {
    const [one, other] = [await newUser('reviewer'), await newUser('reviewer')]
    const save = (name: string, query: string) =>
      one(savedFilterApi.saveFilter, { screen: 'verifications', name, query })
    const first = await save('上海', 'provinceId=31')
    const again = await save(' 上海 ', 'provinceId=31&sort=newest')
    expect(again.filterId).toBe(first.filterId)
    const list = (person: Person) =>
      person(savedFilterApi.getSavedFilters, { screen: 'verifications' })
    expect(await list(one)).toEqual([
      { filterId: first.filterId, name: '上海', query: 'provinceId=31&sort=newest' },
    ])
    expect(await list(other)).toEqual([])
    await other(savedFilterApi.deleteFilter, { filterId: first.filterId })
    expect(await list(one)).toHaveLength(1)
    await one(savedFilterApi.deleteFilter, { filterId: first.filterId })
    await one(savedFilterApi.deleteFilter, { filterId: first.filterId })
    expect(await list(one)).toEqual([])
  })
  test('are at most twenty a table, also when saved at one moment', async () => {
    const one = await newUser('reviewer')
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        one.ask(savedFilterApi.saveFilter, {
          screen: 'schools',
          name: `筛选${n}`,
          query: 'status=all',
        }),
      ),
    )
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(20)
    expect(answers.filter(({ envelope }) => envelope.error === 'savedFilter.full')).toHaveLength(5)
    // Replacing one of the twenty takes no place.
    const [kept] = await one(savedFilterApi.getSavedFilters, { screen: 'schools' })
    const again = { screen: 'schools', name: kept!.name, query: '' } as const
    expect(await one(savedFilterApi.saveFilter, again)).toEqual({ filterId: kept!.filterId })
  })
  test('refuse a query that is none', async () => {
    const one = await newUser('reviewer')
    for (const query of ['?a=1', 'a=1#b', 'a b', 'x'.repeat(501)]) {
      const { envelope } = await one.ask(savedFilterApi.saveFilter, {
        screen: 'people',
        name: 'x',
        query,
      })
      expect(envelope.error, query.slice(0, 9)).toBe('common.invalid')
    }
  })
})
