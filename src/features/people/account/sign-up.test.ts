import { targetSubject } from '#src/features/people/guard/server/code-limits.ts'
import { signUpPurpose } from './server/send-register-code.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { z } from 'zod'
import { openWorld } from '#tests/world.ts'
import { accountApi } from './contract.ts'
import { termsVersion } from './forms.ts'
import {
  lastCode,
  lastMessage,
  newAccount,
  openBrowser,
} from '#src/features/people/security/test-browser.ts'
import { codeLimits, verificationCodes } from '#src/features/people/guard/tables.ts'
import { users } from './tables.ts'

const { app } = await openWorld({ CODES_PER_DAY: '3' })
const { db } = app.kernel
let n = 0
const phone = () => `1380000${String(++n).padStart(4, '0')}`
const password = 'harbour-Blue-77'

const askCode = (inputNumber: string, browser = openBrowser(app)) =>
  browser.ask(accountApi.getVerificationCode, { inputNumber })
const later = (target: string, time: string) =>
  db
    .update(codeLimits)
    .set({ freeAt: sql`${codeLimits.freeAt} - ${time}::interval` })
    .where(eq(codeLimits.subject, targetSubject(target, signUpPurpose)))

async function form(more: Partial<Record<string, string>> = {}) {
  const inputNumber = more['inputNumber'] ?? phone()
  if (!more['code']) await askCode(inputNumber)
  return {
    inputNumber,
    code: await lastCode(app, inputNumber),
    username: `learner_${++n}`,
    password,
    realName: '李四',
    termsVersion,
    ...more,
  }
}
const register = (input: Record<string, unknown>, browser = openBrowser(app)) =>
  browser.ask(accountApi.register, input)
const fieldErrors = z.object({ fields: z.array(z.object({ path: z.string() })) })
const fieldsOf = (envelope: { data: unknown }) =>
  fieldErrors.parse(envelope.data).fields.map(({ path }) => path)

describe('a code for signing up', () => {
  test('is sent to the phone or the e-mail in the reader’s language, and stored as a hash', async () => {
    const target = phone()
    const { envelope } = await askCode(`+86 ${target}`)
    expect(envelope.data).toEqual({ remaining: 2, waitSeconds: 60 })
    const message = await lastMessage(app, target)
    expect(message).toMatchObject({ channel: 'sms', template: 'account.registerCode' })
    expect(message!.text).toMatch(/^【远帆学堂】您的注册验证码是 \d{6}，5 分钟内有效。/)
    const stored = await db.select().from(verificationCodes)
    expect(JSON.stringify(stored)).not.toContain(await lastCode(app, target))

    await askCode('New.Person@Example.com')
    expect(await lastMessage(app, 'new.person@example.com')).toMatchObject({ channel: 'mail' })
  })

  test('is sent once a minute', async () => {
    const target = phone()
    await askCode(target)
    const { status, envelope } = await askCode(target)
    expect(status).toBe(200)
    expect(envelope).toMatchObject({
      code: 1001,
      error: 'guard.codeTooSoon',
      data: { remaining: 2, waitSeconds: expect.any(Number) },
    })
    await later(target, '60 seconds')
    expect((await askCode(target)).envelope.data).toMatchObject({ remaining: 1 })
  })

  test('has a daily limit, which starts again the next day', async () => {
    const target = phone()
    for (const remaining of [2, 1, 0]) {
      expect((await askCode(target)).envelope.data).toMatchObject({ remaining })
      await later(target, '61 seconds')
    }
    expect((await askCode(target)).envelope).toMatchObject({
      code: 1001,
      error: 'guard.codesUsedUp',
      data: { remaining: 0 },
    })
    await db
      .update(codeLimits)
      .set({ day: sql`day - 1` })
      .where(eq(codeLimits.subject, targetSubject(target, signUpPurpose)))
    expect((await askCode(target)).envelope.data).toMatchObject({ remaining: 2 })
  })

  test('is sent once for 200 simultaneous calls', async () => {
    const target = phone()
    const browser = openBrowser(app, { ip: '10.200.0.1' })
    const answers = await Promise.all(Array.from({ length: 200 }, () => askCode(target, browser)))
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await db.$count(outboxMessages, eq(outboxMessages.to, target))).toBe(1)
  })

  test('is sent at most 200 times a day for one network address', async () => {
    const browser = openBrowser(app, { ip: '10.200.0.2' })
    await askCode(phone(), browser)
    await db
      .update(codeLimits)
      .set({ sent: 200 })
      .where(eq(codeLimits.subject, 'ip:10.200.0.2 codes'))
    const target = phone()
    expect((await askCode(target, browser)).envelope.error).toBe('guard.codesUsedUp')
    // The refusal rolls back as a whole, so the target's count stays.
    expect((await askCode(target)).envelope.data).toMatchObject({ remaining: 2 })
  })

  test('reveals an existing account to its owner only', async () => {
    const target = phone()
    await newAccount(app, { username: `owner_${target}`, password, phone: target })
    const fresh = await askCode(phone())
    const known = await askCode(target)
    expect(known).toEqual(fresh)
    const message = await lastMessage(app, target)
    expect(message!.template).toBe('account.alreadyRegistered')
    expect(message!.text).toContain('/auth/login')
    const tried = await register(await form({ inputNumber: target, code: '123456' }))
    expect(tried.envelope.error).toBe('guard.wrongCode')
  })

  test.each([
    '12345',
    '23812345678',
    'nobody',
    'a@b',
    'x@y.z\u0007',
    `${'a'.repeat(320)}@b.cn`,
    '',
  ])('is not sent to %j', async (inputNumber) => {
    const { status, envelope } = await askCode(inputNumber)
    expect(status).toBe(400)
    expect(fieldsOf(envelope)).toContain('inputNumber')
  })
})

