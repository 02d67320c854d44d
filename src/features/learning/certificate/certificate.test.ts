import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { testFiles } from '#src/features/content/file/test-files.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { certificateApi as api } from './contract.ts'
import { makeCode } from './code.ts'
import { groupedCode } from './grouped-code.ts'
import { openCertificates, textOf, values } from './test-certificate.ts'

// A certificate is drawn in a process of its own.
vi.setConfig({ testTimeout: 60_000 })

const world = await openCertificates()
const { db, app, visitor, newUser, course, complete, graduate, claim, drawn, rowOf } = world
const { rename, setFee, give, coinsOf, expire } = world
const files = testFiles(world)

test('a person who has completed a course claims its certificate, which everyone with the code can verify', async () => {
  const given = await course({ validMonths: '36', template: 'academy' })
  const student = await graduate(given, '陈𠮷䶮㛃')
  await rename(student, '陈𠮷䶮㛃', 'Chen Jiyan')
  const code = await claim(student, given.courseId)
  const { row, pdf, jpg } = await drawn(code)
  const seen = await visitor(api.verify, { code: groupedCode(code).toLowerCase() })
  expect(seen).toMatchObject({
    ...{ code, state: 'valid', revoked: null, template: 'academy', hours: 32, mark: null },
    name: { zh: '陈𠮷䶮㛃', en: 'Chen Jiyan' },
    course: { zh: '国际贸易术语', en: 'Incoterms in Practice' },
    institution: { zh: '远帆学堂', en: 'Farsail' },
    signer: { zh: '唐若琳', en: 'Tang Ruolin' },
    signerTitle: { zh: '院长', en: 'Dean' },
    ...{ completedOn: '2026-11-20', issuedOn: row.issuedOn, expiresOn: row.expiresOn },
    ...{ pdfHash: pdf.file.sha256, hasCredential: true, earlier: null, later: null },
  })
  const [year, , day] = row.issuedOn.split('-').map(Number)
  expect(new Date(`${row.expiresOn}T00:00:00Z`).getTime()).toBe(
    Date.parse(`${year! + 3}${row.issuedOn.slice(4)}T00:00:00Z`) - 86_400_000,
  )
  expect(day).toBeGreaterThan(0)
  // The picture opens without signing in; its address is signed.
  expect((await app.kernel.app.inject({ url: seen.picture! })).statusCode).toBe(200)
  expect((await app.kernel.app.inject({ url: seen.picture!.split('?')[0]! })).statusCode).toBe(404)

  const text = (await textOf(pdf.bytes)).replaceAll(/\s+/g, ' ')
  const printed = [
    ...['结业证书', 'Certificate of Completion', '陈𠮷䶮㛃', 'Chen Jiyan', '国际贸易术语'],
    ...['Incoterms in Practice', '32 学时', '32 hours', '2026年11月20日', 'November 20, 2026'],
    ...['远帆学堂', '唐若琳', 'Tang Ruolin', '院长', 'Dean', groupedCode(code)],
    ...[`/verify/${groupedCode(code)}`],
  ]
  for (const words of printed) expect(text).toContain(words)
  expect(embedded(pdf.bytes)).toMatchObject({ fonts: expect.any(Number) as number, without: 0 })
  expect(await sharp(jpg.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2000 })
  expect(jpg.bytes.byteLength).toBeLessThanOrEqual(1_000_000)
})

/** Counts the descriptions of fonts in a PDF, and those without the font. */
function embedded(pdf: Buffer) {
  const found = pdf.toString('latin1').match(/\/Type \/FontDescriptor[\s\S]*?>>/g) ?? []
  const fonts = pdf.toString('latin1').match(/\/Subtype \/(?:Type1|TrueType)\b/g) ?? []
  const without = found.filter((one) => !/\/FontFile[23]/.test(one)).length + fonts.length
  if (found.length === 0) throw new Error('no fonts')
  return { fonts: found.length, without }
}

