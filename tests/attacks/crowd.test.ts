import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { features } from '#src/app/features.ts'
import { routes } from '#src/app/pages.ts'
import { readConfig } from '#src/config.ts'
import { searchApi } from '#src/features/front/search/contract.ts'
import { localEvents } from '#src/server/events/events.ts'
import { answerError } from '#src/server/http/answers.ts'
import { mount, refuse } from '#src/server/http/mount.ts'
import { rememberAnswers } from '#src/server/http/remember-answers.ts'
import { limitRates } from '#src/server/http/rate-limit.ts'
import type { Registry } from '#src/server/http/registry.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { PageCache } from '#src/server/pages/page-cache.ts'
import { registerPages } from '#src/server/pages/render.ts'
import { commonErrors, AppError } from '#src/shared/errors.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { routeMatcher } from '#src/server/pages/route-match.ts'

let rendered = 0
let lookedUp = 0
/** Refuses every call, as a wrong password does. */
const refusing = {
  get: () => ({ run: async () => refuse(new AppError(commonErrors.invalid)) }),
  add() {},
} as unknown as Registry
const app = { close: async () => {} }
afterEach(() => app.close())

/** The real limits before the real page cache; pages are rendered as a line of text. */
async function openSchool(settings: Record<string, string> = {}) {
  rendered = 0
  lookedUp = 0
  const events = localEvents()
  const server = Fastify()
  app.close = async () => server.close()
  const config = readConfig(settings)
  const kernel = {
    ...{ app: server, config, events, registry: refusing, pageRows: routes },
    ...{
      log: pino({ level: 'silent' }),
      pages: new PageCache(events),
      sitemaps: [],
      pagePosts: features.flatMap(({ pagePosts }) => pagePosts),
    },
    messages: { unread: async () => 0 },
    sessions: {
      resolve: async (token: string) => {
        const id = Number(/^student-(\d+)-of-the-school$/.exec(token)?.[1])
        if (!id) return { refusal: 'ended' as const }
        const viewer: Viewer = {
          ...{ id, sessionId: id, username: `s${id}`, realName: 'S', latinName: 'S', avatar: null },
          ...{
            accountRole: '1' as const,
            customRoles: [],
            mustChangePassword: false,
            erasesAt: null,
          },
        }
        return { viewer }
      },
      forget() {},
    },
  } as unknown as Kernel
  server.setErrorHandler(answerError)
  server.decorateRequest('userId', null)
  await limitRates(kernel)
  await server.register(multipart)
  const suggest = rememberAnswers(
    searchApi.getSuggestions,
    async () => {
      lookedUp += 1
      return { meant: null, courses: [], categories: [], teachers: [] }
    },
    { reading: 'newSuggestion' },
  )
  mount(kernel, { zh: '', en: '' }, searchApi.getSuggestions, suggest)
  server.get('/assets/app.js', { config: { cost: 'kept' } }, async () => 'built')
  await registerPages(kernel, {
    dev: false,
    renderer: {
      version: async () => 'v1',
      async render() {
        rendered += 1
        return new Response('<html></html>', { headers: { 'content-type': 'text/html' } })
      },
    },
  })
  const read = async (url: string, token?: string) => {
    const record = JSON.stringify({ access_token: token, expires: Date.now() + 60_000 })
    const cookies: Record<string, string> = token === undefined ? {} : { token: record }
    return server.inject({ url, cookies, remoteAddress: '198.51.100.7' })
  }
  const send = async (path: string) =>
    server.inject({
      method: 'POST',
      url: `/zh-CN${path}`,
      body: 'a=1',
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      },
      remoteAddress: '198.51.100.7',
    })
  return { read, send, kernel }
}

/** Twenty pages of the product that visitors read. */
const findRow = routeMatcher(routes)
const addresses = Array.from({ length: 20 }, (_, n) => `/zh-CN/course/list?page=${n + 1}`)

/** What a person types, letter by letter as the search field asks for it. */
const typed = ['信用证', '报关', '集装箱', '海关监管', 'letter', 'customs', 'incoterms', 'freight']
const beginnings = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, n) => word.slice(0, n + 2))
const suggestionsFor = (keyword: string) =>
  `${endpointUrl(searchApi.getSuggestions)}?kind=premium&keyword=${encodeURIComponent(keyword)}`

