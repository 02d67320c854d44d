import { expect, test, vi } from 'vitest'
import { localEvents } from '../events/events.ts'
import { cachedSessions, hashCredential, newCredential, signedToken } from './session.ts'

const secret = 'a-secret-of-more-than-32-characters!'

function openSessions(viewers: Record<string, number> = {}) {
  const events = localEvents()
  const find = vi.fn(async (hash: string) => {
    const id = viewers[hash]
    return id === undefined ? { refusal: 'ended' as const } : { viewer: { id } as never }
  })
  return { events, find, sessions: cachedSessions(find, events, secret) }
}

test('invented tokens, and those of another secret, are refused without a look-up', async () => {
  const { find, sessions } = openSessions()
  const mine = signedToken(secret, newCredential())
  const invented = [
    ...['x', '', '令牌', `${mine}x`, mine.slice(0, -1), mine.slice(0, 43)],
    `${mine.slice(0, 42)}${mine[42] === 'A' ? 'B' : 'A'}${mine.slice(43)}`,
    signedToken('another-secret-of-32-characters-or-more', newCredential()),
    ...Array.from({ length: 1000 }, () => newCredential() + newCredential().slice(0, 22)),
  ]
  const found = await Promise.all(invented.map((token) => sessions.resolve(token)))
  expect(new Set(found.map((one) => JSON.stringify(one)))).toEqual(
    new Set(['{"refusal":"expired"}']),
  )
  expect(find).not.toHaveBeenCalled()
})

test('a signed token is looked up once in a few seconds, also one that has ended', async () => {
  const [good, ended] = [signedToken(secret, newCredential()), signedToken(secret, newCredential())]
  const { events, find, sessions } = openSessions({ [hashCredential(good)]: 7 })
  for (let n = 0; n < 3; n++) {
    expect(await sessions.resolve(good)).toEqual({ viewer: { id: 7 } })
    expect(await sessions.resolve(ended)).toEqual({ refusal: 'ended' })
  }
  expect(find).toHaveBeenCalledTimes(2)
  events.publish('sessions', { userId: 7 })
  await sessions.resolve(good)
  await sessions.resolve(ended)
  expect(find).toHaveBeenCalledTimes(4)
})
