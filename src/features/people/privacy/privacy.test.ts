import { buffer } from 'node:stream/consumers'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { auditLog } from '#src/server/audit/tables.ts'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import { files } from '#src/server/storage/tables.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld, type Person, person, refusal } from '#tests/world.ts'
import { exportDays, exportsPerDay, privacyApi } from './contract.ts'
import { deletionDays } from '#src/features/people/account/contract.ts'
import { dataExports } from './tables.ts'
import { createSession } from '#src/features/people/account/server/create-session.ts'
import { dropExpiredExports } from './server/drop-exports.ts'
import { erasePerson, eraseDuePeople } from './server/erase-person.ts'
import { makeExport } from './server/make-export.ts'
import { hashPassword } from '#src/features/people/account/server/password.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { users } from '#src/features/people/account/tables.ts'

const { app, newUser, visitor } = await openWorld()
const { kernel } = app
const { db } = kernel
const password = 'Harbour-2026!'
const passwordHash = await hashPassword(password, 64)

async function newPerson(role: Parameters<typeof newUser>[0] = 'student'): Promise<Person> {
  const one = await newUser(role)
  await db.update(users).set({ passwordHash }).where(eq(users.id, one.id))
  return one
}
const row = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]!
const acts = async (userId: number) =>
  (await db.select().from(auditLog).where(eq(auditLog.subjectUserId, userId))).map(
    ({ action }) => action,
  )
