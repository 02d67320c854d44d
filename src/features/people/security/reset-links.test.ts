import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { securityApi } from './contract.ts'
import { makeResetLink, resetLinkUrl } from './server/reset-links.ts'
import { users } from '#src/features/people/account/tables.ts'
import { resetLinks } from './tables.ts'
import { actsOn, atOnce, newAccount, noticesOf, openBrowser } from './test-browser.ts'

const { app, newUser } = await openWorld()
const { db } = app.kernel
const password = 'harbour-Blue-77'
const next = 'lighthouse-Green-9'
const { id: madeById } = await newUser('admin')
let n = 0

async function someone() {
  const username = `linked_${++n}`
  return { username, id: await newAccount(app, { username, password }) }
}
const newLink = (userId: number) => db.transaction((tx) => makeResetLink(tx, { userId, madeById }))
const read = (token: string) => openBrowser(app).ask(securityApi.readResetLink, { token })
const use = (token: string, to = next) =>
  openBrowser(app).ask(securityApi.resetByLink, { token, password: to, confirmPassword: to })
const signIn = (username: string, typed: string) =>
  openBrowser(app).ask(accountApi.login, { username, password: typed })

describe('a link of an administrator', () => {
  test('has its token in the fragment, and only its hash is stored', async () => {
    const { id } = await someone()
    const { token, expiresAt } = await newLink(id)
    const url = new URL(
      resetLinkUrl({ PUBLIC_URL: 'https://school.example', PORT: 3000 }, 'en-US', token),
    )
    expect(url.origin + url.pathname + url.search).toBe('https://school.example/en-US/auth/reset')
    expect(url.hash).toBe(`#${token}`)
    expect(JSON.stringify(await db.select().from(resetLinks))).not.toContain(token)
    const hours = (expiresAt.getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)
  })

  test('shows its account, sets the password once, and ends all sessions', async () => {
    const { id, username } = await someone()
    const device = openBrowser(app)
    await device.ask(accountApi.login, { username, password })
    const { token } = await newLink(id)
    expect((await read(token)).envelope.data).toEqual({
      userName: username,
      expiresAt: expect.any(String),
    })
    expect((await use(token)).envelope.code).toBe(0)
    expect((await device.ask(securityApi.getAccount, {})).envelope.code).toBe(403)
    expect((await signIn(username, next)).envelope.code).toBe(0)
    expect((await use(token, 'harbour-Red-88')).envelope.error).toBe('security.linkGone')
    expect((await read(token)).envelope.error).toBe('security.linkGone')
    expect(await noticesOf(app, id)).toHaveLength(1)
    expect(await actsOn(app, id)).toMatchObject([{ detail: { way: 'link' } }])
  })

  test('works once in 200 simultaneous calls', async () => {
    const { id } = await someone()
    const { token } = await newLink(id)
    const answers = await atOnce(200, (i) => use(token, `${next}-${i}`))
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
    const refused = answers.filter(({ envelope }) => envelope.code !== 0)
    expect(new Set(refused.map(({ envelope }) => envelope.error))).toEqual(
      new Set(['security.linkGone']),
    )
    expect(await actsOn(app, id)).toHaveLength(1)
  })

  test('is void once a newer one is made; of two simultaneous ones one is valid', async () => {
    const { id } = await someone()
    const first = await newLink(id)
    const [a, b] = await Promise.all([newLink(id), newLink(id)])
    expect((await read(first.token)).envelope.error).toBe('security.linkGone')
    const good = []
    for (const { token } of [a, b]) {
      if ((await read(token)).envelope.code === 0) good.push(token)
    }
    expect(good).toHaveLength(1)
    const unused = eq(resetLinks.userId, id)
    expect(await db.$count(resetLinks, unused)).toBe(1)
  })

  test.each([
    [
      'expired',
      async (token: string) => {
        await db.update(resetLinks).set({ expiresAt: sql`now()` })
        return token
      },
    ],
    ['truncated', async (token: string) => token.slice(0, -1)],
    ['changed', async (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
  ])('that is %s changes nothing', async (_how, prepare) => {
    const { id, username } = await someone()
    const token = await prepare((await newLink(id)).token)
    expect((await read(token)).envelope.error).toBe('security.linkGone')
    expect((await use(token)).envelope.error).toBe('security.linkGone')
    expect((await signIn(username, password)).envelope.code).toBe(0)
  })

  test('is void for an erased account, and sets no other person’s password', async () => {
    const gone = await someone()
    const { token } = await newLink(gone.id)
    await db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, gone.id))
    expect((await read(token)).envelope.error).toBe('security.linkGone')
    const [mine, other] = [await someone(), await someone()]
    await use((await newLink(mine.id)).token)
    expect((await signIn(other.username, password)).envelope.code).toBe(0)
  })

  test('stays valid when the password is refused', async () => {
    const { id, username } = await someone()
    const { token } = await newLink(id)
    expect((await use(token, 'password123')).envelope.error).toBe('account.commonPassword')
    expect((await use(token, `x-${username}-1`)).envelope.error).toBe('common.invalid')
    expect((await use('short')).status).toBe(400)
    expect((await use(token)).envelope.code).toBe(0)
  })
})
