import { describe, expect, test } from 'vitest'
import { and, eq, ilike, sql } from 'drizzle-orm'
import { accountApi, deletionDays } from '#src/features/people/account/contract.ts'
import { hashPassword } from '#src/features/people/account/server/password.ts'
import { users } from '#src/features/people/account/tables.ts'
import { messages } from '#src/features/people/message/tables.ts'
import { exportDays, privacyApi } from '#src/features/people/privacy/contract.ts'
import { eraseDuePeople } from '#src/features/people/privacy/server/erase-person.ts'
import { dataExports } from '#src/features/people/privacy/tables.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { type Person, refusal } from '#tests/world.ts'
import { peopleApi } from './contract.ts'
import { openOffice, reason } from './test-people.ts'

const { app, db, newUser, visitor, admin, actsOn, isSignedIn, set } = await openOffice()
const { kernel } = app

const row = async ({ id }: Person) => (await db.select().from(users).where(eq(users.id, id)))[0]!
const mails = (to: string) =>
  db.select().from(outboxMessages).where(eq(outboxMessages.to, to)).orderBy(outboxMessages.id)
const lastAct = async ({ id }: Person) => (await actsOn(id)).at(-1)
const letDaysPass = ({ id }: Person, days: number) =>
  set(id, { deletionRequestedAt: new Date(Date.now() - days * 86_400_000) })

async function newPerson(role: 'student' | 'locked' | 'none' = 'student') {
  const one = await newUser(role)
  const email = `data${one.id}@example.com`
  await set(one.id, { email, locale: 'en-US' })
  return { one, userId: one.id, email }
}

describe('data packed on request', () => {
  test.each(['student', 'locked', 'none'] as const)(
    'reaches a person (%s) by a link to the own contact, which works without a sign-in',
    async (role) => {
      const { one, userId, email } = await newPerson(role)
      await admin(peopleApi.packDataOf, { userId, reason })
      const token = await eventually(async () => {
        const sent = (await mails(email)).find(({ template }) => template === 'privacy.exportLink')
        const found = /#([\w-]{20,})/.exec(sent?.text ?? '')?.[1]
        expect(found).toBeDefined()
        expect(sent!.text).toContain('/en-US/auth/data#')
        expect(sent!.secretUntil).not.toBeNull()
        return found!
      }, 20_000)
      const opened = await visitor(privacyApi.openExport, { token })
      expect(opened.userName).toBe(one.username)
      const left = (Date.parse(opened.expiresAt) - Date.now()) / 86_400_000
      expect(Math.round(left)).toBe(exportDays)
      const file = await kernel.app.inject({ url: opened.url })
      expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
      expect(file.rawPayload.length).toBe(opened.bytes)
      // The administrator gets no address of it, and storage and audit log hold no token.
      const shown = await admin(peopleApi.getPerson, { userId })
      expect(shown.download).toMatchObject({ status: 'ready', onRequest: true })
      expect(JSON.stringify(shown)).not.toMatch(/\.zip|files\/\d+\/farsail/)
      const [kept] = await db.select().from(dataExports).where(eq(dataExports.userId, userId))
      expect(kept!.linkHash).not.toBe(token)
      expect(await lastAct(one)).toMatchObject({ action: 'people.read' })
      expect((await actsOn(userId))[0]).toMatchObject({
        action: 'people.packData',
        actorId: admin.id,
        detail: { reason },
      })
      await db
        .update(dataExports)
        .set({ expiresAt: sql`now()` })
        .where(eq(dataExports.userId, userId))
      await expect(visitor(privacyApi.openExport, { token })).rejects.toMatchObject(
        refusal('privacy.exportGone'),
      )
    },
  )
  test('is refused without a contact, and a wrong link opens nothing', async () => {
    const one = await newUser('student')
    await expect(admin(peopleApi.packDataOf, { userId: one.id, reason })).rejects.toMatchObject(
      refusal('people.noContact'),
    )
    await expect(visitor(privacyApi.openExport, { token: 'x'.repeat(43) })).rejects.toMatchObject(
      refusal('privacy.exportGone'),
    )
  })
})

describe('deletion on request', () => {
  test('has the grace period and effects of an own one, and a disabled account gets a mail', async () => {
    const { one, userId, email } = await newPerson('locked')
    const { erasesAt } = await admin(peopleApi.requestDeletionOf, { userId, reason })
    expect(Math.round((Date.parse(erasesAt!) - Date.now()) / 86_400_000)).toBe(deletionDays)
    expect(await lastAct(one)).toMatchObject({
      action: 'people.requestDeletion',
      detail: { reason },
    })
    const mail = (await mails(email)).at(-1)
    expect(mail).toMatchObject({ template: 'people.personalData', locale: 'en-US' })
    expect(mail!.text).toContain(reason)
    await letDaysPass(one, deletionDays - 1)
    await eraseDuePeople(kernel)
    expect((await row(one)).erasedAt).toBeNull()
    await letDaysPass(one, deletionDays)
    await eraseDuePeople(kernel)
    expect((await row(one)).erasedAt).not.toBeNull()
  })
  test('ends the sessions, and can be cancelled by the person and by an administrator', async () => {
    const { one, userId } = await newPerson()
    const password = 'Harbour-2026!'
    await set(userId, { passwordHash: await hashPassword(password, 64) })
    await admin(peopleApi.requestDeletionOf, { userId, reason })
    expect(await isSignedIn(one)).toBe(false)
    await expect(admin(peopleApi.requestDeletionOf, { userId, reason })).rejects.toMatchObject(
      refusal('people.deletionAsked'),
    )
    await visitor(accountApi.login, { username: one.username, password })
    await admin(peopleApi.cancelDeletionOf, { userId, reason })
    expect((await row(one)).deletionRequestedAt).toBeNull()
    expect(await lastAct(one)).toMatchObject({ action: 'people.cancelDeletion' })
    await expect(admin(peopleApi.cancelDeletionOf, { userId, reason })).rejects.toMatchObject(
      refusal('people.deletionNotAsked'),
    )
  })
})