const titles = async (userId: number) => {
  const { rows } = await db.execute<{ title: string }>(
    sql`select title_zh as title from messages where user_id = ${userId} order by id`,
  )
  return rows.map(({ title }) => title)
}
/** As if the request had been made so many days ago. */
const letDaysPass = (userId: number, days: number) =>
  db
    .update(users)
    .set({ deletionRequestedAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(users.id, userId))

describe('download', () => {
  test('is packed by a job, announced by a message, and served to its owner by a signed address only', async () => {
    const student = await newPerson()
    await student(privacyApi.requestExport, {})
    await expect(student(privacyApi.requestExport, {})).rejects.toMatchObject(
      refusal('privacy.exportWaiting'),
    )
    const download = await ready(student)
    expect(download).toMatchObject({ status: 'ready', url: expect.stringContaining('.zip?e=') })
    const left = (Date.parse(download.expiresAt!) - Date.now()) / 86_400_000
    expect(left).toBeGreaterThan(exportDays - 0.01)
    const response = await kernel.app.inject({ url: download.url! })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/zip')
    expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect(response.rawPayload.length).toBe(download.bytes)
    // Documents and payment details are in it: in storage and in backups they are sealed.
    const [kept] = await db
      .select()
      .from(files)
      .where(eq(files.id, (await fileOf(student))!))
    const bytes = await buffer(await kernel.storage.open(kept!.key))
    expect(bytes.includes('README.txt')).toBe(false)
    const bare = await kernel.app.inject({ url: download.url!.split('?')[0]! })
    expect(bare.statusCode).toBe(404)
    const other = await newPerson()
    expect((await other(privacyApi.getPersonalData, {})).download).toBeNull()
    expect(await titles(student.id)).toEqual(['您的个人数据可以下载了'])
    expect(await acts(student.id)).toEqual(['privacy.requestExport'])
  })

  test('is replaced by a newer one, and loses its file when it expires', async () => {
    const student = await newPerson()
    await student(privacyApi.requestExport, {})
    await ready(student)
    const first = await fileOf(student)
    await student(privacyApi.requestExport, {})
    await eventually(async () => expect(await fileOf(student)).not.toBe(first), 20_000)
    await ready(student)
    const second = await fileOf(student)
    expect(await db.$count(files, eq(files.id, first!))).toBe(0)
    await db
      .update(dataExports)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(dataExports.userId, student.id))
    expect((await student(privacyApi.getPersonalData, {})).download).toMatchObject({
      status: 'ready',
      url: null,
    })
    await dropExpiredExports(kernel)
    expect(await db.$count(files, eq(files.id, second!))).toBe(0)
  })

  test('can be requested again after a failure or a lost job', async () => {
    const student = await newPerson()
    for (const lost of [{ status: 'failed' as const }, { createdAt: new Date(0) }]) {
      await db.insert(dataExports).values({ userId: student.id, ...lost })
      const before = (await student(privacyApi.getPersonalData, {})).download
      expect(before?.url).toBeNull()
      await student(privacyApi.requestExport, {})
      expect((await ready(student)).url).not.toBeNull()
    }
  })

  test('fails if a part cannot be read, and reports it after the last attempt', async () => {
    const student = await newPerson()
    const [asked] = await db.insert(dataExports).values({ userId: student.id }).returning()
    const broken = { ...kernel.personalData.parts[0]!, read: () => Promise.reject(new Error('no')) }
    const parts = [...kernel.personalData.parts, broken]
    const given = { ...kernel, personalData: { parts } } as unknown as typeof kernel
    for (const last of [false, true]) {
      const run = { last, signal: new AbortController().signal } as JobRun
      await expect(makeExport(given, asked!.id, run)).rejects.toThrow('no')
    }
    expect((await student(privacyApi.getPersonalData, {})).download?.status).toBe('failed')
    expect(await titles(student.id)).toEqual(['个人数据打包失败'])
  })

  test('is limited to five a day', async () => {
    const student = await newPerson()
    await db.insert(dataExports).values(
      Array.from({ length: exportsPerDay }, (_, n) => ({
        ...{ userId: student.id, status: 'ready' as const },
        createdAt: new Date(Date.now() - (n + 1) * 3_600_000),
      })),
    )
    await expect(student(privacyApi.requestExport, {})).rejects.toMatchObject(
      refusal('privacy.exportsUsedUp'),
    )
    expect(await acts(student.id)).toEqual([])
    await db
      .update(dataExports)
      .set({ createdAt: sql`created_at - interval '20 hours'` })
      .where(eq(dataExports.userId, student.id))
    await student(privacyApi.requestExport, {})
    await ready(student)
  })

  async function ready(one: Person) {
    return eventually(async () => {
      const { download } = await one(privacyApi.getPersonalData, {})
      expect(download?.status).toBe('ready')
      return download!
    }, 20_000)
  }
  async function fileOf(one: Person) {
    const [made] = await db
      .select({ fileId: dataExports.fileId })
      .from(dataExports)
      .where(and(eq(dataExports.userId, one.id), sql`file_id is not null`))
    return made?.fileId
  }
})

