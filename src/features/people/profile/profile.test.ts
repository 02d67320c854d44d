import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#src/server/audit/tables.ts'
import { removeLooseFiles } from '#src/server/storage/remove-file.ts'
import { files } from '#src/server/storage/tables.ts'
import { plainPicture } from '#src/server/testing/pictures.ts'
import { uploadTo } from '#src/server/testing/upload.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { profileApi } from './contract.ts'
import { type ImagePurpose } from '#src/features/people/account/contract.ts'
import { openPayment } from './server/payment.ts'
import { seedProvinces } from '#src/features/people/school/server/provinces.ts'
import { users } from '#src/features/people/account/tables.ts'
import { schools } from '#src/features/people/school/tables.ts'

const { app, visitor, newUser } = await openWorld()
const { kernel } = app
const { db } = kernel
await seedProvinces(db)
const [college] = await db
  .insert(schools)
  .values({ provinceId: 31, name: '滨海商学院', nameEn: 'Binhai', auditStatus: 'approved' })
  .returning()

const png = await plainPicture(20, 20).png().toBuffer()

async function picture(person: Person, purpose: ImagePurpose = 'avatar') {
  const { data } = await uploadTo(kernel.app, accountApi.uploadImage, {
    ...{ token: person.token, query: { eTypedirectory: purpose }, name: 'a.png', bytes: png },
  })
  return data[0]!
}

const rowOf = async ({ id }: Person) => (await db.select().from(users).where(eq(users.id, id)))[0]!
const fileOf = async (path: string) =>
  (
    await db
      .select()
      .from(files)
      .where(eq(files.id, Number(path.split('/')[2])))
  )[0]

const everything = {
  realName: '林晓舟',
  realNameEn: 'Shell Lin',
  nickname: '小舟',
  gender: 'female' as const,
  college: '国际商学院',
  major: '国际经济与贸易',
  studentNumber: '20231234',
  coursesTaught: '外贸函电',
  introduction: '讲授外贸函电十年。\n喜欢帆船。',
  introductionEn: 'Ten years of trade letters.',
}

test('a profile is saved, shown and changed field by field', async () => {
  const person = await newUser('student')
  const saved = await person(profileApi.updateStudentInfo, {
    ...everything,
    ...{ provinceId: 31, schoolId: college!.id },
  })
  expect(saved).toMatchObject({
    ...everything,
    ...{ userId: person.id, userName: person.username, accountRole: '1', verifiedAt: null },
    roleField: 'studentNumber',
    ...{ provinceId: 31, schoolId: college!.id, schoolName: '滨海商学院', schoolPending: false },
    ...{
      photo: null,
      payment: null,
      can: { changeName: { may: true, why: null }, changeSchool: { may: true, why: null } },
    },
  })
  expect(await person(profileApi.getProfile, {})).toEqual(saved)

  const next = await person(profileApi.updateStudentInfo, { nickname: '  ', gender: null })
  expect(next).toEqual({ ...saved, nickname: '', gender: null })
  expect(await person(profileApi.updateStudentInfo, {})).toEqual(next)
  const wide = { studentNumber: ' ２０２３\u200B１２３４ ' }
  const same = await person(profileApi.updateStudentInfo, wide)
  expect(same.studentNumber).toBe('20231234')
  // The rest of the product sees it at once.
  expect(await person(accountApi.getStudentInfo, {})).toMatchObject({ SchoolName: '滨海商学院' })
})

test('the profile names the field that the role has', async () => {
  const fieldOf = async (kind: 'student' | 'teacher') => {
    const { roleField } = await (await newUser(kind))(profileApi.getProfile, {})
    return roleField
  }
  expect(await fieldOf('student')).toBe('studentNumber')
  expect(await fieldOf('teacher')).toBe('coursesTaught')
})

test('invalid input is refused at its field, and nothing is changed', async () => {
  const person = await newUser('student')
  const before = await person(profileApi.getProfile, {})
  for (const [path, value] of [
    ['realName', ''],
    ['realName', 'x'.repeat(31)],
    ['nickname', 'x'.repeat(21)],
    ['nickname', 'a\nb'],
    ['gender', 'other'],
    ['introduction', 'x'.repeat(501)],
    ['studentNumber', '\u0007'],
    ['photo', 'https://evil.example/a.png'],
    ['photo', '~/files/../secret'],
    ['payment.account', ''],
  ] as const) {
    const field = path.split('.')[0]!
    const given = path.startsWith('payment') ? { method: 'wechat', account: '', name: 'x' } : value
    const { envelope } = await person.ask(profileApi.updateStudentInfo, {
      [field]: given,
      major: '新',
    })
    expect(envelope, `${path} ${value}`).toMatchObject({
      error: 'common.invalid',
      data: { fields: [{ path }] },
    })
  }
  expect(await person(profileApi.getProfile, {})).toEqual(before)
})

