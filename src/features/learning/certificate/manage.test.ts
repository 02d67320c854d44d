import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { refusal } from '#tests/world.ts'
import { certificateApi as api } from './contract.ts'
import { groupedCode } from './grouped-code.ts'
import { openCertificates, values } from './test-certificate.ts'

// A specimen is drawn in a process of its own.
vi.setConfig({ testTimeout: 60_000 })

const { db, visitor, newUser, course, graduate, claim } = await openCertificates()

test('a teacher sees a specimen before anything is saved; others do not', async () => {
  const { courseId, teacher } = await course()
  const shown = { courseId, ...values, template: 'modern' as const, validMonths: '12' }
  const { picture } = await teacher(api.previewOffer, shown)
  const [head, data] = picture.split(',')
  expect(head).toBe('data:image/jpeg;base64')
  const jpg = Buffer.from(data!, 'base64')
  expect(await sharp(jpg).metadata()).toMatchObject({ format: 'jpeg', width: 1200 })
  const middle = { left: 400, top: 300, width: 400, height: 250 }
  const pixels = await sharp(jpg).extract(middle).removeAlpha().raw().toBuffer()
  const isPink = (at: number) => pixels[at]! - pixels[at + 1]! > 20
  const pink = Array.from({ length: 400 * 250 }, (_, n) => n * 3).filter(isPink)
  // The words across it are red.
  expect(pink.length).toBeGreaterThan(2000)
  expect((await teacher(api.getOffer, { courseId })).values.template).toBe('classic')
  const other = await newUser('teacher')
  await expect(other(api.previewOffer, shown)).rejects.toMatchObject(refusal('course.notTeacher'))
})

test('an administrator finds and revokes a certificate whose course is removed; its teacher no longer can', async () => {
  const { courseId, teacher } = await course({}, { name: '航海史', nameEn: 'History of Sailing' })
  const code = await claim(await graduate({ courseId }, '欧阳若水'), courseId)
  const admin = await newUser('admin')
  const [kept] = (await admin(api.findIssued, { keyword: groupedCode(code) })).items
  expect(kept).toMatchObject({ code, courseGone: false, can: { revoke: { may: true } } })
  await db.execute(sql`update courses set deleted_at = now() where id = ${courseId}`)
  for (const keyword of ['欧阳若水', '航海史', 'history of sailing']) {
    const { items } = await admin(api.findIssued, { keyword })
    expect(items).toMatchObject([{ code, courseGone: true }])
  }
  expect((await admin(api.findIssued, { keyword: '无此证书' })).items).toEqual([])
  const act = {
    ...{ certificateId: kept!.certificateId, reason: 'error' as const, words: '课程有误' },
  }
  // As when the deleted course is removed for good.
  await db.execute(sql`update certificates set course_id = null where course_id = ${courseId}`)
  await expect(teacher(api.revoke, act)).rejects.toMatchObject(refusal('certificate.notFound'))
  await admin(api.revoke, act)
  expect((await visitor(api.verify, { code })).state).toBe('revoked')
})