test('500 visitors behind one address type a word and open five pages within a minute, and all are served', async () => {
  expect(findRow('/course/list')).toBeDefined()
  const { read } = await openSchool()
  const refused: number[] = []
  for (let visitor = 0; visitor < 500; visitor++) {
    for (const beginning of beginnings(typed[visitor % typed.length]!)) {
      const { statusCode } = await read(suggestionsFor(beginning))
      if (statusCode !== 200) refused.push(statusCode)
    }
    for (let page = 0; page < 5; page++) {
      for (const url of [
        addresses[(visitor * 7 + page) % 20]!,
        '/assets/app.js',
        '/assets/app.js',
      ]) {
        const { statusCode } = await read(url)
        if (statusCode !== 200) refused.push(statusCode)
      }
    }
  }
  expect(refused).toEqual([])
  expect(rendered).toBe(20)
  expect(lookedUp).toBe(new Set(typed.flatMap(beginnings)).size)
})

test('an address has 1,200 new words looked up a minute and no more, and they cost it no page', async () => {
  const { read } = await openSchool()
  for (let n = 0; n < 1500; n++) {
    const { statusCode, headers } = await read(suggestionsFor(`word ${n}`))
    if (statusCode !== 200) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(lookedUp).toBeGreaterThanOrEqual(1200)
  expect(lookedUp).toBeLessThan(1300)
  for (const url of addresses) expect((await read(url)).statusCode).toBe(200)
})

test('500 signed-in students behind one address are counted by person', async () => {
  const { read } = await openSchool()
  for (let student = 1; student <= 500; student++) {
    for (let page = 0; page < 5; page++) {
      const { statusCode } = await read(addresses[page]!, `student-${student}-of-the-school`)
      expect(statusCode).toBe(200)
    }
  }
})

test('eleven accounts at one address do not spend eleven allowances, and their neighbours read on', async () => {
  const { read } = await openSchool()
  const spend = async (token: string, most: number) => {
    for (let made = 0; made < most; made++) {
      const { statusCode } = await read(`/zh-CN/course/list?keyword=a${token}${made}`, token)
      if (statusCode !== 200) return made
    }
    return most
  }
  let made = 0
  for (let n = 1; n <= 11; n++) made += await spend(`student-${n}-of-the-school`, 500)
  // 40 pages each, and 800 of all together; 4,400 before. The rest is what a slow test gets back meanwhile.
  expect(made).toBeGreaterThanOrEqual(11 * 40 + 800)
  expect(made).toBeLessThan(2000)
  for (let n = 12; n <= 511; n++) expect(await spend(`student-${n}-of-the-school`, 5)).toBe(5)
})

test('an address has 400 pages rendered a minute and no more; kept pages are still served to it', async () => {
  const { read } = await openSchool()
  let made = 0
  for (let n = 0; n < 500; n++) {
    const { statusCode, headers } = await read(`/zh-CN/course/list?keyword=word${n}`)
    if (statusCode === 200) made += 1
    else expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(made).toBeGreaterThanOrEqual(400)
  expect(made).toBeLessThan(430)
  expect((await read('/zh-CN/course/list?keyword=word1')).statusCode).toBe(200)
  await app.close()
  const campus = await openSchool({ SCHOOL_NETWORKS: '198.51.100.0/24' })
  for (let n = 0; n < 500; n++) {
    expect((await campus.read(`/zh-CN/course/list?keyword=word${n}`)).statusCode).toBe(200)
  }
})

test('an invented token buys no page of its own, and its cookie becomes a mark', async () => {
  const { read } = await openSchool()
  const shared = await read(addresses[0]!)
  for (let n = 0; n < 10; n++) {
    const page = await read(addresses[0]!, `an-invented-token-${n}`)
    expect(page.body).toBe(shared.body)
    expect(page.headers.etag).toBe(shared.headers.etag)
    expect(String(page.headers['set-cookie'])).toMatch(/^token=-; Path=\/; SameSite=Lax$/)
  }
  expect(rendered).toBe(1)
})

test('a class behind one address signs in without script; each form has the limit of its own call', async () => {
  const { send } = await openSchool()
  const answers = { feedback: [] as number[], login: [] as number[] }
  for (let n = 0; n < 20; n++) answers.feedback.push((await send('/info/feedback')).statusCode)
  for (let n = 0; n < 60; n++) answers.login.push((await send('/auth/login')).statusCode)
  expect(answers.feedback).toContain(429)
  expect(new Set(answers.login)).toEqual(new Set([422]))
  expect(Number((await send('/info/feedback')).headers['retry-after'])).toBeGreaterThan(0)
})