describe('deletion', () => {
  test('needs the password, ends the other sessions, sends a message and is on record', async () => {
    const student = await newPerson()
    const session = await createSession(db, {
      ...{ secret: app.kernel.secret, userId: student.id, remember: false, userAgent: '', ip: '' },
    })
    const phone = person(app, { id: student.id, username: '', token: session.accessToken })
    await phone(privacyApi.getPersonalData, {})
    await expect(student(privacyApi.requestDeletion, { password: 'wrong' })).rejects.toMatchObject(
      refusal('security.wrongOldPassword'),
    )
    const { erasesAt } = await student(privacyApi.requestDeletion, { password })
    const days = (Date.parse(erasesAt!) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(deletionDays - 0.01)
    expect(days).toBeLessThanOrEqual(deletionDays)
    await expect(phone(privacyApi.getPersonalData, {})).rejects.toMatchObject(
      refusal('common.sessionEnded'),
    )
    await expect(student(privacyApi.requestDeletion, { password })).rejects.toMatchObject(
      refusal('privacy.deletionAsked'),
    )
    expect((await student(privacyApi.getPersonalData, {})).deletion).toMatchObject({ erasesAt })
    expect(await acts(student.id)).toEqual(['privacy.requestDeletion'])
    expect(await titles(student.id)).toEqual(['您已申请注销账号'])
  })

  test('leaves the account usable during the grace period and can be cancelled', async () => {
    const student = await newPerson()
    await student(privacyApi.requestDeletion, { password })
    await visitor(accountApi.login, { username: student.username, password })
    await student(privacyApi.cancelDeletion, {})
    expect((await student(privacyApi.getPersonalData, {})).deletion).toBeNull()
    await expect(student(privacyApi.cancelDeletion, {})).rejects.toMatchObject(
      refusal('privacy.deletionNotAsked'),
    )
    await eraseDuePeople(kernel)
    expect((await row(student.id)).erasedAt).toBeNull()
  })

  test('happens after the grace period and not a day earlier; then sign-in is refused', async () => {
    const student = await newPerson()
    await student(privacyApi.requestDeletion, { password })
    await letDaysPass(student.id, deletionDays - 1)
    await eraseDuePeople(kernel)
    expect((await row(student.id)).erasedAt).toBeNull()
    await letDaysPass(student.id, deletionDays)
    await eraseDuePeople(kernel)
    const shell = await row(student.id)
    expect(shell).toMatchObject({
      username: `deleted-${student.id}`,
      passwordHash: '',
      realName: '',
      erasedAt: expect.any(Date),
      deletionRequestedAt: null,
    })
    await expect(student(privacyApi.getPersonalData, {})).rejects.toMatchObject(
      refusal('common.tokenExpired'),
    )
    for (const username of [student.username, shell.username]) {
      await expect(visitor(accountApi.login, { username, password })).rejects.toMatchObject(
        refusal('account.wrongPassword'),
      )
    }
    await eraseDuePeople(kernel)
    expect(await row(student.id)).toEqual(shell)
  })

  test('that fails in the middle is rolled back, and does not block the deletion of other accounts', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    for (const { id } of [one, other]) await letDaysPass(id, deletionDays + 1)
    const last = kernel.personalData.parts.at(-1)!
    const erase = last.erase.bind(last)
    const broken = vi.spyOn(last, 'erase').mockImplementation(async (tx, userId) => {
      if (userId === one.id) throw new Error('the machine stopped')
      await erase(tx, userId)
    })
    const before = await row(one.id)
    await expect(eraseDuePeople(kernel)).rejects.toThrow('some people could not be erased')
    broken.mockRestore()
    expect(await row(one.id)).toEqual(before)
    await one(privacyApi.getPersonalData, {})
    expect((await row(other.id)).erasedAt).not.toBeNull()
    await eraseDuePeople(kernel)
    expect((await row(one.id)).erasedAt).not.toBeNull()
  })

  test('and a simultaneous cancellation exclude each other', async () => {
    const student = await newPerson()
    await letDaysPass(student.id, deletionDays + 1)
    const [kept] = await Promise.allSettled([
      student(privacyApi.cancelDeletion, {}),
      erasePerson(kernel, student.id),
    ])
    const { erasedAt, deletionRequestedAt } = await row(student.id)
    expect(erasedAt === null).toBe(kept.status === 'fulfilled')
    expect(deletionRequestedAt).toBeNull()
  })

  test('is refused to the only administrator, also of two simultaneous requests by the last two', async () => {
    const [one, other] = [await newPerson('admin'), await newPerson('admin')]
    const asked = await Promise.allSettled(
      [one, other].map((admin) => admin(privacyApi.requestDeletion, { password })),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = asked.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject(refusal('privacy.onlyAdministrator'))
    // The one who stays is locked meanwhile: the other must not go either.
    const leaving = asked[0]!.status === 'fulfilled' ? one : other
    const staying = leaving === one ? other : one
    await db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, staying.id))
    await letDaysPass(leaving.id, deletionDays + 1)
    await eraseDuePeople(kernel)
    expect(await row(leaving.id)).toMatchObject({ erasedAt: null, deletionRequestedAt: null })
    expect(await titles(leaving.id)).toContain('账号未能注销')
  })
})
