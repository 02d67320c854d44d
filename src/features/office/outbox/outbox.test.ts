import { outboxApi } from '#src/features/office/outbox/contract.ts'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountTemplates } from '#src/features/people/account/server/templates-text.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { openWorld, refusal } from '#tests/world.ts'

// Nothing listens there: with a driver, what is sent waits or fails.
const { app, visitor, newUser } = await openWorld({ SMTP_URL: 'smtp://127.0.0.1:1' })
const { db, outbox } = app.kernel
const admin = await newUser('admin')

const sms = {
  channel: 'sms' as const,
  to: '13800001111',
  template: accountTemplates.registerCode,
  locale: 'zh-CN' as const,
  subject: '验证码：271828',
  text: '您的验证码是 271828',
}
const newest = async () => {
  const [row] = await db.select().from(outboxMessages).orderBy(desc(outboxMessages.id)).limit(1)
  return row!
}
async function keep(more: Partial<typeof outboxMessages.$inferInsert> = {}) {
  await outbox.send(db, sms)
  const { id } = await newest()
  if (Object.keys(more).length > 0)
    await db.update(outboxMessages).set(more).where(eq(outboxMessages.id, id))
  return id
}
const acts = async (action: string) =>
  db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(desc(auditLog.id))

const kept = await keep()
const sent = await keep({ status: 'sent', sentAt: new Date(), channel: 'mail', to: 'li@a.example' })
const failed = await keep({ status: 'failed', lastError: 'SMS gateway: HTTP 503' })
const plain = await keep({ template: 'message.digest', secretUntil: null, text: '订单 271828' })

test('the list filters by channel, state, receiver and template, and shows no code', async () => {
  const list = await admin(outboxApi.getOutbox, {})
  expect(list).toMatchObject({
    total: 4,
    more: false,
    pages: 1,
    counts: { waiting: 0, sent: 1, failed: 1, kept: 2 },
    templates: [
      { template: 'account.registerCode', name: { zh: '注册验证码', en: 'Sign-up code' } },
      // One that no room declares any more is shown by its code.
      { template: 'message.digest', name: { zh: 'message.digest' } },
    ],
    drivers: { mail: true, sms: false },
  })
  expect(list.items.map(({ messageId }) => messageId)).toEqual([plain, failed, sent, kept])
  expect(list.items[3]!.subject).toBe('验证码：••••••')
  const ids = async (input: object) =>
    (await admin(outboxApi.getOutbox, input)).items.map(({ messageId }) => messageId)
  expect(await ids({ channel: 'mail' })).toEqual([sent])
  expect(await ids({ status: 'failed' })).toEqual([failed])
  expect(await ids({ keyword: 'A.EXAMPLE' })).toEqual([sent])
  expect(await ids({ keyword: '_' })).toEqual([])
  expect(await ids({ template: 'message.digest' })).toEqual([plain])
})

test('a code can be read only in a message that could not be sent; reading is on record', async () => {
  const read = (messageId: number) => admin(outboxApi.getOutboxMessage, { messageId })
  expect(await read(kept)).toMatchObject({
    hidden: false,
    subject: '验证码：271828',
    text: '您的验证码是 271828',
    can: { retry: { may: false, why: { en: expect.stringContaining('not configured') } } },
  })
  for (const id of [sent, failed]) {
    const message = await read(id)
    expect(message.hidden).toBe(true)
    expect(JSON.stringify(message)).not.toContain('271828')
  }
  expect(await read(plain)).toMatchObject({ hidden: false, text: '订单 271828', expiresAt: null })
  const [act] = await acts('outbox.read')
  expect(act).toMatchObject({ actorId: admin.id, subject: `message:${plain}` })
  expect(await acts('outbox.read')).toHaveLength(4)
  expect(JSON.stringify(await acts('outbox.read'))).not.toContain('13800001111')
  await expect(read(999_999)).rejects.toMatchObject(refusal('outbox.messageUnknown'))
})

test('eight simultaneous retries of a failed message send it once', async () => {
  const messageId = await keep({ status: 'failed', channel: 'mail', to: 'li@a.example' })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => admin.ask(outboxApi.retryOutbox, { messageId })),
  )
  expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
  expect(new Set(answers.map(({ envelope }) => envelope.error))).toEqual(
    new Set([undefined, 'outbox.notRetried']),
  )
  const [act, ...others] = await acts('outbox.retry')
  expect(act).toMatchObject({ subject: `message:${messageId}`, actorId: admin.id })
  expect(others).toEqual([])
})

test('a message that cannot be sent again is refused with the reason', async () => {
  const retry = (messageId: number) => admin(outboxApi.retryOutbox, { messageId })
  await expect(retry(sent)).rejects.toMatchObject(refusal('outbox.notRetried'))
  await expect(retry(kept)).rejects.toMatchObject(refusal('outbox.noDriver'))
  await expect(retry(999_999)).rejects.toMatchObject(refusal('outbox.messageUnknown'))
  const ago = new Date(Date.now() - 1000)
  const old = await keep({ status: 'failed', channel: 'mail', secretUntil: ago })
  await expect(retry(old)).rejects.toMatchObject(refusal('outbox.messageExpired'))
  expect(await admin(outboxApi.getOutboxMessage, { messageId: old })).toMatchObject({
    can: { retry: { may: false, why: { en: expect.stringContaining('expired') } } },
  })
})

test('only administrators read and retry messages', async () => {
  const reviewer = await newUser('reviewer')
  const calls = [
    () => reviewer(outboxApi.getOutbox, {}),
    () => reviewer(outboxApi.getOutboxMessage, { messageId: kept }),
    () => reviewer(outboxApi.retryOutbox, { messageId: failed }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject(refusal('common.forbidden'))
  await expect(visitor(outboxApi.getOutbox, {})).rejects.toMatchObject(refusal('common.noToken'))
})
