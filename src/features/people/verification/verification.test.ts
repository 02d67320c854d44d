import { accountApi } from '#src/features/people/account/contract.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { BlobMissing } from '#src/server/storage/storage.ts'
import { files } from '#src/server/storage/tables.ts'
import { plainPicture } from '#src/server/testing/pictures.ts'
import { uploadTo } from '#src/server/testing/upload.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { type ImagePurpose } from '#src/features/people/account/contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'
import { verificationApi } from './contract.ts'
import { teacherVerifications, verificationDocuments } from './tables.ts'
import { seedProvinces } from '#src/features/people/school/server/provinces.ts'

const { app, visitor, newUser } = await openWorld()
const { kernel } = app
const { db, storage } = kernel
await seedProvinces(db)
const [school] = await db
  .insert(schools)
  .values({ provinceId: 33, name: '浙东外贸职业学院', nameEn: 'Zhedong', auditStatus: 'approved' })
  .returning()

const png = await plainPicture(20, 20).png().toBuffer()

async function newDocument(person: Person, purpose: ImagePurpose = 'qualification') {
  const { data } = await uploadTo(kernel.app, accountApi.uploadImage, {
    ...{ token: person.token, query: { eTypedirectory: purpose }, name: 'a.png', bytes: png },
  })
  return data[0]!
}
const idOf = (path: string) => Number(path.split('/')[2])
const fileOf = async (path: string) =>
  (
    await db
      .select()
      .from(files)
      .where(eq(files.id, idOf(path)))
  )[0]

async function teacher() {
  const person = await newUser('unverified')
  await db
    .update(users)
    .set({ schoolId: school!.id, coursesTaught: '外贸函电' })
    .where(eq(users.id, person.id))
  return person
}
const submit = (person: Person, documents: string[], more: object = {}) =>
  person(verificationApi.submitVerification, {
    ...{ realName: '林小满', coursesTaught: '外贸函电', note: '证书为 2019 年版', documents },
    ...more,
  })
const state = (person: Person) => person(verificationApi.getVerification, {})
const rowsOf = ({ id }: Person) =>
  db.select().from(teacherVerifications).where(eq(teacherVerifications.userId, id))

/** As a reviewer's decision leaves it. */
const decided = (id: number, columns: Partial<typeof teacherVerifications.$inferInsert>) =>
  db
    .update(teacherVerifications)
    .set({ decidedAt: new Date(), ...columns })
    .where(eq(teacherVerifications.id, id))

test('a teacher applies with documents and sees the state of the application', async () => {
  const person = await teacher()
  expect(await state(person)).toMatchObject({
    ...{ verifiedAt: null, can: { submit: { may: true } }, history: [], documentDays: 90 },
    ...{ realName: '测试用户', schoolName: '浙东外贸职业学院', coursesTaught: '外贸函电' },
  })
  const documents = [await newDocument(person), await newDocument(person)]
  const { verificationId } = await submit(person, documents)
  const now = await state(person)
  expect(now.can).toMatchObject({
    submit: { why: { id: 'verification.verificationPending' } },
    withdraw: { may: true },
  })
  expect(now.history).toMatchObject([
    {
      ...{ verificationId, status: 'pending', realName: '林小满', documents: 2, decidedAt: null },
      ...{ schoolName: '浙东外贸职业学院', note: '证书为 2019 年版', reason: null, reasonText: '' },
    },
  ])
  const kept = await db
    .select()
    .from(verificationDocuments)
    .where(eq(verificationDocuments.verificationId, verificationId))
    .orderBy(verificationDocuments.position)
  expect(kept.map(({ fileId }) => fileId)).toEqual(documents.map(idOf))
  for (const path of documents) expect(await fileOf(path)).toMatchObject({ looseUntil: null })
})

test('200 parallel submits make one application', async () => {
  const person = await teacher()
  const documents = await Promise.all(Array.from({ length: 20 }, () => newDocument(person)))
  const tries = Array.from({ length: 200 }, (_none, index) =>
    submit(person, [documents[index % documents.length]!]),
  )
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results) {
    if (result.status === 'rejected') {
      expect(result.reason).toMatchObject(refusal('verification.verificationPending'))
    }
  }
  expect(await rowsOf(person)).toHaveLength(1)
  // The documents of those that were refused are still loose, and go by themselves.
  const loose = await db.select().from(files).where(eq(files.ownerId, person.id))
  expect(loose.filter(({ looseUntil }) => looseUntil === null)).toHaveLength(1)
})

