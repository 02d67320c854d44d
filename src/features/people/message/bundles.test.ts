import type { AddressInfo } from 'node:net'
import { and, desc, eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { users } from '#src/features/people/account/tables.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import type { NewMessage } from '#src/shared/message.ts'
import { openWorld } from '#tests/world.ts'
import { messageApi } from './contract.ts'
import { sendBundles } from './server/send-bundles.ts'
import { messageBundles } from './tables.ts'

const delivered: { to: string; source: string }[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    let source = ''
    stream.setEncoding('utf8').on('data', (chunk: string) => (source += chunk))
    stream.on('end', () => {
      delivered.push({ to: session.envelope.rcptTo[0]!.address, source })
      done()
    })
  },
})
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))

const { app, newUser } = await openWorld({
  SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  PUBLIC_URL: 'https://school.example',
})
const { db } = app.kernel

let number = 0
/** Makes a person with an e-mail, a phone, or neither. */
async function newPerson(bound: { email?: boolean; phone?: boolean }, locale?: 'en-US') {
  const person = await newUser('student')
  number += 1
  const email = bound.email ? `p${number}@example.com` : null
  const phone = bound.phone ? `138000000${String(number).padStart(2, '0')}` : null
  await db.update(users).set({ email, phone, locale }).where(eq(users.id, person.id))
  return { ...person, call: person, email, phone }
}
const tell = (userId: number, more: Partial<NewMessage> = {}) =>
  db.transaction((tx) =>
    app.kernel.messages.send(tx, {
      userId,
      kind: 'course',
      title: { zh: '课程已通过审核', en: 'Course approved' },
      text: { zh: '现在可以发布了。', en: 'You may publish it now.' },
      link: '/course/12',
      weight: 'important',
      ...more,
    }),
  )
const writtenTo = (to: string | null) =>
  db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.to, to ?? ''))
    .orderBy(desc(outboxMessages.id))
/** Moves a person's last bundle back, so that the next one is due. */
const later = (userId: number) =>
  db
    .update(messageBundles)
    .set({ sentAt: sql`now() - interval '16 minutes'` })
    .where(eq(messageBundles.userId, userId))
const bundle = () => sendBundles(app.kernel)

test('important messages are sent in one mail, in the person’s language, and are delivered', async () => {
  const me = await newPerson({ email: true }, 'en-US')
  await tell(me.id)
  await tell(me.id, { title: { zh: '开课了', en: 'It begins' }, link: '/course/13?tab=outline' })
  await tell(me.id, { title: { zh: '小事', en: 'A trifle' }, weight: 'plain' })
  expect(await writtenTo(me.email)).toEqual([])
  await bundle()
  const [mail, ...others] = await writtenTo(me.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ channel: 'mail', template: 'message.bundle', locale: 'en-US' })
  expect(mail!.subject).toBe('Farsail: 2 new messages')
  expect(mail!.text).toMatch(/It begins[\s\S]*Course approved/)
  expect(mail!.text).toContain('https://school.example/en-US/course/13?tab=outline')
  expect(mail!.text).toContain('https://school.example/en-US/user/message_settings')
  expect(mail!.text).not.toContain('A trifle')
  expect(mail!.text).not.toMatch(/\p{Script=Han}/u)
  await eventually(() => expect(delivered.map((one) => one.to)).toContain(me.email))
  expect(delivered.find((one) => one.to === me.email)!.source).toContain('text/html')
})

test('a single message is the subject of its mail; without a language the mail is in the school’s', async () => {
  const me = await newPerson({ email: true })
  await tell(me.id)
  await bundle()
  expect(await writtenTo(me.email)).toMatchObject([{ subject: '课程已通过审核', locale: 'zh-CN' }])
})

test('one bundle is sent in a quarter of an hour, for any number of messages and simultaneous runs', async () => {
  const me = await newPerson({ email: true })
  await tell(me.id)
  await Promise.all([bundle(), bundle(), bundle()])
  expect(await writtenTo(me.email)).toHaveLength(1)
  await tell(me.id, { title: { zh: '后来的', en: 'Later' } })
  await bundle()
  expect(await writtenTo(me.email)).toHaveLength(1)
  await later(me.id)
  await Promise.all([bundle(), bundle()])
  const mails = await writtenTo(me.email)
  expect(mails).toHaveLength(2)
  expect(mails[0]).toMatchObject({ subject: '后来的' })
  await later(me.id)
  await bundle()
  expect(await writtenTo(me.email)).toHaveLength(2)
})

