import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessionApi } from '#src/shared/session-contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld } from '#tests/world.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { codeGuesses } from '#src/features/people/guard/contract.ts'
import { securityApi } from './contract.ts'
import { bindPurpose, recoverPurpose } from './server/purposes.ts'
import { nameSubject } from '#src/features/people/guard/server/subjects.ts'
import { sessions, users } from '#src/features/people/account/tables.ts'
import { puzzles, tries, verificationCodes } from '#src/features/people/guard/tables.ts'
import {
  actsOn,
  atOnce,
  lastCode,
  lastMessage,
  newAccount,
  newTicket,
  noticesOf,
  openBrowser,
  waitForCode,
} from './test-browser.ts'

const { app } = await openWorld()
const { db } = app.kernel
const password = 'harbour-Blue-77'
const next = 'lighthouse-Green-9'
let n = 0

async function someone(more: { lockedAt?: Date } = {}) {
  const username = `forgetter_${++n}`
  const phone = `1370000${String(n).padStart(4, '0')}`
  return { username, phone, id: await newAccount(app, { username, password, phone, ...more }) }
}

const askCode = async (inputNumber: string, ticket?: string) =>
  openBrowser(app).ask(securityApi.getFindPwdCode, {
    inputNumber,
    ticket: ticket ?? (await newTicket(app, inputNumber)),
  })
const reset = (inputNumber: string, code: string, to = next) =>
  openBrowser(app).ask(securityApi.resetPassword, {
    inputNumber,
    code,
    password: to,
    confirmPassword: to,
  })
const signIn = (username: string, typed: string) => {
  const browser = openBrowser(app)
  return browser
    .ask(accountApi.login, { username, password: typed })
    .then(({ envelope }) => ({ browser, code: envelope.code }))
}

describe('asking for a code', () => {
  test('answers alike for a known, an unknown and a locked account, and sends each a different mail', async () => {
    const known = await someone()
    const locked = await someone({ lockedAt: new Date() })
    const answers = []
    for (const target of [known.phone, '13999999999', 'nobody@example.com', locked.phone]) {
      const { status, envelope } = await askCode(target)
      answers.push({ status, envelope })
    }
    expect(answers[0]!.envelope).toMatchObject({ code: 0, data: { remaining: 9, waitSeconds: 60 } })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect((await lastMessage(app, known.phone))?.template).toBe('security.findPasswordCode')
    expect((await lastMessage(app, '13999999999'))?.template).toBe('security.noAccount')
    expect((await lastMessage(app, 'nobody@example.com'))?.text).not.toMatch(/\d{6}/)
    expect((await lastMessage(app, locked.phone))?.template).toBe('security.lockedAccount')
    // An unknown address gets no code.
    expect(await lastCode(app, 'nobody@example.com')).toBe('')
  })

  test('needs a ticket: a missing, a made-up, a truncated or an expired one is refused', async () => {
    const { phone } = await someone()
    const bare = await openBrowser(app).ask(securityApi.getFindPwdCode, { inputNumber: phone })
    expect(bare.envelope).toMatchObject({ code: 1001, error: 'guard.puzzleNeeded' })
    const ticket = await newTicket(app, phone)
    expect((await askCode(phone, 'x'.repeat(43))).envelope.error).toBe('guard.puzzleNeeded')
    expect((await askCode(phone, ticket.slice(1))).envelope.error).toBe('guard.puzzleNeeded')
    await db.update(puzzles).set({ expiresAt: sql`now()` })
    expect((await askCode(phone, ticket)).envelope.error).toBe('guard.puzzleNeeded')
    expect(await lastMessage(app, phone)).toBeUndefined()
  })

  test('uses a ticket for one code, even in 200 simultaneous calls', async () => {
    const ticket = await newTicket(app, '13610000007')
    const others = await atOnce(20, (i) => askCode(`1361001${String(i).padStart(4, '0')}`, ticket))
    expect(new Set(others.map(({ envelope }) => envelope.error))).toEqual(
      new Set(['guard.puzzleNeeded']),
    )
    const answers = await atOnce(200, () => askCode('13610000007', ticket))
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
    expect(await lastMessage(app, '13610010001')).toBeUndefined()
  })

  test('keeps the ticket when the code is refused: one a minute, ten a day', async () => {
    const { phone } = await someone()
    await askCode(phone)
    const ticket = await newTicket(app, phone)
    const soon = await askCode(phone, ticket)
    expect(soon.envelope).toMatchObject({
      code: 1001,
      error: 'guard.codeTooSoon',
      data: { remaining: 9 },
    })
    await waitForCode(app, phone)
    expect((await askCode(phone, ticket)).envelope.data).toMatchObject({ remaining: 8 })
    for (let left = 7; left >= 0; left--) {
      await waitForCode(app, phone)
      expect((await askCode(phone)).envelope.data).toMatchObject({ remaining: left })
    }
    await waitForCode(app, phone)
    expect((await askCode(phone)).envelope).toMatchObject({
      code: 1001,
      error: 'guard.codesUsedUp',
      data: { remaining: 0 },
    })
  })
})

