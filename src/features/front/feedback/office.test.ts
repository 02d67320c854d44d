import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/features/people/account/tables.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { files } from '#src/server/storage/tables.ts'
import { uploadTo } from '#src/server/testing/upload.ts'
import { allRefused, openWorld, type Person, refusal } from '#tests/world.ts'
import { expectAgreement } from '#tests/can.ts'
import { feedbackApi } from './contract.ts'
import { feedback } from './tables.ts'

const { app, visitor, newUser } = await openWorld()
const { db, app: server, storage } = app.kernel
const admin = await newUser('admin')

async function send(person: Person, more: { remark?: string; name?: string; file?: string } = {}) {
  const id = randomUUID()
  const attachment = more.file && (await attach(person, more.file))
  const { remark = '第三章的音频没有声音。', name = '李明' } = more
  await person(feedbackApi.submitFeedback, { id, remark, name, mobile: '13800000000', attachment })
  const [row] = await db.select().from(feedback).where(eq(feedback.id, id))
  return row!.number
}
async function attach(person: Person, name: string) {
  const bytes = `content of ${randomUUID()}`
  const { data } = await uploadTo(server, feedbackApi.uploadAttachment, {
    ...{ token: person.token, name, bytes },
  })
  return data.token
}
const lastAct = async () =>
  (await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]!
const withEmail = async (person: Person) => {
  const email = `${person.username}@mail.example`
  await db.update(users).set({ email, locale: 'en-US' }).where(eq(users.id, person.id))
  return email
}

test('the list is searched, filtered and sorted, and counts each state', async () => {
  await db.delete(feedback)
  const student = await newUser('student', { username: 'chensiyuan', realName: '陈思远' })
  const own = await send(student, { remark: '希望增加案例', file: 'case.txt' })
  const other = await send(visitor, { remark: 'The film stops', name: 'Anna' })
  const old = await send(visitor, { remark: '100%_真的' })
  await db
    .update(feedback)
    .set({ createdAt: new Date('2026-03-01T15:59:00Z'), status: 'closed' })
    .where(eq(feedback.number, old))
  const list = async (input: object) =>
    (await admin(feedbackApi.getFeedbackList, input)).items.map(({ feedbackId }) => feedbackId)

  expect(await list({})).toEqual([other, own])
  expect(await list({ status: 'all' })).toEqual([other, own, old])
  expect(await list({ status: 'all', sort: 'oldest' })).toEqual([old, own, other])
  expect(await list({ status: 'all', sort: 'largest' })).toEqual([own, other, old])
  expect(await list({ keyword: '案例' })).toEqual([own])
  expect(await list({ keyword: 'chensiy' })).toEqual([own])
  expect(await list({ keyword: 'anna' })).toEqual([other])
  expect(await list({ status: 'all', keyword: '%_' })).toEqual([old])
  expect(await list({ sender: 'person' })).toEqual([own])
  expect(await list({ sender: 'visitor' })).toEqual([other])
  expect(await list({ attachment: 'with' })).toEqual([own])
  expect(await list({ attachment: 'without' })).toEqual([other])
  // 15:59 in London's zone is 23:59 at the school.
  expect(await list({ status: 'all', from: '2026-03-01', to: '2026-03-01' })).toEqual([old])
  expect(await list({ status: 'all', from: '2026-03-05', to: '2026-03-01' })).toEqual([old])
  expect(await list({ status: 'all', to: '2026-02-28' })).toEqual([])

  const answer = await admin(feedbackApi.getFeedbackList, {})
  expect(answer).toMatchObject({ total: 2, pages: 1, stored: { files: 1 } })
  expect(answer.counts).toEqual({ new: 2, inProgress: 0, answered: 0, closed: 1 })
  expect(answer.items[1]).toMatchObject({
    ...{ status: 'new', remark: '希望增加案例', name: '李明', mobile: '13800000000' },
    person: { userId: student.id, userName: 'chensiyuan', name: '陈思远', realName: '陈思远' },
    attachment: { name: 'case.txt', size: 47 },
  })
})

test('opening a feedback is on record, once in ten minutes', async () => {
  const feedbackId = await send(visitor)
  const read = () =>
    db.$count(
      auditLog,
      and(eq(auditLog.action, 'feedback.read'), eq(auditLog.subject, `feedback:${feedbackId}`)),
    )
  await admin(feedbackApi.getFeedback, { feedbackId })
  expect(await lastAct()).toMatchObject({ action: 'feedback.read', actorId: admin.id })
  await admin(feedbackApi.getFeedback, { feedbackId })
  expect(await read()).toBe(1)
  await (
    await newUser('admin')
  )(feedbackApi.getFeedback, { feedbackId })
  expect(await read()).toBe(2)
})

test('an attachment is downloaded by a signed address, never shown, whatever it claims to be', async () => {
  const feedbackId = await send(visitor, { file: 'page.txt' })
  const { attachment } = await admin(feedbackApi.getFeedback, { feedbackId })
  expect(attachment).toMatchObject({ name: 'page.txt', mime: 'text/plain' })
  const opened = await server.inject(attachment!.url)
  expect(opened.statusCode).toBe(200)
  expect(opened.headers['content-disposition']).toMatch(/^attachment/)
  expect(opened.headers['x-content-type-options']).toBe('nosniff')
  expect(opened.headers['content-security-policy']).toContain('sandbox')
  expect((await server.inject(attachment!.url.split('?')[0]!)).statusCode).toBeGreaterThan(400)
})