describe('signing up', () => {
  test('makes an account without a role, and signs in', async () => {
    const browser = openBrowser(app)
    const input = await form()
    const { envelope, setCookie } = await register(input, browser)
    expect(envelope.data).toMatchObject({
      userName: input.username,
      realName: '李四',
      accountRole: '0',
      customRoles: [],
      isRemembered: false,
    })
    expect(setCookie).toContain('HttpOnly')
    const [row] = await db.select().from(users).where(eq(users.id, envelope.data.userId))
    expect(row).toMatchObject({ phone: input.inputNumber, email: null, termsVersion })
    expect(row!.passwordHash).toMatch(/^\$argon2id\$/)
    expect(row!.termsAcceptedAt).toBeInstanceOf(Date)
    expect((await browser.ask(accountApi.getStudentInfo, {})).envelope.code).toBe(0)
    const again = await openBrowser(app).ask(accountApi.login, {
      username: input.inputNumber,
      password,
    })
    expect(again.envelope.code).toBe(0)
  })

  test('accepts an e-mail too', async () => {
    const input = await form({ inputNumber: 'Only.Mail@example.com' })
    const code = await lastCode(app, 'only.mail@example.com')
    const { envelope } = await register({ ...input, code })
    expect(envelope.data.phoneNumLX).toBe('')
    const [row] = await db.select().from(users).where(eq(users.id, envelope.data.userId))
    expect(row!.email).toBe('only.mail@example.com')
  })

  test.each([
    [{ username: 'ab' }, 'username'],
    [{ username: 'a b c d' }, 'username'],
    [{ username: '13812345678' }, 'username'],
    [{ username: '008613812345678' }, 'username'],
    [{ password: 'short-1' }, 'password'],
    [{ password: '73950163' }, 'password'],
    [{ password: 'x'.repeat(65) }, 'password'],
    [{ username: 'captain', password: 'my-Captain-9' }, 'password'],
    [{ realName: ' ' }, 'realName'],
    [{ realName: '甲'.repeat(31) }, 'realName'],
    [{ code: '12345' }, 'code'],
    [{ termsVersion: '' }, 'termsVersion'],
    [{ inputNumber: '123' }, 'inputNumber'],
  ])('refuses %j beside the field', async (wrong, path) => {
    const right = {
      inputNumber: '13800001111',
      code: '123456',
      username: 'learner_x',
      password,
      realName: '李四',
      termsVersion,
    }
    const { status, envelope } = await register({ ...right, ...wrong })
    expect(status).toBe(400)
    expect(fieldsOf(envelope)).toEqual([path])
  })

  test.each(['Password123!', 'woaini1314', 'qwertyuiop', 'abababababab', 'iloveyou2024'])(
    'refuses the common password %s beside its field',
    async (common) => {
      const { envelope } = await register(await form({ password: common, code: '000000' }))
      expect(envelope).toMatchObject({ code: 1002, error: 'account.commonPassword' })
      expect(fieldsOf(envelope)).toEqual(['password'])
    },
  )

  test('refuses a taken name in any letter case, and the code stays valid', async () => {
    await newAccount(app, { username: 'Taken_Name', password })
    const input = await form({ username: 'taken_name' })
    const { envelope } = await register(input)
    expect(envelope.error).toBe('account.usernameTaken')
    expect(fieldsOf(envelope)).toEqual(['username'])
    // Repeated refusals cost no guesses; without the code, the answer does not reveal that the name is taken.
    for (let n = 0; n < 6; n++) expect((await register(input)).envelope.error).toBe(envelope.error)
    const bare = await register({ ...input, code: input.code === '000000' ? '000001' : '000000' })
    expect(bare.envelope.error).toBe('guard.wrongCode')
    expect((await register({ ...input, username: 'free_name' })).envelope.code).toBe(0)
  })

  test('a code works once', async () => {
    const input = await form()
    expect((await register(input)).envelope.code).toBe(0)
    const again = await register({ ...input, username: 'second_user' })
    expect(again.envelope.error).toBe('guard.wrongCode')
    expect(fieldsOf(again.envelope)).toEqual(['code'])
  })

  test('a code works for its own phone, for five minutes, until there is a newer one', async () => {
    const input = await form()
    expect((await register({ ...input, inputNumber: phone() })).envelope.error).toBe(
      'guard.wrongCode',
    )
    await later(input.inputNumber, '61 seconds')
    await askCode(input.inputNumber)
    const newer = await lastCode(app, input.inputNumber)
    if (newer !== input.code) {
      expect((await register(input)).envelope.error).toBe('guard.wrongCode')
    }
    await db.update(verificationCodes).set({ expiresAt: sql`now()` })
    expect((await register({ ...input, code: newer })).envelope.error).toBe('guard.wrongCode')
  })

  test('a code allows five guesses, even of 200 simultaneous ones', async () => {
    const input = await form()
    const wrong = Array.from({ length: 200 }, (_, i) => String(i).padStart(6, '0'))
    const answers = await Promise.all(
      wrong.filter((code) => code !== input.code).map((code) => register({ ...input, code })),
    )
    expect(new Set(answers.map(({ envelope }) => envelope.error))).toEqual(
      new Set(['guard.wrongCode']),
    )
    expect((await register(input)).envelope.error).toBe('guard.wrongCode')
  })

  test('simultaneous sign-ups with one code: one succeeds, and the others leave nothing behind', async () => {
    const input = await form()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((i) => register({ ...input, username: `twin_${i}_${n}` })),
    )
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
    expect(await db.$count(users, eq(users.phone, input.inputNumber))).toBe(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('two simultaneous sign-ups with one name: one succeeds', async () => {
    const [a, b] = [await form({ username: 'same_name' }), await form({ username: 'Same_Name' })]
    const answers = await Promise.all([register(a), register(b)])
    const codes = answers.map(({ envelope }) => envelope.error ?? 'fine').sort()
    expect(codes).toEqual(['account.usernameTaken', 'fine'])
  })
})
