import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { messages } from '#src/features/people/message/tables.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { statementsOf } from '#src/server/testing/statements-of.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { seedProvinces } from '#src/features/people/school/server/provinces.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { verificationApi } from './contract.ts'
import { teacherVerifications, verificationDocuments } from './tables.ts'

const { app, newUser, visitor } = await openWorld()
const { kernel } = app
const { db } = kernel
await seedProvinces(db)
const reviewer = await newUser('reviewer', { realName: '审核员甲' })
const [school] = await db
  .insert(schools)
  .values({ provinceId: 33, name: '浙东外贸职业学院', nameEn: 'Zhedong', auditStatus: 'approved' })
  .returning()

type New = Partial<typeof teacherVerifications.$inferInsert> & { by?: Person; documents?: number }

/** A teacher who waits, with documents of their own content. */
async function apply({ by, documents = 1, ...columns }: New = {}) {
  const person = by ?? (await newUser('unverified'))
  const [application] = await db
    .insert(teacherVerifications)
    .values({ userId: person.id, realName: '林小满', schoolId: school!.id, ...columns })
    .returning()
  const id = application!.id
  for (let position = 0; position < documents; position++) {
    const file = await saveFile(kernel, {
      bytes: Buffer.from(`document ${id}/${position}`),
      ...{ name: `document-${position}.webp`, mime: 'image/webp' },
      ...{ visibility: 'private', ownerId: person.id },
    })
    await db.insert(verificationDocuments).values({ verificationId: id, position, fileId: file.id })
  }
  return { id, person }
}

const applicationOf = async (id: number) =>
  (await db.select().from(teacherVerifications).where(eq(teacherVerifications.id, id)))[0]!
const userOf = async ({ id }: Person) => (await db.select().from(users).where(eq(users.id, id)))[0]!
const messagesOf = ({ id }: Person) => db.select().from(messages).where(eq(messages.userId, id))
const acts = (subject: string) =>
  db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id)

const approve = (person: Person, verificationId: number) =>
  person(verificationApi.decideVerification, { verificationId, decision: 'approved' })
const reject = (person: Person, verificationId: number, more: object = { reason: 'unreadable' }) =>
  person(verificationApi.decideVerification, { verificationId, decision: 'rejected', ...more })

describe('the queue', () => {
  const list = (input: object = {}) => reviewer(verificationApi.getVerifications, input)

  test('counts each state, finds by names, school and province, sorts and pages', async () => {
    const early = await apply({ realName: '寻一', submittedAt: new Date('2026-01-01') })
    const late = await apply({ realName: '寻二', submittedAt: new Date('2026-02-01') })
    await apply({ realName: '寻三', status: 'rejected', by: early.person, reason: 'expired' })
    const ids = async (input: object) =>
      (await list(input)).items.map(({ verificationId }) => verificationId)

    const found = await list({ keyword: '寻' })
    expect(found).toMatchObject({
      ...{ total: 2, page: 1, pages: 1 },
      counts: { pending: 2, rejected: 1, approved: 0, withdrawn: 0 },
    })
    expect(await ids({ keyword: '寻' })).toEqual([early.id, late.id])
    expect(await ids({ keyword: '寻', sort: 'newest' })).toEqual([late.id, early.id])
    expect((await list({ keyword: '寻', status: 'all' })).total).toBe(3)
    expect(await ids({ keyword: late.person.username })).toEqual([late.id])
    expect(await ids({ keyword: '浙东外贸', provinceId: 33 })).toContain(late.id)
    expect(await ids({ keyword: '寻', provinceId: 44 })).toEqual([])
    // A sign of the pattern language stands for itself.
    expect(await ids({ keyword: '%' })).toEqual([])
    const [again] = (await list({ keyword: '寻三', status: 'rejected' })).items
    expect(again).toMatchObject({ round: 2, schoolName: '浙东外贸职业学院' })
  })

  test('is read and searched by English names; the account’s spelling stands beside its own name only', async () => {
    const { id, person } = await apply({ realName: '曾若溪' })
    await db
      .update(users)
      .set({ realName: '曾若溪', realNameEn: 'Rosie Zeng' })
      .where(eq(users.id, person.id))
    const inEnglish = async (keyword: string) => {
      const { path } = verificationApi.getVerifications
      const response = await kernel.app.inject({
        url: `/api/${path}?keyword=${encodeURIComponent(keyword)}`,
        headers: { 'accept-language': 'en-US', token: reviewer.token },
      })
      const { data } = response.json<{ data: Awaited<ReturnType<typeof list>> }>()
      return data.items.map(({ name, realName, person: { name: of } }) => ({ name, realName, of }))
    }
    const both = 'Rosie Zeng (曾若溪)'
    for (const keyword of ['rosie', 'Zeng Ruoxi', 'Ruoxi', both]) {
      expect(await inEnglish(keyword), keyword).toEqual([
        { name: both, realName: '曾若溪', of: both },
      ])
    }
    await db
      .update(teacherVerifications)
      .set({ realName: '曾若兮' })
      .where(eq(teacherVerifications.id, id))
    expect(await inEnglish('Zeng Ruoxi')).toEqual([
      { name: 'Zeng Ruoxi (曾若兮)', realName: '曾若兮', of: both },
    ])
    const response = await kernel.app.inject({
      url: `/api/${verificationApi.getVerificationForReview.path}?verificationId=${id}`,
      headers: { 'accept-language': 'en-US', token: reviewer.token },
    })
    expect(response.json()).toMatchObject({
      data: {
        application: { name: 'Zeng Ruoxi (曾若兮)', realName: '曾若兮' },
        person: { name: both, realName: '曾若溪' },
      },
    })
  })

  test('needs two queries for any number of applications', async () => {
    await Promise.all(Array.from({ length: 21 }, () => apply({ realName: '多人', documents: 0 })))
    const { total, pages, items } = await list({ keyword: '多人' })
    expect({ total, pages, shown: items.length }).toEqual({ total: 21, pages: 2, shown: 20 })
    const asked = (input: object) => statementsOf(() => list(input))
    expect(await asked({ keyword: '多人' })).toBe(await asked({ keyword: '多人', page: 2 }))
    expect(await asked({ keyword: '多人' })).toBe(2)
  })
})