test('a school is chosen from the list of its province, or a new one is named and pending', async () => {
  const person = await newUser('unverified')
  const update = (input: object) => person(profileApi.updateStudentInfo, input)
  const wrong = [
    { schoolId: college!.id },
    { schoolId: college!.id, provinceId: 33 },
    { schoolId: 999_999, provinceId: 31 },
    { schoolName: '某校' },
  ]
  for (const input of wrong) {
    await expect(update(input)).rejects.toMatchObject(refusal('school.notFound'))
  }
  const named = await update({ provinceId: 33, schoolName: '舟山航海学院' })
  expect(named).toMatchObject({ schoolName: '舟山航海学院', schoolPending: true, provinceId: 33 })
  // Saving the form again keeps the one that still waits.
  const again = await update({ provinceId: 33, schoolId: named.schoolId!, major: '航海' })
  expect(again).toMatchObject({ schoolId: named.schoolId, schoolPending: true, major: '航海' })
  const other = await newUser('student')
  await expect(
    other(profileApi.updateStudentInfo, { provinceId: 33, schoolId: named.schoolId! }),
  ).rejects.toMatchObject(refusal('school.notFound'))
})

test('a verified school stays: another one needs another verification', async () => {
  const person = await newUser('teacher')
  for (const school of [{ schoolName: '深蓝学院' }, { schoolId: college!.id }]) {
    await expect(
      person(profileApi.updateStudentInfo, { provinceId: 31, ...school, nickname: '明' }),
    ).rejects.toMatchObject(refusal('profile.schoolVerified'))
  }
  expect(await rowOf(person)).toMatchObject({ nickname: '', schoolId: null })
  await db.update(users).set({ verifiedAt: null }).where(eq(users.id, person.id))
  const moved = { provinceId: 31, schoolId: college!.id }
  expect((await person(profileApi.updateStudentInfo, moved)).schoolName).toBe('滨海商学院')
})

test('a change is on record by the names of its fields, and only what really changed', async () => {
  const person = await newUser('student')
  await person(profileApi.updateStudentInfo, { nickname: '小帆', major: '', gender: null })
  await person(profileApi.updateStudentInfo, { nickname: '小帆' })
  const acts = await db.select().from(auditLog).where(eq(auditLog.actorId, person.id))
  expect(acts).toMatchObject([{ action: 'profile.change', detail: { fields: 'nickname' } }])
})

test('a pending school without people is removed from the queue', async () => {
  const [one, two] = [await newUser('student'), await newUser('student')]
  const name = (person: Person, schoolName: string) =>
    person(profileApi.updateStudentInfo, { provinceId: 44, schoolName })
  for (let n = 0; n < 5; n++) await name(one, `岭南第${n}学院`)
  await name(two, '岭南第4学院')
  await name(one, '岭南商学院')
  const waiting = await db.select().from(schools).where(eq(schools.provinceId, 44))
  expect(waiting.map((school) => school.name).sort()).toEqual(['岭南商学院', '岭南第4学院'])
  await two(profileApi.updateStudentInfo, { provinceId: 31, schoolId: college!.id })
  expect(await db.$count(schools, eq(schools.provinceId, 44))).toBe(1)
  expect(await db.$count(schools, eq(schools.id, college!.id))).toBe(1)
})

test('an update during the account’s deletion is refused, and an overlong file id is invalid', async () => {
  const person = await newUser('student')
  const huge = person(profileApi.updateStudentInfo, { photo: '~/files/9999999999/avatar.webp' })
  await expect(huge).rejects.toMatchObject(refusal('common.invalid'))
  const late = await db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, person.id)).for('update')
    const coming = person(profileApi.updateStudentInfo, { nickname: '小帆' }).catch(
      (error: unknown) => error,
    )
    await eventually(async () => {
      const { rows } = await db.execute(sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(rows).toHaveLength(1)
    }, 5000)
    await tx.update(users).set({ erasedAt: new Date() }).where(eq(users.id, person.id))
    return { coming }
  })
  expect(await late.coming).toMatchObject(refusal('common.sessionEnded'))
  expect((await rowOf(person)).nickname).toBe('')
})

