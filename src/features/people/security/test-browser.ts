import { and, desc, eq, like, ne, sql } from 'drizzle-orm'
import { guardApi } from '#src/features/people/guard/contract.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import type { App } from '#src/app/create-app.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import {
  type AnswerOf,
  divideInput,
  type Endpoint,
  endpointUrl,
  type Envelope,
} from '#src/shared/endpoint.ts'
import { hashPassword } from '#src/features/people/account/server/password.ts'
import { createUser, type NewUser } from '#src/features/people/account/server/new-user.ts'
import { captchas, codeLimits, puzzles } from '#src/features/people/guard/tables.ts'
import { hashCredential } from '#src/server/http/session.ts'

interface Reply<E extends Endpoint> {
  status: number
  envelope: Envelope<AnswerOf<E>>
  setCookie: string | undefined
}

/** A browser for tests of sign-in, with its own address, user agent, refresh cookie and token. */
export interface Browser {
  token: string
  /** The current refresh credential. */
  refresh: string | undefined
  /** The proof that a person has signed in on this device. */
  device: string | undefined
  /** Calls an endpoint, and keeps cookie and token of the answer. */
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
    device: undefined,
    async ask(endpoint, input) {
      const isGet = endpoint.method === 'GET'
      const url = endpointUrl(endpoint)
      const divided = divideInput(endpoint, input)
      const response = await app.kernel.app.inject({
        method: endpoint.method,
        url: isGet
          ? `${url}?${new URLSearchParams(Object.entries(divided.query).map(([k, v]) => [k, String(v)]))}`
          : url,
        remoteAddress: ip,
        headers: {
          'user-agent': userAgent,
          ...(isGet && divided.headers),
          ...(browser.token && { token: browser.token }),
          cookie: [
            browser.refresh && `farsail_refresh=${browser.refresh}`,
            browser.device && `farsail_device=${browser.device}`,
          ]
            .filter(Boolean)
            .join('; '),
        },
        ...(!isGet && { payload: input }),
      })
      const setCookies = [response.headers['set-cookie'] ?? []].flat()
      const setCookie = setCookies.find((one) => one.startsWith('farsail_refresh='))
      const device = setCookies.find((one) => one.startsWith('farsail_device='))
      const envelope: Envelope<AnswerOf<typeof endpoint>> = response.json()
      const kept = setCookie && /^farsail_refresh=([^;]*)/.exec(setCookie)?.[1]
      if (kept !== undefined) browser.refresh = kept
      if (device) browser.device = /=([^;]*)/.exec(device)![1]
      const { data } = envelope
      if (data && typeof data === 'object' && 'access_token' in data) {
        browser.token = String(data.access_token)
      }
      return { status: response.statusCode, envelope, setCookie }
    },
  }
  return browser
}

/** Makes an account that can sign in with `password`. @returns the user's id */
export async function newAccount(
  app: App,
  { password, ...more }: Omit<NewUser, 'passwordHash'> & { password: string },
): Promise<number> {
  const passwordHash = await hashPassword(password, app.kernel.config.ARGON2_MEMORY_KIB)
  return createUser(app.kernel.db, { realName: '张三', accountRole: '1', ...more, passwordHash })
}

/** Returns the latest mail or text message to a contact. */
export async function lastMessage(app: App, to: string) {
  const [row] = await app.kernel.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.to, to))
    .orderBy(desc(outboxMessages.id))
    .limit(1)
  return row
}

/** Returns the code in the latest mail or text message to a contact; '' without one. */
export async function lastCode(app: App, to: string): Promise<string> {
  return /\d{6}/.exec((await lastMessage(app, to))?.text ?? '')?.[0] ?? ''
}

/** Replaces a captcha's answer, which its picture does not show. */
export async function setCaptcha(app: App, captchaId: string, answer: string): Promise<void> {
  await app.kernel.db
    .update(captchas)
    .set({ answerHash: hashCredential(`${captchaId}:${answer}`) })
    .where(eq(captchas.id, captchaId))
}

/** Solves a puzzle. @returns its ticket, for one code to this contact */
export async function newTicket(
  app: App,
  inputNumber: string,
  browser = openBrowser(app),
): Promise<string> {
  const { envelope } = await browser.ask(guardApi.getPuzzle, {})
  const { puzzleId } = envelope.data
  const x = await placeOf(app, puzzleId)
  const solved = await browser.ask(guardApi.solvePuzzle, { inputNumber, puzzleId, x })
  return solved.envelope.data.ticket
}

/** Reads the place of a puzzle's piece from the database. */
export async function placeOf(app: App, puzzleId: string): Promise<number> {
  const [row] = await app.kernel.db.select().from(puzzles).where(eq(puzzles.id, puzzleId))
  return row!.x!
}

/** Allows another code to this contact before the minute is over. */
export async function waitForCode(app: App, target: string): Promise<void> {
  await app.kernel.db
    .update(codeLimits)
    .set({ freeAt: sql`now()` })
    .where(like(codeLimits.subject, `${target} %`))
}

/** Runs `count` simultaneous calls. */
export const atOnce = <T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)))

/** Reads a person's messages, latest first, in SQL, because their room builds on this one. */
export async function noticesOf(app: App, userId: number) {
  const { rows } = await app.kernel.db.execute<{ title: string; link: string }>(
    sql`select title_zh as title, link from messages where user_id = ${userId} order by id desc`,
  )
  return rows
}

/** Reads the acts on record about a person, latest first, without sign-ins. */
export function actsOn(app: App, userId: number) {
  return app.kernel.db
    .select({ action: auditLog.action, actorId: auditLog.actorId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.subjectUserId, userId), ne(auditLog.action, 'account.signIn')))
    .orderBy(desc(auditLog.id))
}