test('documents of another person, an avatar, a repeated document and an empty list are refused, and nothing is stored', async () => {
  const [person, other] = [await teacher(), await teacher()]
  const good = await newDocument(person)
  const wrong = [
    [good, await newDocument(other)],
    [good, await newDocument(person, 'avatar')],
    [good, good],
    [good, '~/files/999999/qualification.webp'],
  ]
  for (const documents of wrong) {
    await expect(submit(person, documents)).rejects.toMatchObject({
      envelope: { error: 'account.imageUnknown', data: { fields: [{ path: 'documents.1' }] } },
    })
  }
  for (const documents of [[], Array.from({ length: 7 }, () => good), ['/etc/passwd']]) {
    await expect(submit(person, documents)).rejects.toMatchObject(refusal('common.invalid'))
  }
  await expect(submit(person, [good], { realName: ' ' })).rejects.toMatchObject(
    refusal('common.invalid'),
  )
  expect(await rowsOf(person)).toHaveLength(0)
  // Nothing of it was used up.
  await submit(person, [good])
  const third = await teacher()
  await expect(submit(third, [good])).rejects.toMatchObject(refusal('account.imageUnknown'))
})

test('withdrawing deletes the documents at once and allows another application', async () => {
  const person = await teacher()
  const documents = [await newDocument(person), await newDocument(person)]
  const keys = (await Promise.all(documents.map(fileOf))).map((file) => file!.key)
  const { verificationId } = await submit(person, documents)
  const withdraw = (applicant: Person) =>
    applicant(verificationApi.withdrawVerification, { verificationId })
  await expect(withdraw(await teacher())).rejects.toMatchObject(refusal('verification.notPending'))

  const twice = await Promise.allSettled([withdraw(person), withdraw(person)])
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const now = await state(person)
  expect(now.can).toMatchObject({ submit: { may: true }, withdraw: { may: false } })
  expect(now.history).toMatchObject([{ status: 'withdrawn', documents: 0 }])
  expect(now.history[0]!.documentsDeletedAt).not.toBeNull()
  for (const path of documents) {
    expect(await fileOf(path)).toBeUndefined()
    expect((await kernel.app.inject(path.slice(1))).statusCode).toBe(404)
  }
  for (const key of keys) await expect(storage.open(key)).rejects.toThrow(BlobMissing)

  await submit(person, [await newDocument(person)])
  expect((await state(person)).history.map(({ status }) => status)).toEqual([
    'pending',
    'withdrawn',
  ])
})

test('a rejection shows its reason, also where the translation is missing, and allows another application', async () => {
  const person = await teacher()
  const { verificationId } = await submit(person, [await newDocument(person)])
  await decided(verificationId, {
    ...{ status: 'rejected', reason: 'unreadable', reasonZh: '第一页看不清', reasonEn: '' },
  })
  const [last] = (await state(person)).history
  expect(last).toMatchObject({
    status: 'rejected',
    reason: 'unreadable',
    reasonText: '第一页看不清',
  })
  const english = await kernel.app.inject({
    url: '/api/UserCenter/GetVerification',
    headers: { token: person.token, 'accept-language': 'en-US' },
  })
  expect(english.json().data.history[0]).toMatchObject({
    ...{ reasonText: '第一页看不清', schoolName: 'Zhedong' },
  })
  await expect(
    person(verificationApi.withdrawVerification, { verificationId }),
  ).rejects.toMatchObject(refusal('verification.notPending'))
  await submit(person, [await newDocument(person)])
  expect(await rowsOf(person)).toHaveLength(2)
})

test('a verified teacher, a student and a visitor cannot apply', async () => {
  const verified = await newUser('teacher')
  expect((await state(verified)).can.submit.why?.id).toBe('verification.alreadyVerified')
  await expect(submit(verified, [await newDocument(verified)])).rejects.toMatchObject(
    refusal('verification.alreadyVerified'),
  )
  const student = await newUser('student')
  expect((await state(student)).can.submit.why?.id).toBe('common.teachersOnly')
  await expect(submit(student, [await newDocument(student)])).rejects.toMatchObject(
    refusal('common.teachersOnly'),
  )
  // An administrator without the role of a teacher passes the guard and is refused with the reason.
  const admin = await newUser('admin')
  await db.update(users).set({ accountRole: '1' }).where(eq(users.id, admin.id))
  kernel.sessions.forget(admin.id)
  await expect(submit(admin, [await newDocument(admin)])).rejects.toMatchObject(
    refusal('verification.forTeachers'),
  )
  await expect(state(visitor)).rejects.toMatchObject(refusal('common.noToken'))
})

test('the personal data of applications are exported and erased, with their documents', async () => {
  const [person, other] = [await teacher(), await teacher()]
  const path = await newDocument(person)
  const { verificationId } = await submit(person, [path])
  await decided(verificationId, { status: 'rejected', deciderId: other.id, reason: 'other' })
  await submit(other, [await newDocument(other)])
  const part = kernel.personalData.parts.find(({ id }) => id === 'teacher-verifications')!
  expect(await part.count(db, person.id)).toBe(1)
  const [row] = await part.read(db, person.id)
  expect(row).toMatchObject({ realName: '林小满', school: '浙东外贸职业学院', reason: 'other' })
  expect(row).not.toHaveProperty('deciderId')
  await db.transaction((tx) => part.erase(tx, person.id))
  await db.transaction((tx) => part.erase(tx, person.id))
  expect(await rowsOf(person)).toHaveLength(0)
  const { looseUntil } = (await fileOf(path))!
  expect(looseUntil!.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
  expect(await rowsOf(other)).toHaveLength(1)
})
