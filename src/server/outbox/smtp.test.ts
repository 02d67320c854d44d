import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { smtpDriver } from './smtp.ts'
import type { OutboxRow } from './tables.ts'

const row: OutboxRow = {
  id: 7,
  channel: 'mail',
  to: 'li@example.com',
  template: 'account.registerCode',
  locale: 'zh-CN',
  subject: '注册验证码',
  text: '您的验证码是 314159',
  html: null,
  status: 'waiting',
  attempts: 0,
  lastError: null,
  secretUntil: null,
  createdAt: new Date(),
  sentAt: null,
} as OutboxRow

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/**
 * Starts a real SMTP server.
 * @returns its port, and the mails it received
 */
async function serve(options: SMTPServerOptions): Promise<{ port: number; mails: string[] }> {
  const mails: string[] = []
  const server = new SMTPServer({
    ...options,
    onData(stream, _session, done) {
      let source = ''
      stream.setEncoding('utf8').on('data', (chunk: string) => (source += chunk))
      stream.on('end', () => {
        mails.push(source)
        done()
      })
    },
  })
  // The server reports a client that hangs up in the middle of a handshake as an error.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return { port: (server.server.address() as AddressInfo).port, mails }
}

function send(url: string) {
  const driver = smtpDriver(url, 'School <no-reply@school.example>', (one) => `<b>${one.text}</b>`)
  closing.push(() => driver.close())
  return driver.deliver(row, new AbortController().signal)
}

const plain: SMTPServerOptions = { disabledCommands: ['STARTTLS'] }
const withPassword: SMTPServerOptions = {
  ...plain,
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    password === 'right'
      ? done(null, { user: username })
      : done(Object.assign(new Error('no: 314159'), { responseCode: 535 })),
}

test('the right password sends a mail with text and HTML', async () => {
  const { port, mails } = await serve(withPassword)
  await send(`smtp://school:right@127.0.0.1:${port}`)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('text/plain')
  expect(mails[0]).toContain('text/html')
})

test('a wrong password sends nothing and is a temporary failure', async () => {
  const { port, mails } = await serve(withPassword)
  const refused = await send(`smtp://school:wrong@127.0.0.1:${port}`).catch(
    (error: unknown) => error,
  )
  expect(refused).toMatchObject({ lasting: false, message: expect.stringContaining('EAUTH') })
  expect(String(refused)).not.toContain('314159')
  expect(mails).toEqual([])
})

test('an unreachable server is a temporary failure', async () => {
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address() as AddressInfo
      server.close(() => resolve(address))
    })
  })
  await expect(send(`smtp://127.0.0.1:${port}`)).rejects.toMatchObject({ lasting: false })
})

test('a server that closes the connection at once is a temporary failure', async () => {
  const server = createServer((socket) => socket.end('421 busy\r\n'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  await expect(send(`smtp://127.0.0.1:${port}`)).rejects.toMatchObject({ lasting: false })
})

test.each(['smtp', 'smtps'])(
  'over %s a server with an untrusted certificate gets no mail',
  async (scheme) => {
    const { port, mails } = await serve({ secure: scheme === 'smtps', authOptional: true })
    await expect(send(`${scheme}://127.0.0.1:${port}`)).rejects.toMatchObject({ lasting: false })
    expect(mails).toEqual([])
  },
)