describe('a hold', () => {
  test('keeps a due account from being erased until it ends; the person sees it with its reason', async () => {
    const { one, userId } = await newPerson()
    await admin(peopleApi.holdDeletion, { userId, reason: '诉讼保全' })
    await expect(admin(peopleApi.holdDeletion, { userId, reason })).rejects.toMatchObject(
      refusal('people.onHold'),
    )
    expect((await one(privacyApi.getPersonalData, {})).hold).toMatchObject({ reason: '诉讼保全' })
    expect((await admin(peopleApi.getPerson, { userId })).hold).toMatchObject({
      reason: '诉讼保全',
    })
    await letDaysPass(one, deletionDays + 30)
    await eraseDuePeople(kernel)
    expect((await row(one)).erasedAt).toBeNull()
    await admin(peopleApi.releaseDeletion, { userId, reason: '案件已结' })
    expect((await one(privacyApi.getPersonalData, {})).hold).toBeNull()
    expect(await lastAct(one)).toMatchObject({
      action: 'people.releaseDeletion',
      detail: { reason: '案件已结' },
    })
    await eraseDuePeople(kernel)
    expect((await row(one)).erasedAt).not.toBeNull()
  })
  test('is said wherever the deletion is: no page, message or mail names a day', async () => {
    const { one, userId, email } = await newPerson('none')
    const { sessions } = kernel
    const notice = async () => {
      const found = await sessions.resolve(one.token)
      return 'viewer' in found ? found.viewer.erasesAt : undefined
    }
    await set(userId, { deletionRequestedAt: new Date(Date.now() - 86_400_000) })
    sessions.forget(userId)
    await eventually(async () => expect(await notice()).toEqual(expect.any(String)))
    await admin(peopleApi.holdDeletion, { userId, reason })
    await eventually(async () => expect(await notice()).toBeNull())
    const own = await one(privacyApi.getPersonalData, {})
    expect(own.deletion).toMatchObject({ erasesAt: null, requestedAt: expect.any(String) })
    const shown = await admin(peopleApi.getPerson, { userId })
    expect(shown).toMatchObject({ erasesAt: null, deletionRequestedAt: expect.any(String) })
    await admin(peopleApi.releaseDeletion, { userId, reason })
    await eventually(async () => expect(await notice()).toEqual(expect.any(String)))

    const password = 'Harbour-2026!'
    await set(userId, { deletionRequestedAt: null, passwordHash: await hashPassword(password, 64) })
    await admin(peopleApi.holdDeletion, { userId, reason })
    expect(await one(privacyApi.requestDeletion, { password })).toEqual({ erasesAt: null })
    await one(privacyApi.cancelDeletion, {})
    await set(userId, { lockedAt: new Date() })
    expect(await admin(peopleApi.requestDeletionOf, { userId, reason })).toEqual({ erasesAt: null })
    const texts = await db
      .select({ title: messages.titleEn, zh: messages.textZh, en: messages.textEn })
      .from(messages)
      .where(and(eq(messages.userId, userId), ilike(messages.titleZh, '%申请注销%')))
    expect(texts).toHaveLength(2)
    for (const said of texts) expect(JSON.stringify(said)).not.toMatch(/将于|deleted on /)
    const mail = (await mails(email)).at(-1)
    expect(mail!.text).toContain('once the hold has ended')
    expect(mail!.text).not.toMatch(/deleted on /)
  })
  test('and a simultaneous erasure exclude each other', async () => {
    for (let round = 0; round < 5; round++) {
      const { one, userId } = await newPerson()
      await letDaysPass(one, deletionDays + 1)
      const [held] = await Promise.all([
        admin.ask(peopleApi.holdDeletion, { userId, reason }),
        eraseDuePeople(kernel),
      ])
      expect((await row(one)).erasedAt === null).toBe(held.envelope.code === 0)
    }
  })
})

test('a user name is corrected under the rules of a new one; the old one no longer signs in', async () => {
  const { one, userId } = await newPerson()
  const password = 'Harbour-2026!'
  await set(userId, { passwordHash: await hashPassword(password, 64) })
  const other = await newUser('student', { username: '远航的船' })
  const rename = (userName: string) =>
    admin.ask(peopleApi.updatePerson, { userId, userName, reason })
  expect((await rename('a b')).envelope.error).toBe('common.invalid')
  expect((await rename(other.username)).envelope).toMatchObject({
    error: 'account.usernameTaken',
    data: { fields: [{ path: 'userName' }] },
  })
  const next = `海燕${userId}号`
  expect((await rename(next)).envelope.code).toBe(0)
  expect(await lastAct(one)).toMatchObject({
    action: 'people.update',
    detail: { fields: 'userName', reason },
  })
  await visitor(accountApi.login, { username: next, password })
  await expect(
    visitor(accountApi.login, { username: one.username, password }),
  ).rejects.toMatchObject(refusal('account.wrongPassword'))
})