describe('a new password with the code', () => {
  test('signs all devices out, clears failures, notifies the person and is on record', async () => {
    const { id, username, phone } = await someone()
    const { browser } = await signIn(username, password)
    expect((await browser.ask(securityApi.getAccount, {})).envelope.code).toBe(0)
    for (let i = 0; i < 3; i++) await signIn(username, 'wrong')
    await askCode(phone)
    const { envelope } = await reset(phone, await lastCode(app, phone))
    expect(envelope).toMatchObject({ code: 0, data: {} })

    expect((await browser.ask(securityApi.getAccount, {})).envelope.code).toBe(403)
    expect((await browser.ask(sessionApi.refresh, {})).envelope.code).toBe(403)
    const failed = eq(tries.subject, nameSubject(username))
    expect(await db.$count(tries, failed)).toBe(0)
    expect((await signIn(username, next)).code).toBe(0)
    expect((await signIn(username, password)).code).not.toBe(0)
    expect(await noticesOf(app, id)).toMatchObject([{ title: '您的密码已修改' }])
    expect(await actsOn(app, id)).toMatchObject([
      { action: 'security.setPassword', actorId: id, detail: { way: 'code', endedSessions: 1 } },
    ])
    const [row] = await db.select().from(users).where(eq(users.id, id))
    expect(row!.passwordChangedAt).not.toBeNull()
  })

  test('works once: 200 simultaneous calls and later replays change it once', async () => {
    const { id, phone } = await someone()
    await askCode(phone)
    const code = await lastCode(app, phone)
    const answers = await atOnce(200, (i) => reset(phone, code, `${next}-${i}`))
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect((await reset(phone, code)).envelope.error).toBe('guard.wrongCode')
    expect(await actsOn(app, id)).toHaveLength(1)
  })

  test('a code allows five guesses', async () => {
    const { phone } = await someone()
    await askCode(phone)
    const code = await lastCode(app, phone)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let i = 0; i < codeGuesses; i++) {
      expect((await reset(phone, wrong)).envelope.error).toBe('guard.wrongCode')
    }
    expect((await reset(phone, code)).envelope.error).toBe('guard.wrongCode')
  })

  test('refuses a code of another person, of another purpose, an expired and an older one', async () => {
    const mine = await someone()
    const theirs = await someone()
    await askCode(theirs.phone)
    const foreign = await lastCode(app, theirs.phone)
    await askCode(mine.phone)
    const old = await lastCode(app, mine.phone)
    if (foreign !== old) {
      expect((await reset(mine.phone, foreign)).envelope.error).toBe('guard.wrongCode')
    }
    await waitForCode(app, mine.phone)
    await askCode(mine.phone)
    const latest = await lastCode(app, mine.phone)
    if (latest !== old) {
      expect((await reset(mine.phone, old)).envelope.error).toBe('guard.wrongCode')
    }
    const ofMine = eq(verificationCodes.target, mine.phone)
    await db.update(verificationCodes).set({ purpose: bindPurpose }).where(ofMine)
    expect((await reset(mine.phone, latest)).envelope.error).toBe('guard.wrongCode')
    await db
      .update(verificationCodes)
      .set({ purpose: recoverPurpose, expiresAt: sql`now()` })
      .where(ofMine)
    expect((await reset(mine.phone, latest)).envelope.error).toBe('guard.wrongCode')
    expect((await signIn(mine.username, password)).code).toBe(0)
  })

  test('refuses a password that differs from its repetition, is common, or holds the name, and keeps the code', async () => {
    const { phone, username } = await someone()
    await askCode(phone)
    const code = await lastCode(app, phone)
    const { envelope, status } = await openBrowser(app).ask(securityApi.resetPassword, {
      inputNumber: phone,
      code,
      password: next,
      confirmPassword: `${next}!`,
    })
    expect(status).toBe(400)
    expect(envelope.data).toMatchObject({
      fields: [{ path: 'confirmPassword', en: 'Passwords do not match' }],
    })
    expect((await reset(phone, code, 'password123')).envelope.error).toBe('account.commonPassword')
    const named = await reset(phone, code, `${username}-77`)
    expect(named.envelope.data).toMatchObject({ fields: [{ path: 'password' }] })
    expect((await reset(phone, code)).envelope.code).toBe(0)
  })

  test('an account locked after the code was sent stays locked', async () => {
    const { id, phone } = await someone()
    await askCode(phone)
    const code = await lastCode(app, phone)
    await db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, id))
    expect((await reset(phone, code)).envelope.error).toBe('guard.wrongCode')
    expect(await actsOn(app, id)).toEqual([])
  })

  test('a sign-in running while the account is erased leaves no session', async () => {
    const { id, username } = await someone()
    const entered = await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, id)).for('update')
      const coming = signIn(username, password)
      await eventually(async () => {
        const { rows } = await db.execute(sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
        expect(rows).toHaveLength(1)
      }, 5000)
      await tx.update(users).set({ erasedAt: new Date() }).where(eq(users.id, id))
      return { coming }
    })
    expect((await entered.coming).code).not.toBe(0)
    expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0)
  })

  test('a simultaneous sign-in with the old password leaves no session', async () => {
    const { id, username, phone } = await someone()
    await askCode(phone)
    const code = await lastCode(app, phone)
    const [, ...entered] = await Promise.all([
      reset(phone, code),
      ...Array.from({ length: 20 }, () => signIn(username, password)),
    ])
    for (const { browser, code: answer } of entered) {
      if (answer !== 0) continue
      expect((await browser.ask(securityApi.getAccount, {})).envelope.code).toBe(403)
    }
    expect((await actsOn(app, id))[0]!.action).toBe('security.setPassword')
  })
})
