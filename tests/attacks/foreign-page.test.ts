import { expect, test } from 'vitest'
import { sessionApi } from '#src/shared/session-contract.ts'
import { openWorld } from '#tests/world.ts'
import { strangerAt } from './stranger.ts'

const world = await openWorld({ PUBLIC_URL: 'https://school.example' })
const stranger = await strangerAt(world)

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
]
const own: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'https://school.example' },
  {},
]

const signOut = (headers: Record<string, string>) =>
  stranger.fetch(`/api/${sessionApi.end.path}`, { method: 'POST', headers })

test.each(foreign)('a page that says %j cannot take a refresh cookie away', async (headers) => {
  expect((await signOut(headers)).headers.getSetCookie()).toEqual([])
})

test.each(own)('a page of ours that says %j can', async (headers) => {
  expect((await signOut(headers)).headers.getSetCookie().join()).toContain('Max-Age=0')
})

test.each(foreign)('a page that says %j renews no session', async (headers) => {
  const renew = (more: Record<string, string>) =>
    stranger.call(sessionApi.refresh, '{}', {
      headers: { ...more, cookie: 'farsail_refresh=anything' },
    })
  expect((await renew(headers)).status).toBe(403)
})