test('only a learner who has completed the course claims, and twice is once', async () => {
  const given = await course()
  const { courseId, teacher } = given
  const learner = await newUser('student', { realName: '林晓舟' })
  await learner(courseApi.join, { courseId, fee: 0 })
  const stranger = await newUser('student')
  const wish = { courseId, name: '林晓舟', nameEn: 'Lin Xiaozhou', fee: 0 }
  for (const person of [learner, stranger, teacher]) {
    await expect(person(api.claim, wish)).rejects.toMatchObject(refusal('certificate.notCompleted'))
  }
  const { items } = await learner(api.getPending, {})
  expect(items).toMatchObject([{ courseId, completed: false, items: 0, done: 0, fee: 0 }])
  expectAgreement(items[0]!.can.claim, await learner.ask(api.claim, wish))
  expect((await stranger(api.getPending, {})).items).toEqual([])

  await complete(learner, courseId)
  await expect(learner(api.claim, { ...wish, nameEn: 'Other' })).rejects.toMatchObject(
    refusal('certificate.nameChanged'),
  )
  const codes = await Promise.all(Array.from({ length: 6 }, () => learner(api.claim, wish)))
  expect(new Set(codes.map(({ code }) => code)).size).toBe(1)
  expect(await learner(api.getMine, {})).toMatchObject({ total: 1, claimable: 0 })
  expect((await learner(api.getPending, {})).items).toEqual([])
  expect((await stranger(api.getMine, {})).total).toBe(0)
})

test('a name is needed, and a course that offers none issues none', async () => {
  const given = await course()
  const { courseId, teacher } = given
  const student = await graduate(given, '')
  const wish = { courseId, name: '', nameEn: '', fee: 0 }
  await expect(student(api.claim, wish)).rejects.toMatchObject(refusal('certificate.nameMissing'))
  await teacher(api.saveOffer, { courseId, ...values, offered: false })
  await expect(student(api.claim, wish)).rejects.toMatchObject(refusal('certificate.notOffered'))
  expect((await student(api.getPending, {})).items).toEqual([])
})

test('the course page says by what its certificate is given, and stops saying it at once', async () => {
  const given = await course({ asksFee: true }, { kind: 'open' })
  const { courseId, teacher } = given
  await setFee(courseId, 40)
  const seen = async () => (await visitor(courseApi.getCourse, { courseId })).certificate
  expect(await seen()).toEqual({ hours: 32, fee: 40 })
  await teacher(api.saveOffer, { courseId, ...values, hours: '8' })
  expect(await seen()).toEqual({ hours: 8, fee: 0 })
  await teacher(api.saveOffer, { courseId, ...values, offered: false })
  expect(await seen()).toBeNull()
})

test('the longest name in the profile can be claimed', async () => {
  const given = await course()
  const name = '庄'.repeat(30)
  const student = await graduate(given, name)
  const { profileName } = await student(api.getPending, {})
  const wish = { courseId: given.courseId, name, nameEn: profileName.en, fee: 0 }
  expect((await student(api.claim, wish)).code).toHaveLength(24)
})

test('the certificate of an open course is paid for once, exactly', async () => {
  const given = await course({ asksFee: true }, { kind: 'open' })
  const { courseId } = given
  await setFee(courseId, 40)
  const student = await graduate(given, '周航')
  const wish = { courseId, name: '周航', nameEn: 'Zhou Hang', fee: 40 }
  await expect(student(api.claim, wish)).rejects.toMatchObject(refusal('coins.insufficient'))
  await give(student, 100)
  await expect(student(api.claim, { ...wish, fee: 0 })).rejects.toMatchObject(
    refusal('certificate.feeChanged'),
  )
  expect(await coinsOf(student)).toBe(100)
  await Promise.all(Array.from({ length: 5 }, () => student(api.claim, wish)))
  expect(await coinsOf(student)).toBe(60)
  await rename(student, '周宁')
  const { id: certificateId } = (
    await db.execute<{ id: number }>(sql`
    select id from certificates where course_id = ${courseId}`)
  ).rows[0]!
  await student(api.ask, { certificateId, words: '' })
  const corrected = { name: '周宁', nameEn: 'Zhou Ning' }
  await given.teacher(api.reissue, { certificateId, ...corrected })
  const paid = await db.execute(sql`
    select count(*)::int as issued, sum(paid)::int as paid from certificates where course_id = ${courseId}`)
  expect(paid.rows).toEqual([{ issued: 2, paid: 40 }])
  const { teacher } = await course()
  const premium = await world.newCourse({ ownerId: teacher.id })
  await expect(
    teacher(api.saveOffer, { courseId: premium.courseId, ...values, asksFee: true }),
  ).rejects.toMatchObject(refusal('certificate.premiumFee'))
})