test('a verified name is changed by administrators only', async () => {
  const person = await newUser('teacher', { realName: '周明' })
  await expect(
    person(profileApi.updateStudentInfo, { realName: '周名', nickname: '明' }),
  ).rejects.toMatchObject(refusal('profile.nameVerified'))
  expect((await rowOf(person)).nickname).toBe('')
  const same = await person(profileApi.updateStudentInfo, { realName: '周明', nickname: '明' })
  expect(same).toMatchObject({ nickname: '明', can: { changeName: { may: false } } })
})

test('a verified name is spelt by administrators only', async () => {
  const person = await newUser('teacher', { realName: '周明' })
  await expect(
    person(profileApi.updateStudentInfo, { realNameEn: 'Zhou Enlai', nickname: '明' }),
  ).rejects.toMatchObject({
    envelope: { error: 'profile.nameVerified', data: { fields: [{ path: 'realNameEn' }] } },
  })
  expect(await rowOf(person)).toMatchObject({ realNameEn: null, nickname: '' })
  const same = await person(profileApi.updateStudentInfo, { realNameEn: '', nickname: '明' })
  expect(same).toMatchObject({ realNameEn: '', nickname: '明' })

  const speltBefore = await newUser('unverified', { realName: '周明' })
  await speltBefore(profileApi.updateStudentInfo, { realNameEn: 'Ming Zhou' })
  await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, speltBefore.id))
  await expect(speltBefore(profileApi.updateStudentInfo, { realNameEn: '' })).rejects.toMatchObject(
    refusal('profile.nameVerified'),
  )
  const kept = await speltBefore(profileApi.updateStudentInfo, { realNameEn: 'Ming Zhou' })
  expect(kept.realNameEn).toBe('Ming Zhou')
})

test('a new picture is shown at once, and the previous file is deleted', async () => {
  const person = await newUser('student')
  const first = await picture(person)
  const one = await person(profileApi.updateStudentInfo, { photo: first })
  expect(`~${one.photo}`).toBe(first)
  expect(await fileOf(first)).toMatchObject({ looseUntil: null })
  // The header is drawn from the session.
  const session = await kernel.sessions.resolve(person.token)
  expect(session).toMatchObject({ viewer: { avatar: one.photo } })
  // Saving the form again changes nothing.
  expect(await person(profileApi.updateStudentInfo, { photo: first })).toEqual(one)

  const dropped: string[] = []
  kernel.events.subscribe('changed', (tags) => void dropped.push(...tags))
  const second = await picture(person)
  await person(profileApi.updateStudentInfo, { photo: second })
  expect(await fileOf(first)).toBeUndefined()
  await expect.poll(() => dropped).toContain(`picture:${one.photo}`)
  expect((await kernel.app.inject(one.photo!)).statusCode).toBe(404)
  const none = await person(profileApi.updateStudentInfo, { photo: null })
  expect(none.photo).toBeNull()
  expect(await fileOf(second)).toBeUndefined()
  expect(await kernel.sessions.resolve(person.token)).toMatchObject({ viewer: { avatar: null } })
})

test('a profile picture must be the person’s own, unused and existing avatar upload', async () => {
  const [person, other] = [await newUser('teacher'), await newUser('teacher')]
  const used = await picture(other)
  await other(profileApi.updateStudentInfo, { photo: used })
  const gone = await picture(person)
  await db
    .update(files)
    .set({ looseUntil: new Date(0) })
    .where(eq(files.id, Number(gone.split('/')[2])))
  await removeLooseFiles(kernel)
  const documents = await picture(person, 'qualification')
  const [mine, loose] = [await picture(person), await picture(other)]
  for (const photo of [loose, used, documents, gone, '~/files/999999/avatar.webp']) {
    await expect(
      person(profileApi.updateStudentInfo, { photo, nickname: '新' }),
      photo,
    ).rejects.toMatchObject({
      envelope: { error: 'account.imageUnknown', data: { fields: [{ path: 'photo' }] } },
    })
  }
  expect(await rowOf(person)).toMatchObject({ nickname: '', avatarFileId: null })
  const tries = Array.from({ length: 10 }, () =>
    person(profileApi.updateStudentInfo, { photo: mine }),
  )
  const photos = new Set((await Promise.all(tries)).map(({ photo }) => photo))
  expect([...photos]).toEqual([mine.slice(1)])
})