test('an answer reaches the person as a message and by mail, once, and is on record', async () => {
  const student = await newUser('student')
  const email = await withEmail(student)
  const feedbackId = await send(student)
  const before = await admin(feedbackApi.getFeedback, { feedbackId })
  expect(before.mailTo).toBe(`${email[0]}***@mail.example`)
  expect(before.can.answer.may).toBe(true)
  const text = '音频已经修复，感谢您的反馈。'
  const both = await Promise.allSettled([
    admin(feedbackApi.answerFeedback, { feedbackId, text, seen: 0 }),
    (await newUser('admin'))(feedbackApi.answerFeedback, { feedbackId, text, seen: 0 }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refusal('feedback.answeredMeanwhile'),
  })
  const { items } = await student(messageApi.getSendMessageList, {})
  expect(items).toHaveLength(1)
  expect(items[0]!.text).toContain(text)
  expect(items[0]!.text).toContain('第三章的音频没有声音。')
  const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.to, email))
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({
    ...{ template: 'feedback.answer', subject: 'Your feedback has been answered' },
  })
  expect(mails[0]!.text).toContain(text)
  const after = await admin(feedbackApi.getFeedback, { feedbackId })
  expect(after).toMatchObject({ status: 'answered', answers: [{ text, byMail: true }] })
  expect(await lastAct()).toMatchObject({
    ...{ action: 'feedback.answer', subject: `feedback:${feedbackId}`, subjectUserId: student.id },
  })
  await admin(feedbackApi.answerFeedback, { feedbackId, text: '还有一点', seen: 1 })
})

test('the right to answer agrees with the act: for a visitor there is only the phone', async () => {
  for (const person of [visitor, await newUser('student')]) {
    const feedbackId = await send(person)
    const { can } = await admin(feedbackApi.getFeedback, { feedbackId })
    expect(can.answer.may).toBe(person !== visitor)
    const answer = { feedbackId, text: '您好', seen: 0 }
    expectAgreement(can.answer, await admin.ask(feedbackApi.answerFeedback, answer))
  }
})

test('a state and a note are on record when they change, and only then', async () => {
  const feedbackId = await send(visitor)
  await admin(feedbackApi.setStatus, { feedbackId, status: 'inProgress' })
  expect(await lastAct()).toMatchObject({
    ...{ action: 'feedback.status', actorId: admin.id },
    detail: { before: 'new', after: 'inProgress' },
  })
  await admin(feedbackApi.saveNote, { feedbackId, note: '已转课程组' })
  const act = await lastAct()
  expect(act).toMatchObject({ action: 'feedback.note', detail: {} })
  await admin(feedbackApi.setStatus, { feedbackId, status: 'inProgress' })
  await admin(feedbackApi.saveNote, { feedbackId, note: '已转课程组' })
  expect((await lastAct()).id).toBe(act.id)
  expect(await admin(feedbackApi.getFeedback, { feedbackId })).toMatchObject({
    ...{ status: 'inProgress', note: '已转课程组' },
  })
})

test('deleting takes the attachment, its bytes and the answers with it', async () => {
  const student = await newUser('student')
  const feedbackId = await send(student, { file: 'gone.txt' })
  const [row] = await db.select().from(feedback).where(eq(feedback.number, feedbackId))
  const [file] = await db.select().from(files).where(eq(files.id, row!.attachmentFileId!))
  await admin(feedbackApi.answerFeedback, { feedbackId, text: '谢谢', seen: 0 })
  await admin(feedbackApi.deleteFeedback, { feedbackId })
  expect(await lastAct()).toMatchObject({ action: 'feedback.delete', detail: { withFile: true } })
  expect(await storage.size(file!.key)).toBeUndefined()
  expect(await db.$count(files, eq(files.id, file!.id))).toBe(0)
  const later = [
    admin(feedbackApi.getFeedback, { feedbackId }),
    admin(feedbackApi.deleteFeedback, { feedbackId }),
    admin(feedbackApi.setStatus, { feedbackId, status: 'closed' }),
    admin(feedbackApi.saveNote, { feedbackId, note: 'x' }),
    admin(feedbackApi.deleteAttachment, { feedbackId }),
  ]
  await allRefused(later, refusal('feedback.unknown'))
})

test('the attachment alone can be deleted; the words stay', async () => {
  const feedbackId = await send(visitor, { file: 'large.txt' })
  await admin(feedbackApi.deleteAttachment, { feedbackId })
  await admin(feedbackApi.deleteAttachment, { feedbackId })
  expect(await lastAct()).toMatchObject({ action: 'feedback.deleteFile' })
  expect(await admin(feedbackApi.getFeedback, { feedbackId })).toMatchObject({
    ...{ attachment: null, remark: '第三章的音频没有声音。' },
  })
})
