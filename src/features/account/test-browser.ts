import { desc, eq } from 'drizzle-orm'
import type { App } from '#src/server/app.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { type AnswerOf, type Endpoint, endpointUrl, type Envelope } from '#src/shared/endpoint.ts'
import { hashPassword } from './server/password.ts'
import { createUser, type NewUser } from './server/new-user.ts'
import { captchas } from './tables.ts'
import { hashCredential } from '#src/server/session.ts'

export interface Reply<E extends Endpoint> {
  status: number
  envelope: Envelope<AnswerOf<E>>
  setCookie: string | undefined
}

/** For tests of signing in: a browser with its address, name, refresh cookie and token. */
export interface Browser {
  token: string
  /** The refresh credential it holds. */
  refresh: string | undefined
  /** Calls, and keeps the cookie and the token of the answer. */
  ask<E extends Endpoint>(endpoint: E, input: Record<string, unknown>): Promise<Reply<E>>
}

let lastAddress = 0

export function openBrowser(
  app: App,
  { ip = `10.1.${lastAddress >> 8}.${lastAddress++ & 255}`, userAgent = 'Test/1' } = {},
): Browser {
  const browser: Browser = {
    token: '',
    refresh: undefined,
    async ask(endpoint, input) {
      const isGet = endpoint.method === 'GET'
      const url = endpointUrl(endpoint)
      const response = await app.kernel.app.inject({
        method: endpoint.method,
        url: isGet
          ? `${url}?${new URLSearchParams(Object.entries(input).map(([k, v]) => [k, String(v)]))}`
          : url,
        remoteAddress: ip,
        headers: {
          'user-agent': userAgent,
          ...(browser.token && { token: browser.token }),
          ...(browser.refresh && { cookie: `farsail_refresh=${browser.refresh}` }),
        },
        ...(!isGet && { payload: input }),
      })
      const setCookie = [response.headers['set-cookie'] ?? []].flat()[0]
      const envelope: Envelope<AnswerOf<typeof endpoint>> = response.json()
      const kept = setCookie && /^farsail_refresh=([^;]*)/.exec(setCookie)?.[1]
      if (kept !== undefined) browser.refresh = kept
      const { data } = envelope
      if (data && typeof data === 'object' && 'access_token' in data) {
        browser.token = String(data.access_token)
      }
      return { status: response.statusCode, envelope, setCookie }
    },
  }
  return browser
}

/** An account that can sign in with `password`. */
export async function newAccount(
  app: App,
  { password, ...more }: Omit<NewUser, 'passwordHash'> & { password: string },
): Promise<number> {
  const passwordHash = await hashPassword(password, app.kernel.config.ARGON2_MEMORY_KIB)
  return createUser(app.kernel.db, { realName: '张三', accountRole: '1', ...more, passwordHash })
}

/** The latest message to a phone or an e-mail. */
export async function lastMessage(app: App, to: string) {
  const [row] = await app.kernel.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.to, to))
    .orderBy(desc(outboxMessages.id))
    .limit(1)
  return row
}

/** The code in the latest message. */
export async function lastCode(app: App, to: string): Promise<string> {
  return /\d{6}/.exec((await lastMessage(app, to))?.text ?? '')?.[0] ?? ''
}

/** Makes a captcha's answer known; its picture was drawn from another. */
export async function setCaptcha(app: App, captchaId: string, answer: string): Promise<void> {
  await app.kernel.db
    .update(captchas)
    .set({ answerHash: hashCredential(`${captchaId}:${answer}`) })
    .where(eq(captchas.id, captchaId))
}