test('payment details are stored sealed for their person and shown masked', async () => {
  const person = await newUser('student')
  const payment = { method: 'wechat' as const, account: '13812345678', name: '欧阳小舟' }
  const saved = await person(profileApi.updateStudentInfo, { payment })
  expect(saved.payment).toEqual({ method: 'wechat', account: '138****5678', name: '欧**' })
  const { paymentSealed } = await rowOf(person)
  expect(paymentSealed).not.toContain('138')
  expect(openPayment(kernel, { id: person.id, paymentSealed })).toEqual(payment)
  // Copied into another row it opens nothing.
  expect(openPayment(kernel, { id: person.id + 1, paymentSealed })).toBeNull()
  expect(openPayment({ ...kernel, secret: 'another' }, { id: person.id, paymentSealed })).toBeNull()

  const accounts = { 'zhang@example.com': 'z***@example.com', wxid_trade: 'w****e', 张三: '张****' }
  for (const [account, shown] of Object.entries(accounts)) {
    const next = { method: 'alipay' as const, account, name: '张' }
    const { payment: seen } = await person(profileApi.updateStudentInfo, { payment: next })
    expect(seen).toEqual({ method: 'alipay', account: shown, name: '张**' })
  }
  // Other fields leave it alone; null takes it away.
  expect((await person(profileApi.updateStudentInfo, { major: '英语' })).payment).not.toBeNull()
  expect((await person(profileApi.updateStudentInfo, { payment: null })).payment).toBeNull()
  expect((await rowOf(person)).paymentSealed).toBeNull()

  const acts = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'profile.changePayment'), eq(auditLog.actorId, person.id)))
  expect(acts).toHaveLength(5)
  // Ids and times in the rows may hold any three digits, so the test looks for more of the number.
  expect(JSON.stringify(acts)).not.toContain('345678')
  expect(JSON.stringify(acts)).not.toContain('欧阳')
})

test('a profile needs a signed-in person with a role', async () => {
  const none = await newUser('none')
  await expect(visitor(profileApi.getProfile, {})).rejects.toMatchObject(refusal('common.noToken'))
  await expect(none(profileApi.getProfile, {})).rejects.toMatchObject(refusal('common.roleNeeded'))
  await expect(none(profileApi.updateStudentInfo, { nickname: 'x' })).rejects.toMatchObject(
    refusal('common.roleNeeded'),
  )
})

test('a name in Latin letters is the pinyin until the person writes another, and only in Latin letters', async () => {
  const person = await newUser('student', { realName: '欧阳静' })
  const named = async () => (await person(profileApi.getProfile, {})).pinyinName
  expect(await named()).toBe('Ouyang Jing')
  await expect(person(profileApi.updateStudentInfo, { realNameEn: '欧阳' })).rejects.toMatchObject(
    refusal('common.invalid'),
  )
  await person(profileApi.updateStudentInfo, { realNameEn: 'Jing Au-Yeung' })
  expect(await rowOf(person)).toMatchObject({ realName: '欧阳静', realNameEn: 'Jing Au-Yeung' })
})

test.each([
  ['O’Brien-Núñez J. R.', 'O’Brien-Núñez J. R.'],
  ['  Ngu\u0079e\u0302\u0303n  ', 'Nguyễn'],
  ['Ｌｉｎ\u200b Ｎａｎ', 'Lin Nan'],
  ['Gal·la ƏLİYEV', 'Gal·la ƏLİYEV'],
  ['J\u0329\u030cn', 'J\u0329\u030cn'],
])('a name in Latin letters is kept in its normal form: %s', async (typed, kept) => {
  const person = await newUser('student')
  const { realNameEn } = await person(profileApi.updateStudentInfo, { realNameEn: typed })
  expect(realNameEn).toBe(kept)
})

test.each([
  ['marks upon marks', `Zoe${'\u0335'.repeat(57)}`],
  ['three marks', 'J\u0329\u030c\u0335'],
  ['a mark without a letter', '\u0301Zoe'],
  ['a mark upon a sign', 'Zoe -\u0301'],
  ['signs only', '.'],
  ['small capitals', 'ᴢʜᴏᴜ ᴍɪɴɢ'],
  ['letters of another script', 'Zhоu'],
  ['digits', 'Zhou 2'],
  ['too long in its normal form', 'ﬃ'.repeat(21)],
])('a name in Latin letters has none of these: %s', async (_, realNameEn) => {
  const person = await newUser('student')
  await expect(person(profileApi.updateStudentInfo, { realNameEn })).rejects.toMatchObject(
    refusal('common.invalid'),
  )
})
