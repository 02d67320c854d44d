import { describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { refusal } from '#tests/world.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { peopleApi } from './contract.ts'
import { createSession } from '#src/features/people/account/server/create-session.ts'
import { sessions, users } from '#src/features/people/account/tables.ts'
import { resetLinks } from '#src/features/people/security/tables.ts'
import { teacherVerifications } from '#src/features/people/verification/tables.ts'
import { openOffice, reason } from './test-people.ts'

const { app, db, newUser, admin, actsOn, isSignedIn, set } = await openOffice()
const { secret } = app.kernel

describe('disabling an account', () => {
  test('ends all sessions, voids reset links and notifies the person by mail', async () => {
    const one = await newUser('student')
    await set(one.id, { email: `lock${one.id}@example.com`, locale: 'en-US' })
    await admin(peopleApi.makeResetLink, { userId: one.id })
    await createSession(db, { secret, userId: one.id, remember: true, userAgent: '', ip: '' })
    await admin(peopleApi.lockPerson, { userId: one.id, reason })
    expect((await one.ask(accountApi.getStudentInfo, {})).envelope.error).toBe(
      'common.sessionEnded',
    )
    const rows = await db.select().from(sessions).where(eq(sessions.userId, one.id))
    expect(rows.every(({ endedAt }) => endedAt !== null)).toBe(true)
    expect(await db.$count(resetLinks, eq(resetLinks.userId, one.id))).toBe(0)
    const [mail] = await db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.to, `lock${one.id}@example.com`))
      .orderBy(sql`${outboxMessages.id} desc`)
    expect(mail).toMatchObject({ template: 'people.locked', locale: 'en-US' })
    // The reason is for administrators only.
    expect(mail?.text).not.toContain(reason)
    expect((await actsOn(one.id)).at(-1)).toMatchObject({
      action: 'people.lock',
      detail: { reason, sessions: 2 },
    })
  })
  test('acts once when repeated, and enabling reverts it', async () => {
    const one = await newUser('student')
    await admin(peopleApi.lockPerson, { userId: one.id, reason })
    await admin(peopleApi.lockPerson, { userId: one.id, reason: '别的' })
    await admin(peopleApi.unlockPerson, { userId: one.id })
    await admin(peopleApi.unlockPerson, { userId: one.id })
    expect((await actsOn(one.id)).map(({ action }) => action)).toEqual([
      'people.lock',
      'people.unlock',
    ])
    const [row] = await db.select().from(users).where(eq(users.id, one.id))
    expect(row).toMatchObject({ lockedAt: null, lockedReason: '' })
  })
  test('needs a reason and is refused on one’s own account', async () => {
    const one = await newUser('student')
    const refused = await admin.ask(peopleApi.lockPerson, { userId: one.id, reason: '  ' })
    expect(refused.envelope.error).toBe('common.invalid')
    await expect(admin(peopleApi.lockPerson, { userId: admin.id, reason })).rejects.toMatchObject(
      refusal('people.notYourself'),
    )
  })
})

describe('changing the account role', () => {
  test('to student removes a teacher’s verification and withdraws the pending application', async () => {
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
      {
        action: 'people.accountRole',
        detail: { before: '2', after: '1', verification: true, reason },
      },
    ])
  })
  test('to the same role changes nothing', async () => {
    const one = await newUser('student')
    await admin(peopleApi.setAccountRole, { userId: one.id, accountRole: '1', reason })
    expect(await isSignedIn(one)).toBe(true)
    expect(await actsOn(one.id)).toEqual([])
  })
})

describe('editing a person', () => {
  test('changes name and contacts, notifies the old contacts, and logs no personal data', async () => {
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
      const sent = await db.select().from(outboxMessages).where(eq(outboxMessages.to, to))
      expect(sent.map(({ template }) => template)).toContain('security.contactGone')
    }
    const [act] = await actsOn(one.id)
    expect(act).toMatchObject({
      action: 'people.update',
      detail: { fields: 'realName,phone,email', reason },
    })
    expect(JSON.stringify(act)).not.toContain(next)
  })
  test('refuses a contact of another account at its field, and one’s own account', async () => {
    const [one, other] = [await newUser('student'), await newUser('student')]
    await set(other.id, { phone: '13977110002', email: `taken${other.id}@example.com` })
    const phone = await admin.ask(peopleApi.updatePerson, {
      userId: one.id,
      phone: '139-7711-0002',
      reason,
    })
    expect(phone.envelope).toMatchObject({
      error: 'security.contactOfOther',
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
    ).rejects.toMatchObject(refusal('people.notYourself'))
  })
})

describe('sessions and links', () => {
  test('one device or all devices of a person are signed out, and no device of another person', async () => {
    const [one, other] = [await newUser('student'), await newUser('student')]
    const [mine] = await db.select().from(sessions).where(eq(sessions.userId, one.id))
    const [foreign] = await db.select().from(sessions).where(eq(sessions.userId, other.id))
    const end = (sessionId?: number) =>
      admin(peopleApi.endSessionsOf, { userId: one.id, sessionId })
    expect(await end(foreign!.id)).toEqual({ ended: 0 })
    expect(await isSignedIn(other)).toBe(true)
    expect(await end(mine!.id)).toEqual({ ended: 1 })
    expect(await isSignedIn(one)).toBe(false)
    await createSession(db, { secret, userId: one.id, remember: false, userAgent: '', ip: '' })
    expect(await end()).toEqual({ ended: 1 })
    expect((await actsOn(one.id)).map(({ detail }) => detail)).toEqual([
      { ended: 1, all: false },
      { ended: 1, all: true },
    ])
  })
  test('a reset link is stored as a hash, logged without its token, and refused for a disabled account', async () => {
    const one = await newUser('student')
    const { url } = await admin(peopleApi.makeResetLink, { userId: one.id })
    const token = new URL(url).hash.slice(1)
    expect(token.length).toBeGreaterThan(30)
    const [link] = await db.select().from(resetLinks).where(eq(resetLinks.userId, one.id))
    expect(link).toMatchObject({ madeById: admin.id, usedAt: null })
    expect(link!.tokenHash).not.toBe(token)
    const [act] = await actsOn(one.id)
    expect(act!.action).toBe('people.resetLink')
    expect(JSON.stringify(act)).not.toContain(token)
    const locked = await newUser('locked')
    await expect(admin(peopleApi.makeResetLink, { userId: locked.id })).rejects.toMatchObject(
      refusal('account.locked'),
    )
    await expect(admin(peopleApi.makeResetLink, { userId: admin.id })).rejects.toMatchObject(
      refusal('people.notYourself'),
    )
  })
})

test('the audit log cannot be changed or deleted', async () => {
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
