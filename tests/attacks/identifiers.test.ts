import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#src/features/people/account/contract.ts'
import { termsVersion } from '#src/features/people/account/forms.ts'
import { codeLimits, tries, verificationCodes } from '#src/features/people/guard/tables.ts'
import { lastCode, newAccount, openBrowser } from '#src/features/people/security/test-browser.ts'
import { openWorld } from '#tests/world.ts'

const { app } = await openWorld()
const { db } = app.kernel
const password = 'harbour-Blue-77'
const unseen = ['\u200b', '\u00ad', '\u2060', '\u200f', '\u3164', '\u2800']

describe('spellings of one identifier', () => {
  test('unseen characters in an e-mail bring no second code', async () => {
    const askFor = (inputNumber: string) =>
      openBrowser(app).ask(accountApi.getVerificationCode, { inputNumber })
    expect((await askFor('target@example.com')).envelope.code).toBe(0)
    const spellings = unseen.flatMap((mark) => [
      `target@exam${mark}ple.com`,
      `tar${mark}get@example.com`,
      `TARGET@example。com${mark}`,
    ])
    for (const spelt of spellings) {
      expect((await askFor(spelt)).envelope.error).toBe('guard.codeTooSoon')
    }
    expect(await db.$count(verificationCodes)).toBe(1)
  })

  test('dots and both domains of Gmail bring no second code to one mailbox', async () => {
    const askFor = (inputNumber: string) =>
      openBrowser(app).ask(accountApi.getVerificationCode, { inputNumber })
    expect((await askFor('the.target@gmail.com')).envelope.code).toBe(0)
    for (const spelt of [
      'thetarget@gmail.com',
      't.h.e.target@gmail.com',
      'thetarget@googlemail.com',
      'the.tar.get+1@googlemail.com',
    ]) {
      expect((await askFor(spelt)).envelope.error).toBe('guard.codeTooSoon')
    }
  })

  test('a user name that looks like another one is that name: taken', async () => {
    await newAccount(app, { username: '一山海运', password })
    const inputNumber = '13700000001'
    const browser = openBrowser(app)
    await browser.ask(accountApi.getVerificationCode, { inputNumber })
    for (const username of ['\u2f00\u2f2d海运', '一山\u200b海运', '一\u202e山海运']) {
      const { envelope } = await browser.ask(accountApi.register, {
        ...{ inputNumber, username, password, realName: '李四', termsVersion },
        code: await lastCode(app, inputNumber),
      })
      expect(envelope.error).toBe('account.usernameTaken')
    }
  })

  test('guesses at all spellings of a name count together, and no other name clears them', async () => {
    await newAccount(app, { username: 'victim_7', password })
    await newAccount(app, { username: '0086victim_7', password })
    for (const username of ['victim_7', 'VICTIM_7', 'vic\u200btim_7', 'ｖictim_7']) {
      await openBrowser(app).ask(accountApi.login, { username, password: 'wrong-Guess-1' })
    }
    // This name was counted as the victim's, because a contact loses '0086'.
    await openBrowser(app).ask(accountApi.login, { username: '0086victim_7', password })
    const next = await openBrowser(app).ask(accountApi.login, {
      username: 'victim_7',
      password: 'x',
    })
    expect(next.envelope.error).toBe('account.captchaNeeded')
    const failed = sql`${tries.subject} like 'name:%' and ${tries.failures} > 0`
    expect(await db.$count(tries, failed)).toBe(1)
  })

  test('a name pasted with unseen characters signs in', async () => {
    await newAccount(app, { username: 'pasted_name', phone: '13700000002', password })
    for (const username of ['\u202dpasted_name\u202c', '\u202d+86 137-0000-0002\u202c']) {
      const { envelope } = await openBrowser(app).ask(accountApi.login, { username, password })
      expect(envelope.code).toBe(0)
    }
  })
})

test('limits of codes are kept for the normal form', async () => {
  const subjects = await db.select({ subject: codeLimits.subject }).from(codeLimits)
  expect(subjects.filter(({ subject }) => subject !== subject.normalize('NFKC'))).toEqual([])
})
