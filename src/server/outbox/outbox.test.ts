import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { readConfig } from '#src/config.ts'
import { openJobs, type Jobs } from '../jobs/jobs.ts'
import { type Mail, openOutbox, type Outbox } from './outbox.ts'
import { redactOutbox } from './redact.ts'
import { installationMarks } from '../database/tables.ts'
import { outboxMessages } from './tables.ts'
import { defineTemplates } from './templates.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'

const secret = 'a secret shared with the gateway'
const templates = defineTemplates('test', {
  code: { zh: '注册验证码', en: 'Sign-up code', secretMinutes: 5 },
  news: { zh: '通知', en: 'Notice' },
})
const mail: Mail = {
  channel: 'mail',
  to: 'li@example.com',
  template: templates.code,
  locale: 'zh-CN',
  subject: '注册验证码',
  text: '您的验证码是 314159',
  html: '<p>您的验证码是 <b>314159</b></p>',
}
const sms: Mail = { ...mail, channel: 'sms', to: '13800000000' }
delete sms.html

let database: TestDatabase
let jobs: Jobs
let outbox: Outbox
let lines: string[]

/** The messages that the SMTP server and the gateway received, and their answers. */
const mails: { from: string; to: string[]; source: string }[] = []
const posts: { headers: IncomingMessage['headers']; body: string }[] = []
let gatewayAnswers: number[] = []

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(
      address.startsWith('nobody')
        ? Object.assign(new Error('no such user 314159'), { responseCode: 550 })
        : null,
    ),
  onData(stream, session, done) {
    let source = ''
    stream.setEncoding('utf8').on('data', (chunk: string) => (source += chunk))
    stream.on('end', () => {
      const { mailFrom, rcptTo } = session.envelope
      mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map((one) => one.address),
        source,
      })
      done()
    })
  },
})
const gateway = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
  request.on('end', () => {
    posts.push({ headers: request.headers, body })
    response.statusCode = gatewayAnswers.shift() ?? 200
    response.end(`echo ${body}`)
  })
})

beforeAll(async () => {
  database = await testDatabase()
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await jobs.stop()
  outbox.close()
  await database.db.delete(outboxMessages)
})
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve))
  gateway.close()
})

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
const drivers = () => ({
  SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
  MAIL_FROM: '远帆学堂 <no-reply@school.example>',
  SMS_URL: `http://127.0.0.1:${portOf(gateway)}/send`,
  SMS_SECRET: secret,
})

async function open(settings: Record<string, string>, production = true): Promise<void> {
  lines = []
  posts.length = 0
  mails.length = 0
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  jobs = openJobs(database.config, log, { pollSeconds: 0.5 })
  const config = readConfig({ FARSAIL_DATA: '/nowhere', ...settings })
  outbox = openOutbox({ config, db: database.db, jobs, log }, production)
  await jobs.start()
}

const rows = () => database.db.select().from(outboxMessages)
const statusBecomes = (status: string) =>
  eventually(async () => expect((await rows()).map((row) => row.status)).toEqual([status]), 15_000)

test('mail is sent by SMTP once, with both bodies and a stable id', async () => {
  await open(drivers())
  await database.db.transaction((tx) => outbox.send(tx, mail))
  await statusBecomes('sent')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ from: 'no-reply@school.example', to: ['li@example.com'] })
  const [row] = await rows()
  expect(mails[0]!.source).toContain(`Message-ID: <outbox-${row!.id}-`)
  expect(mails[0]!.source).toContain('text/plain')
  expect(mails[0]!.source).toContain('text/html')
  expect(row).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) })
})

test('an address cannot add further recipients', async () => {
  await open(drivers())
  await outbox.send(database.db, { ...mail, to: 'li@example.com, wang@example.com' })
  await eventually(async () => expect((await rows())[0]!.attempts).toBeGreaterThan(0))
  expect(mails.flatMap((one) => one.to)).not.toContain('wang@example.com')
})

test('mail to an unknown mailbox is not retried, and the code is not logged', async () => {
  await open(drivers())
  await outbox.send(database.db, { ...mail, to: 'nobody@example.com' })
  await statusBecomes('failed')
  const [row] = await rows()
  expect(row).toMatchObject({ attempts: 1, lastError: expect.stringContaining('550') })
  expect(`${row!.lastError}${lines.join('')}`).not.toContain('314159')
})