describe('reading an application', () => {
  const read = (person: Person, verificationId: number) =>
    person(verificationApi.getVerificationForReview, { verificationId })

  test('answers signed documents, person, history and the next application, and is on record', async () => {
    const before = await apply({ status: 'rejected', reason: 'nameMismatch', reasonEn: 'See ID' })
    const { id } = await apply({ by: before.person, documents: 2 })
    const answer = await read(reviewer, id)
    expect(answer.person).toMatchObject({ userId: before.person.id, verifiedAt: null })
    expect(answer.application).toMatchObject({
      ...{ verificationId: id, status: 'pending', documents: 2 },
      ...{ schoolState: 'approved', provinceName: '浙江省', documentsUntil: null },
    })
    // Words in one language serve a reader of the other.
    expect(answer.history).toMatchObject([{ verificationId: before.id, reasonText: 'See ID' }])
    expect(answer.can).toMatchObject({ approve: { may: true }, reject: { may: true } })
    expect(answer.nextId).not.toBe(id)
    expect(answer.documents.map(({ name }) => name)).toEqual(['document-0.webp', 'document-1.webp'])
    const { url } = answer.documents[0]!
    const document = await kernel.app.inject(url)
    expect(document.body).toBe(`document ${id}/0`)
    expect((await kernel.app.inject(url.split('?')[0]!)).statusCode).toBe(404)
    const seconds = Number(/e=(\d+)/.exec(url)![1]) - Date.now() / 1000
    expect(seconds).toBeGreaterThan(290)
    expect(seconds).toBeLessThan(16 * 60)
    expect(await acts(`verification:${id}`)).toMatchObject([
      { action: 'verification.read', actorId: reviewer.id, subjectUserId: before.person.id },
    ])
  })

  test('shows one’s own without documents, and it cannot be decided', async () => {
    const { id } = await apply({ by: reviewer, realName: '审核员甲' })
    const answer = await read(reviewer, id)
    expect(answer).toMatchObject({
      documents: [],
      can: { reject: { why: { id: 'verification.ownVerification' } } },
    })
    expect(answer.nextId).not.toBe(id)
    for (const decide of [approve, reject]) {
      await expect(decide(reviewer, id)).rejects.toMatchObject(
        refusal('verification.ownVerification'),
      )
    }
    expect(await applicationOf(id)).toMatchObject({ status: 'pending' })
    await approve(await newUser('admin'), id)
  })

  test('refuses an unknown id', async () => {
    await expect(read(reviewer, 999_999)).rejects.toMatchObject(refusal('common.notFound'))
  })
})