test('a teacher of the course revokes with a reason; others cannot', async () => {
  const given = await course()
  const { courseId, teacher } = given
  const student = await graduate(given)
  const code = await claim(student, courseId)
  const row = await rowOf(code)
  const act = { certificateId: row.id, reason: 'misconduct', words: '代考' } as const
  const other = await newUser('teacher')
  await expect(other(api.revoke, act)).rejects.toMatchObject(refusal('course.notTeacher'))
  await expect(other(api.getIssued, { courseId })).rejects.toMatchObject(
    refusal('course.notTeacher'),
  )
  await expect(other(api.getOffer, { courseId })).rejects.toMatchObject(
    refusal('course.notTeacher'),
  )
  const coTeacher = await newUser('teacher')
  await db.execute(sql`insert into course_staff (course_id, user_id, may_edit, accepted_at)
    values (${courseId}, ${coTeacher.id}, false, now())`)
  const [shown] = (await coTeacher(api.getIssued, { courseId, keyword: '海燕' })).items
  expectAgreement(shown!.can.revoke, await coTeacher.ask(api.revoke, act))
  await teacher(api.revoke, act)
  await expect(teacher(api.revoke, act)).rejects.toMatchObject(refusal('certificate.isRevoked'))
  expect(await visitor(api.verify, { code })).toMatchObject({
    state: 'revoked',
    revoked: { reason: 'misconduct', words: '代考' },
  })
  const { items } = await student(messageApi.getSendMessageList, {})
  expect(items[0]!.title).toBe('您的“国际贸易术语”证书已被撤销')
  // Claimed again, it is the same one: a revoked certificate does not come back.
  expect(await claim(student, courseId)).toBe(code)
  const { rows } = await db.execute(
    sql`select action, detail from audit_log where action like 'certificate.%' and subject_user_id = ${student.id}`,
  )
  expect(rows).toEqual([{ action: 'certificate.revoke', detail: { reason: 'misconduct' } }])
})

test('a corrected name is asked for by the holder, decided by a teacher, and keeps the chain', async () => {
  const given = await course({ validMonths: '12' })
  const { courseId, teacher } = given
  const student = await graduate(given, '陈海彦')
  const code = await claim(student, courseId)
  const row = await rowOf(code)
  const certificateId = row.id
  const wanted = { name: '陈海燕', nameEn: 'Chen Haiyan' }
  await expect(student(api.ask, { certificateId, words: '' })).rejects.toMatchObject(
    refusal('certificate.sameName'),
  )
  await expect(teacher(api.reissue, { certificateId, ...wanted })).rejects.toMatchObject(
    refusal('certificate.notAsked'),
  )
  await rename(student, '陈海燕')
  const stranger = await newUser('student')
  await expect(stranger(api.ask, { certificateId, words: '' })).rejects.toMatchObject(
    refusal('certificate.notFound'),
  )
  await student(api.ask, { certificateId, words: '写错了' })
  await student(api.ask, { certificateId, words: '同音字写错了' })
  expect((await teacher(api.getOffer, { courseId })).asked).toBe(1)
  const [asked] = (await teacher(api.getIssued, { courseId })).items
  expect(asked!.asked).toMatchObject({ name: { zh: '陈海燕' }, words: '同音字写错了' })
  await teacher(api.decline, { certificateId, words: '请附上证明' })
  await expect(teacher(api.decline, { certificateId, words: '无' })).rejects.toMatchObject(
    refusal('certificate.notAsked'),
  )
  // The name that was seen is the one that is issued.
  await rename(student, '王大明')
  await student(api.ask, { certificateId, words: '' })
  await expect(teacher(api.reissue, { certificateId, ...wanted })).rejects.toMatchObject(
    refusal('certificate.wishChanged'),
  )
  await rename(student, '陈海燕')
  await student(api.ask, { certificateId, words: '' })
  const [first, second] = await Promise.allSettled([
    teacher(api.reissue, { certificateId, ...wanted }),
    teacher(api.reissue, { certificateId, ...wanted }),
  ])
  const done = [first, second].flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(done).toHaveLength(1)
  const later = await rowOf(done[0]!.code)
  expect(await visitor(api.verify, { code })).toMatchObject({
    ...{ state: 'revoked', name: { zh: '陈海彦' }, earlier: null },
    revoked: { reason: 'replaced' },
    later: { code: later.code, state: 'valid' },
  })
  expect(await visitor(api.verify, { code: later.code })).toMatchObject({
    ...{ state: 'valid', name: { zh: '陈海燕', en: 'Chen Haiyan' }, later: null },
    ...{ expiresOn: row.expiresOn, completedOn: row.completedOn },
    earlier: { code, state: 'revoked' },
  })
  const mine = await student(api.getMine, {})
  expect(mine.items.map((item) => item.code)).toEqual([later.code])
  await expire(later.code)
  expect((await visitor(api.verify, { code: later.code })).state).toBe('expired')
})