test('text messages are signed and carry an idempotency key', async () => {
  await open(drivers())
  await outbox.send(database.db, sms)
  await statusBecomes('sent')
  const { headers, body } = posts[0]!
  const expected = createHmac('sha256', secret)
    .update(`${String(headers['x-farsail-timestamp'])}.${body}`)
    .digest('hex')
  expect(headers['x-farsail-signature']).toBe(expected)
  expect(Math.abs(Number(headers['x-farsail-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  expect(JSON.parse(body)).toMatchObject({ to: sms.to, text: sms.text, locale: 'zh-CN' })
  expect(mails).toEqual([])
})

test('a call to an unavailable gateway is retried with the same key', async () => {
  await open(drivers())
  gatewayAnswers = [503]
  await outbox.send(database.db, sms)
  await eventually(async () => expect((await rows())[0]).toMatchObject({ attempts: 1 }))
  expect((await rows())[0]).toMatchObject({ status: 'waiting', lastError: 'SMS gateway: HTTP 503' })
  await statusBecomes('sent')
  expect(posts).toHaveLength(2)
  expect(posts[0]!.headers['idempotency-key']).toBe(posts[1]!.headers['idempotency-key'])
  expect(lines.join('')).not.toContain('314159')
})

test('a text message that the gateway refuses is not retried', async () => {
  await open(drivers())
  gatewayAnswers = [422]
  await outbox.send(database.db, sms)
  await statusBecomes('failed')
  expect(posts).toHaveLength(1)
})

test('a rolled-back transaction sends nothing', async () => {
  await open(drivers())
  const refused = database.db.transaction(async (tx) => {
    await outbox.send(tx, sms)
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  await outbox.send(database.db, { ...sms, to: '13900000000' })
  await statusBecomes('sent')
  expect(posts.map((post) => JSON.parse(post.body) as unknown)).toMatchObject([
    { to: '13900000000' },
  ])
})

test('without a driver messages are kept in the outbox and logged in development only', async () => {
  await open({})
  await outbox.send(database.db, sms)
  await statusBecomes('kept')
  expect(lines.join('')).not.toContain('314159')
  await jobs.stop()
  await open({}, false)
  await outbox.send(database.db, mail)
  expect(lines.filter((line) => line.includes('314159'))).toHaveLength(1)
  const kept = await database.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.status, 'kept'))
  expect(kept).toHaveLength(2)
})

test('the log of a demo school contains its messages', async () => {
  await open({})
  await database.db.insert(installationMarks).values({ name: 'demo' })
  await outbox.send(database.db, mail)
  await database.db.delete(installationMarks)
  expect(lines.filter((line) => line.includes('314159'))).toHaveLength(1)
})

test('a gateway without a secret is refused at startup', async () => {
  await expect(open({ SMS_URL: 'http://127.0.0.1:9/' })).rejects.toThrow('SMS_SECRET')
})

test('an expired code is not sent, and is masked in the outbox', async () => {
  await open({})
  await outbox.send(database.db, mail)
  await outbox.send(database.db, { ...mail, template: templates.news, text: '订单 314159' })
  const isCode = eq(outboxMessages.template, mail.template.id)
  const long = new Date(Date.now() - 3_600_000)
  // A driver is configured now, and the code has expired.
  await database.db
    .update(outboxMessages)
    .set({ secretUntil: long, status: 'waiting' })
    .where(isCode)
  await jobs.stop()
  await open(drivers())
  const [row] = await database.db.select().from(outboxMessages).where(isCode)
  await jobs.enqueue(database.db, 'outbox-deliver', { id: row!.id })
  await eventually(async () => {
    const [now] = await database.db.select().from(outboxMessages).where(isCode)
    expect(now).toMatchObject({ status: 'failed', lastError: 'expired before it could be sent' })
  }, 15_000)
  expect(mails).toEqual([])
  await redactOutbox(database.db)
  const [code, other] = await database.db.select().from(outboxMessages).orderBy(outboxMessages.id)
  expect(code!.redactedAt).not.toBeNull()
  expect(`${code!.subject}${code!.text}${code!.html}`).not.toContain('314159')
  expect(code!.text).toContain('您的验证码是')
  expect(other!.text).toContain('314159')
})

test('a failed or kept message is sent again once', async () => {
  await open({})
  await outbox.send(database.db, sms)
  const { id } = (await rows())[0]!
  const retry = () => database.db.transaction((tx) => outbox.retry(tx, id))
  expect(await retry()).toBe('noDriver')
  await jobs.stop()
  await open(drivers())
  const outcomes = await Promise.all(Array.from({ length: 10 }, retry))
  expect(outcomes.filter((one) => one === 'queued')).toHaveLength(1)
  await statusBecomes('sent')
  expect(posts).toHaveLength(1)
  expect(await retry()).toBe('notRetried')
  expect(await database.db.transaction((tx) => outbox.retry(tx, id + 1))).toBe('unknown')
  await database.db
    .update(outboxMessages)
    .set({ status: 'failed', secretUntil: new Date(Date.now() - 1000) })
  expect(await retry()).toBe('expired')
})