describe('deciding', () => {
  test('an approval verifies the person under the name of the application, sends a message and is on record', async () => {
    const { id, person } = await apply({ realName: '林满' })
    const other = await apply()
    const { nextId } = await approve(reviewer, id)
    expect(nextId).not.toBeNull()
    expect(await applicationOf(other.id)).toMatchObject({ status: 'pending' })
    expect(await userOf(person)).toMatchObject({ verifiedAt: expect.any(Date), realName: '林满' })
    expect(await applicationOf(id)).toMatchObject({
      ...{ status: 'approved', deciderId: reviewer.id, decidedAt: expect.any(Date) },
      ...{ reason: null, reasonZh: '' },
    })
    expect(await messagesOf(person)).toMatchObject([
      { titleZh: '教师认证已通过', link: '/user/verification', kind: 'system' },
    ])
    expect((await acts(`verification:${id}`)).map(({ action }) => action)).toEqual([
      'verification.approve',
    ])
    const answer = await reviewer(verificationApi.getVerificationForReview, { verificationId: id })
    expect(answer.application.deciderName).toBe('审核员甲')
    expect(answer.application.documentsUntil).not.toBeNull()
    expect(answer.can).toMatchObject({
      approve: { may: false, why: { id: 'verification.notPending' } },
    })
  })

  test('a rejection needs a reason, "other" also an explanation, and the message has both languages', async () => {
    const { id, person } = await apply()
    for (const more of [{}, { reason: 'other' }, { reason: 'other', reasonZh: '  ' }]) {
      await expect(reject(reviewer, id, more)).rejects.toMatchObject(
        refusal('verification.reasonNeeded'),
      )
    }
    await expect(reject(reviewer, id, { reason: 'whim' })).rejects.toMatchObject(
      refusal('common.invalid'),
    )
    expect(await messagesOf(person)).toEqual([])
    await reject(reviewer, id, { reason: 'nameMismatch', reasonEn: 'The ID says Lin Man.' })
    expect(await applicationOf(id)).toMatchObject({ status: 'rejected', reason: 'nameMismatch' })
    expect((await userOf(person)).verifiedAt).toBeNull()
    const [message] = await messagesOf(person)
    expect(message!.textZh).toContain('姓名与证明材料不一致。The ID says Lin Man.')
    expect(message!.textEn).toContain(
      'The name differs from that on the documents. The ID says Lin Man.',
    )
  })

  test('only a pending application can be decided', async () => {
    for (const status of ['approved', 'rejected', 'withdrawn'] as const) {
      const { id } = await apply({ status, reason: status === 'rejected' ? 'other' : null })
      await expect(approve(reviewer, id)).rejects.toMatchObject(refusal('verification.notPending'))
      await expect(reject(reviewer, id)).rejects.toMatchObject(refusal('verification.notPending'))
    }
    await expect(approve(reviewer, 999_999)).rejects.toMatchObject(refusal('common.notFound'))
  })

  test('simultaneous decisions of two reviewers make one decision', async () => {
    const second = await newUser('admin')
    for (let round = 0; round < 5; round++) {
      const { id, person } = await apply()
      const results = await Promise.allSettled([
        ...[approve(reviewer, id), reject(second, id), approve(second, id)],
        ...[reject(reviewer, id), approve(reviewer, id)],
      ])
      const good = results.filter(({ status }) => status === 'fulfilled')
      expect(good).toHaveLength(1)
      for (const result of results) {
        if (result.status === 'rejected') {
          expect(result.reason).toMatchObject(refusal('verification.notPending'))
        }
      }
      expect(await messagesOf(person)).toHaveLength(1)
      expect(await acts(`verification:${id}`)).toHaveLength(1)
      const { status } = await applicationOf(id)
      expect((await userOf(person)).verifiedAt !== null).toBe(status === 'approved')
    }
  })

  test('a person without the role of a teacher cannot be approved', async () => {
    const { id, person } = await apply()
    await db.update(users).set({ accountRole: '1' }).where(eq(users.id, person.id))
    await expect(approve(reviewer, id)).rejects.toMatchObject(refusal('verification.notTeacherNow'))
    expect(await applicationOf(id)).toMatchObject({ status: 'pending', deciderId: null })
    await reject(reviewer, id, { reason: 'notTeacher' })
  })

  test('a teacher, an editor, the applicant and a visitor are refused', async () => {
    const { id, person } = await apply()
    const others = [await newUser('teacher'), await newUser('editor'), person, visitor]
    for (const one of others) {
      const refused = { envelope: { error: expect.stringMatching(/^common\./) } }
      await expect(approve(one, id)).rejects.toMatchObject(refused)
      await expect(
        one(verificationApi.getVerificationForReview, { verificationId: id }),
      ).rejects.toMatchObject(refused)
      await expect(one(verificationApi.getVerifications, {})).rejects.toMatchObject(refused)
    }
    expect(await acts(`verification:${id}`)).toEqual([])
    await approve(await newUser('admin'), id)
  })
})

describe('revoking', () => {
  const revoke = (person: Person, userId: number, more: object = { reasonZh: '已离职' }) =>
    person(verificationApi.revokeVerification, { userId, ...more })

  test('removes the verification and sends the person the reason', async () => {
    const admin = await newUser('admin')
    const { id, person } = await apply()
    await approve(reviewer, id)
    await expect(revoke(reviewer, person.id)).rejects.toMatchObject(refusal('common.forbidden'))
    await expect(revoke(admin, person.id, {})).rejects.toMatchObject(
      refusal('verification.revokeReasonNeeded'),
    )
    await revoke(admin, person.id)
    expect((await userOf(person)).verifiedAt).toBeNull()
    expect(await applicationOf(id)).toMatchObject({ status: 'approved' })
    const received = await messagesOf(person)
    expect(received.at(-1)).toMatchObject({
      titleEn: 'You are no longer verified as a teacher',
      textEn: expect.stringContaining('已离职'),
    })
    const [act] = await db
      .select()
      .from(auditLog)
      .where(sql`action = 'verification.revoke' and subject_user_id = ${person.id}`)
    expect(act).toMatchObject({ actorId: admin.id, detail: { reasonZh: '已离职' } })
    await expect(revoke(admin, person.id)).rejects.toMatchObject(
      refusal('verification.notVerified'),
    )
    await expect(revoke(admin, 999_999)).rejects.toMatchObject(refusal('verification.notVerified'))
  })
})