test('a message read on the site meanwhile is not mailed, and does not delay the next one', async () => {
  const me = await newPerson({ email: true })
  await tell(me.id)
  await me.call(messageApi.sendMessageMarkAllReads, {})
  await bundle()
  expect(await writtenTo(me.email)).toEqual([])
  await tell(me.id, { title: { zh: '新的', en: 'New' } })
  await bundle()
  expect(await writtenTo(me.email)).toMatchObject([{ subject: '新的' }])
})

test('a locked person gets no mail, and finds the messages on the site later', async () => {
  const me = await newPerson({ email: true })
  const lock = (lockedAt: Date | null) =>
    db.update(users).set({ lockedAt }).where(eq(users.id, me.id))
  await tell(me.id)
  await lock(new Date())
  await tell(me.id, { weight: 'urgent' })
  await bundle()
  expect(await writtenTo(me.email)).toEqual([])
  await lock(null)
  expect(await me.call(messageApi.getSendMessageList, {})).toMatchObject({ total: 2 })
  await tell(me.id)
  await bundle()
  expect(await writtenTo(me.email)).toHaveLength(1)
})

test('switches apply at the time of the bundle too', async () => {
  const me = await newPerson({ email: true })
  const off = { kind: 'course', channel: 'mail', enabled: false } as const
  await tell(me.id)
  await me.call(messageApi.updateSwitch, off)
  await bundle()
  await tell(me.id)
  await bundle()
  expect(await writtenTo(me.email)).toEqual([])
  await tell(me.id, { kind: 'class', title: { zh: '班级', en: 'Class' } })
  await bundle()
  expect(await writtenTo(me.email)).toMatchObject([{ subject: '班级' }])
})

test('a kind switched off on the site is still mailed', async () => {
  const me = await newPerson({ email: true })
  await me.call(messageApi.updateSwitch, { kind: 'course', channel: 'site', enabled: false })
  await tell(me.id)
  await bundle()
  expect(await writtenTo(me.email)).toHaveLength(1)
})

test('text messages are sent only where they are switched on', async () => {
  const [asked, silent] = [await newPerson({ phone: true }), await newPerson({ phone: true })]
  await asked.call(messageApi.updateSwitch, { kind: 'course', channel: 'sms', enabled: true })
  for (const { id } of [asked, silent]) await tell(id)
  await bundle()
  expect(await writtenTo(silent.phone)).toEqual([])
  expect(await writtenTo(asked.phone)).toMatchObject([
    {
      channel: 'sms',
      template: 'message.bundle',
      text: '【远帆学堂】课程已通过审核。详情请登录查看。',
    },
  ])
})

test('an urgent message is sent at once, by mail or else to the phone, whatever the switches', async () => {
  const urgent = { kind: 'system', weight: 'urgent' } as const
  const [mailbox, phone, neither] = [
    await newPerson({ email: true, phone: true }),
    await newPerson({ phone: true }, 'en-US'),
    await newPerson({}),
  ]
  for (const { id } of [mailbox, phone, neither]) await tell(id, urgent)
  expect(await writtenTo(mailbox.email)).toMatchObject([
    { channel: 'mail', template: 'message.urgent', subject: '课程已通过审核' },
  ])
  expect(await writtenTo(mailbox.phone)).toEqual([])
  expect(await writtenTo(phone.phone)).toMatchObject([
    {
      channel: 'sms',
      template: 'message.urgent',
      text: '[Farsail] Course approved: You may publish it now.',
    },
  ])
  // An urgent mail does not delay the next bundle.
  await tell(mailbox.id)
  await bundle()
  expect(await writtenTo(mailbox.email)).toHaveLength(2)
})

test('a message with a used key is mailed once, and without a bundle', async () => {
  const me = await newPerson({ email: true })
  const urgent = { kind: 'system', weight: 'urgent', key: 'once' } as const
  await Promise.all([tell(me.id, urgent), tell(me.id, urgent)])
  expect(await writtenTo(me.email)).toHaveLength(1)
  expect(await db.$count(messageBundles, and(eq(messageBundles.userId, me.id)))).toBe(0)
})
