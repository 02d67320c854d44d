import { expect, test, vi } from 'vitest'
import { searchApi } from '#src/features/front/search/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { newAccount } from '#src/features/people/security/test-browser.ts'
import { type Endpoint, endpointUrl } from '#src/shared/endpoint.ts'
import { sessionApi } from '#src/shared/session-contract.ts'
import { openWorld } from '#tests/world.ts'

const { app } = await openWorld({ RATE_PER_MINUTE: '60' })
const { app: server } = app.kernel
const password = 'harbour-Blue-77'
await newAccount(app, { username: 'neighbour', password })

const call = (endpoint: Pick<Endpoint, 'method' | 'path'>, payload?: object, query = '') => ({
  method: endpoint.method,
  url: `${endpointUrl(endpoint)}${query}`,
  ...(payload && { payload }),
})
const list = (page: number) => call(courseApi.getList, undefined, `?kind=premium&page=${page}`)
const suggestions = (n: number) =>
  call(searchApi.getSuggestions, undefined, `?kind=premium&keyword=word${n}`)

/** One request of each allowance of an address, and its answer to an honest person. */
const honest = {
  calls: [list(1), 200],
  kept: [{ method: 'GET' as const, url: '/files/1/none.png' }, 404],
  suggestions: [suggestions(0), 200],
  entry: [call(accountApi.login, { username: 'neighbour', password }), 200],
  sessions: [call(sessionApi.end, {}), 200],
} as const
type Allowance = keyof typeof honest

const floods: Record<Allowance, (n: number) => ReturnType<typeof call>> = {
  calls: list,
  kept: () => honest.kept[0],
  suggestions,
  entry: (n) => call(accountApi.login, { username: `invented_${n}`, password }),
  sessions: () => call(sessionApi.refresh, {}),
}

// On a slow machine an allowance would come back while it is spent: the clock of the limits stands still.
vi.spyOn(performance, 'now').mockReturnValue(performance.now())

let addresses = 0
test.each(Object.keys(floods) as Allowance[])(
  'a neighbour who spends the %s of an address refuses it nothing else',
  async (spent) => {
    addresses += 1
    const remoteAddress = `203.0.113.${addresses}`
    const send = async (request: ReturnType<typeof call>) =>
      (await server.inject({ ...request, remoteAddress })).statusCode
    for (let n = 0; n < 1300; n++) if ((await send(floods[spent](n))) === 429) break
    expect(await send(floods[spent](2000))).toBe(429)
    for (const [allowance, [request, status]] of Object.entries(honest)) {
      if (allowance === spent) continue
      expect([allowance, await send(request)]).toEqual([allowance, status])
    }
  },
)