test('a changed offer and another seal change no certificate that was issued', async () => {
  const teacher = await newUser('teacher')
  const { courseId } = await world.newCourse({ ownerId: teacher.id })
  const red = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#c8102e' } })
      .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#ffffff' })
      .png()
      .toBuffer()
  const seal = await files.give(teacher, 'seal.png', { bytes: await red(120) })
  const words = await files.give(teacher, 'broken.png', { bytes: 'no picture' })
  await teacher(api.saveOffer, { courseId, ...values, seal: seal.userFileId })
  await expect(
    teacher(api.saveOffer, { courseId, ...values, seal: words.userFileId }),
  ).rejects.toMatchObject(refusal('certificate.notPicture'))
  const other = await newUser('teacher')
  const theirs = await files.give(other, 'seal.png', { bytes: await red(120) })
  await expect(
    teacher(api.saveOffer, { courseId, ...values, seal: theirs.userFileId }),
  ).rejects.toMatchObject(refusal('file.unknown'))
  const { sealUrl, values: kept } = await teacher(api.getOffer, { courseId })
  const { rawPayload } = await app.kernel.app.inject({ url: sealUrl! })
  // The white margin is gone.
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 120, height: 120 })

  const student = await graduate({ courseId })
  const code = await claim(student, courseId)
  const { row, pdf } = await drawn(code)
  expect(row.sealFileId).not.toBeNull()
  expect(pdf.bytes.toString('latin1')).toContain('/Subtype /Image')
  await teacher(api.saveOffer, { courseId, ...kept, institution: '新名', seal: 'none' })
  expect(await visitor(api.verify, { code })).toMatchObject({ institution: { zh: '远帆学堂' } })
  const { rows } = await db.execute(sql`select loose_until from files where id = ${row.sealFileId}`)
  expect(rows).toEqual([{ loose_until: null }])
})

test('codes are checked, and trying them is limited by address', async () => {
  const code = makeCode()
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{24}$/)
  await expect(visitor(api.verify, { code })).rejects.toMatchObject(
    refusal('certificate.unknownCode'),
  )
  const wrong = (code.startsWith('2') ? '3' : '2') + code.slice(1)
  await expect(visitor(api.verify, { code: wrong })).rejects.toMatchObject({
    ...refusal('certificate.mistypedCode'),
    status: 404,
  })
  const limited = await openWorld({ RATE_PER_MINUTE: '300' })
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1) {
    statuses.push((await limited.visitor.ask(api.verify, { code: makeCode() })).status)
  }
  expect(statuses.slice(0, 7).every((status) => status === 404)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})
