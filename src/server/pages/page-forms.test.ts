import Fastify from 'fastify'
import { pino } from 'pino'
import { z } from 'zod'
import { beforeEach, expect, test } from 'vitest'
import { routes } from '#src/app/pages.ts'
import { readConfig } from '#src/config.ts'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import type { Envelope } from '#src/shared/endpoint.ts'
import type { PageGiven } from '#src/shared/page.ts'
import { localEvents } from '../events/events.ts'
import { type CallContext, Registry } from '../http/registry.ts'
import type { Kernel } from '../kernel.ts'
import type { PagePost, Sent } from './page-act.ts'
import { PageCache } from './page-cache.ts'
import type { PageRenderer } from './page-renderer.ts'
import { registerPages } from './render.ts'

let rendered: { given: PageGiven }[]
let calls: { viewer: number | undefined; token: string; input: unknown }[]
let kernel: Kernel
const renderer: PageRenderer = {
  version: async () => 'v1',
  async render(_request, given) {
    rendered.push({ given })
    const { verdict } = given
    return new Response('<html></html>', {
      status: verdict.kind === 'refuse' ? verdict.status : 200,
      headers: { 'content-type': 'text/html' },
    })
  },
}
const answered = (part: Partial<Envelope>) => ({
  status: part.code === 0 ? 200 : 400,
  envelope: { code: 0, msg: '', enmsg: '', count: 0, data: null, ...part },
  tags: [],
})

beforeEach(async () => {
  rendered = []
  calls = []
  const events = localEvents()
  const app = Fastify()
  const registry = new Registry()
  registry.add({
    room: { zh: '', en: '' },
    endpoint: { method: 'POST', path: 'Login/Test' } as never,
    async run(input: unknown, { origin }: CallContext) {
      const { password } = input as { password: string }
      if (password !== 'open sesame') return answered({ code: 1, error: 'account.wrong' })
      origin.setCookies.push('refresh=1')
      const expires = Date.now() + 60_000
      return answered({ code: 0, data: { access_token: 'abc', expires, secret: 'no' } })
    },
  })
  registry.add({
    room: { zh: '', en: '' },
    endpoint: { method: 'POST', path: 'Own/Test' } as never,
    async run(input: unknown, { viewer, origin, pay }: CallContext) {
      pay?.('newSuggestion')
      calls.push({ viewer: viewer?.id, token: origin.token, input })
      return answered(viewer ? { code: 0 } : { code: 403, error: 'common.sessionEnded' })
    },
  })
  kernel = {
    app,
    registry,
    events,
    config: readConfig({ PUBLIC_URL: 'https://public.test' }),
    log: pino({ level: 'silent' }),
    pages: new PageCache(events),
    pageRows: routes,
    sitemaps: [],
    pagePosts: [signInPost, ownPost, plainPost],
    messages: { unread: async () => 0 },
    sessions: {
      resolve: async (token: string) =>
        token === 'token-of-li'
          ? { viewer: { id: 7, accountRole: '0', customRoles: [] } }
          : { refusal: 'ended' },
      forget() {},
    },
  } as unknown as Kernel
  await registerPages(kernel, { dev: false, renderer })
})

const get = (url: string) => kernel.app.inject({ url })
const ownPage = { 'sec-fetch-site': 'same-origin' }

/** A form with a field that is kept and one that is not; 'open sesame' signs in. */
const signInPost: PagePost = {
  path: '/auth/login',
  keep: { username: z.string(), by: z.enum(['phone', 'email']) },
  acts: {
    '': {
      endpoint: { method: 'POST', path: 'Login/Test' } as never,
      input: ({ username, password }) => ({ username, password }),
      after: 'signIn',
    },
  },
}
const testCall = {
  endpoint: { method: 'POST', path: 'Login/Test' } as never,
  input: ({ password }: Sent) => ({ password }),
}
/** A form after which its own page stays. */
const plainPost: PagePost = {
  path: '/auth/forget',
  keep: {},
  acts: { '': testCall, look: testCall },
}
/** A form of a person who is signed in, with a button for sign-out. */
const ownPost: PagePost = {
  path: '/user/role',
  keep: {},
  acts: {
    '': {
      endpoint: { method: 'POST', path: 'Own/Test', access: 'session' } as never,
      input: () => ({}),
      after: 'lead',
    },
    'sign-out': {
      endpoint: { method: 'POST', path: 'Own/Test', access: 'public' } as never,
      input: () => ({}),
      after: 'signOut',
    },
    both: {
      endpoint: { method: 'POST', path: 'Login/Test' } as never,
      input: ({ password }) => ({ password }),
      next: {
        endpoint: { method: 'POST', path: 'Own/Test', access: 'session' } as never,
        input: (_sent, answer) => answer,
      },
    },
  },
}
const post = (body: string, url = '/zh-CN/auth/login', headers: Record<string, string> = ownPage) =>
  kernel.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'school.test',
      ...headers,
    },
    body,
  })

test('a form without script makes its call, sets the session cookies and redirects within the site', async () => {
  const done = await post(
    'username=li&password=open+sesame',
    '/zh-CN/auth/login?redirect=%2Fzh-CN%2Fcourse%2Fmine',
  )
  expect(done.statusCode).toBe(303)
  expect(done.headers.location).toBe('/zh-CN/course/mine')
  const [refresh, token] = done.headers['set-cookie'] as unknown as string[]
  expect(refresh).toBe('refresh=1')
  expect(decodeURIComponent(token!)).toMatch(/^token={"access_token":"abc","expires":\d+};/)
  expect(token).toContain('SameSite=Lax')
  for (const other of ['//other.test', 'https://other.test', '/\\other.test']) {
    const url = `/zh-CN/auth/login?redirect=${encodeURIComponent(other)}`
    expect((await post('password=open+sesame', url)).headers.location, other).toBe('/zh-CN')
  }
})

test('the page that was wanted may have any name', async () => {
  const to = '/zh-CN/course/list?keyword=外贸\r\n&page=2'
  const encoded = '/zh-CN/course/list?keyword=%E5%A4%96%E8%B4%B8&page=2'
  const url = `/zh-CN/auth/login?redirect=${encodeURIComponent(to)}`
  const done = await post('password=open+sesame', url)
  expect(done.statusCode).toBe(303)
  expect(done.headers.location).toBe(encoded)
  const chosen = await choose(`scheme=dark&to=${encodeURIComponent(to)}`)
  expect(chosen.statusCode).toBe(303)
  expect(chosen.headers.location).toBe(encoded)
})

test('a refused form keeps the typed values except the password', async () => {
  const refused = await post('username=li&password=guess')
  expect(refused.statusCode).toBe(422)
  expect(refused.headers['cache-control']).toBe('private, no-store')
  const { posted } = rendered.at(-1)!.given
  expect(posted).toMatchObject({ values: { username: 'li' }, answer: { error: 'account.wrong' } })
  expect(JSON.stringify(posted)).not.toContain('guess')
  // No other reader gets this page.
  await get('/zh-CN/auth/login')
  expect(rendered.at(-1)?.given.posted).toBeUndefined()
})

test('a form of another site is refused, and a form that needs its script is redirected to itself', async () => {
  const strange = await post('password=open+sesame', undefined, { 'sec-fetch-site': 'same-site' })
  expect(strange.statusCode).toBe(403)
  expect(strange.headers['set-cookie']).toBeUndefined()
  const again = await post('a=1', '/zh-CN/auth/reset?redirect=%2Fzh-CN')
  expect(again.statusCode).toBe(303)
  expect(again.headers.location).toBe('/zh-CN/auth/reset?redirect=%2Fzh-CN')
  expect((await post('x'.repeat(20_000))).statusCode).toBe(413)
  const json = await post('{}', undefined, { ...ownPage, 'content-type': 'application/json' })
  expect(json.statusCode).toBe(415)
})

const asLi = `token=${encodeURIComponent(JSON.stringify({ access_token: 'token-of-li', expires: 1 }))}`

test('a signed-in person’s form is sent for that person, from a page of this site only', async () => {
  const url = '/zh-CN/user/role?redirect=%2Fzh-CN%2Fsmooc%2Fmine'
  const done = await post('role=1', url, { ...ownPage, cookie: asLi })
  expect(done.statusCode).toBe(303)
  expect(done.headers.location).toBe('/zh-CN/smooc/mine')
  expect(calls).toMatchObject([{ viewer: 7, token: 'token-of-li' }])
  const headers = { 'sec-fetch-site': 'same-site', cookie: asLi }
  expect((await post('role=1', url, headers)).statusCode).toBe(403)
  expect((await post('act=sign-out', url, headers)).statusCode).toBe(403)
  expect(calls).toHaveLength(1)
  // An ended session leads to the sign-in page.
  const ended = await post('role=1', url, { ...ownPage, cookie: asLi.replace('-li', '-nobody') })
  expect(ended.headers.location).toContain('/zh-CN/auth/login?redirect=')
})

test('a form without a next page leads to its own page by GET, where a reload sends nothing again', async () => {
  const url = '/en-US/auth/forget?redirect=%2Fen-US%2Fsmooc'
  const done = await post('password=open+sesame', url)
  expect(done.statusCode).toBe(303)
  expect(done.headers.location).toBe(`${url}&sent=1`)
  expect(done.headers['cache-control']).toBe('no-store')
  expect(rendered).toEqual([])
  expect((await post('password=guess', url)).statusCode).toBe(422)
  // A button's answer is part of the form.
  expect((await post('act=look&password=open+sesame', url)).statusCode).toBe(200)
})

test('an act of two calls makes the second one with the answer of the first, and not after a refusal', async () => {
  const url = '/zh-CN/user/role'
  const headers = { ...ownPage, cookie: asLi }
  const refused = await post('act=both&password=guess', url, headers)
  expect(refused.statusCode).toBe(422)
  expect(calls).toEqual([])
  expect((await post('act=both&password=open+sesame', url, headers)).statusCode).toBe(200)
  expect(calls).toMatchObject([{ viewer: 7, input: { access_token: 'abc' } }])
  expect(rendered.at(-1)?.given.posted).toMatchObject({ act: 'both', answer: { data: null } })
})

test('a form is charged as its call is, also for what the use case finds out later', async () => {
  const charged: string[] = []
  kernel.app.addHook('onRequest', async (request) => {
    request.caller = {
      ...{ key: 'user 7', token: undefined, session: undefined, width: 1, charged: undefined },
      charge: ({ path }) => void charged.push(path),
      pay: (cost) => void charged.push(cost),
    }
  })
  await post('role=1', '/zh-CN/user/role', { ...ownPage, cookie: asLi })
  expect(charged).toEqual(['Own/Test', 'newSuggestion'])
})

test('signing out without script ends the session, deletes its cookie and opens the home page', async () => {
  const out = await post('act=sign-out', '/en-US/user/role', { ...ownPage, cookie: asLi })
  expect(out.statusCode).toBe(303)
  expect(out.headers.location).toBe('/en-US')
  expect(calls).toMatchObject([{ viewer: 7, token: 'token-of-li' }])
  expect(out.headers['set-cookie']).toMatch(/^token=; Max-Age=0; Path=\//)
})

test('a value that no field of the form can have does not come back', async () => {
  for (const by of ['zzz', '__proto__', 'constructor']) {
    expect((await post(`username=li&by=${by}&__proto__=1`)).statusCode).toBe(422)
    expect(rendered.at(-1)!.given.posted?.values).toEqual({ username: 'li' })
  }
  await post('username=li&by=email')
  expect(rendered.at(-1)!.given.posted?.values).toEqual({ username: 'li', by: 'email' })
  // A button that the form does not have sends the form itself, whose errors are shown.
  await post('username=li&act=zzz')
  expect(rendered.at(-1)!.given.posted?.act).toBe('')
})

test('a form is answered in the language of its page, whichever language is remembered', async () => {
  const cookie = 'i18n_redirected=en-US'
  const refused = await post('username=li&password=guess', undefined, { ...ownPage, cookie })
  expect(refused.statusCode).toBe(422)
  expect(rendered.at(-1)!.given.posted?.values).toEqual({ username: 'li' })
  expect(rendered.at(-1)!.given.root.locale).toBe('zh-CN')
})

test('behind a proxy with TLS a browser’s origin is that of PUBLIC_URL', async () => {
  const own = await post('password=open+sesame', undefined, { origin: 'https://public.test' })
  expect(own.statusCode).toBe(303)
  const other = await post('password=open+sesame', undefined, { origin: 'https://school.test' })
  expect(other.statusCode).toBe(403)
})

test('a form that is not taken is answered by a page with the reason', async () => {
  await post('password=open+sesame', undefined, { 'sec-fetch-site': 'cross-site' })
  expect(rendered.at(-1)!.given.posted).toMatchObject({
    form: 'Login/Test',
    values: {},
    answer: { error: 'form.foreign' },
  })
  const long = await post('x'.repeat(20_000))
  expect(long.headers['content-type']).toContain('text/html')
  expect(rendered.at(-1)!.given.posted?.answer.error).toBe('form.tooLong')
  const headers = { 'sec-fetch-site': 'cross-site', cookie: 'i18n_redirected=en-US' }
  const choice = await choose('scheme=dark&to=/', headers)
  expect(choice.statusCode).toBe(403)
  expect(choice.headers['content-type']).toContain('text/html')
  const { verdict, root } = rendered.at(-1)!.given
  expect(verdict).toMatchObject({ kind: 'refuse', id: 'form.foreign' })
  expect(root.locale).toBe('en-US')
})

test('beyond the limit a form is answered by a sentence', async () => {
  kernel.app.addHook('onRequest', async () => {
    throw new AppError(commonErrors.tooMany)
  })
  const { statusCode, body } = await post('username=li', '/en-US/auth/login')
  expect(statusCode).toBe(429)
  expect(body).toBe(commonErrors.tooMany.en)
})

const choose = (
  body: string,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) =>
  kernel.app.inject({
    method: 'POST',
    url: '/choose',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'school.test',
      ...headers,
    },
    body,
  })

test('a choice of language or colour scheme is stored in a cookie and redirects back', async () => {
  const language = await choose('language=en-US&to=/zh-CN/course/list%3Fpage%3D2')
  expect(language.statusCode).toBe(303)
  expect(language.headers.location).toBe('/en-US/course/list?page=2')
  expect(language.headers['set-cookie']).toMatch(/^i18n_redirected=en-US;.*Max-Age=31536000/)
  const scheme = await choose('scheme=dark&to=/zh-CN')
  expect(scheme.headers.location).toBe('/zh-CN')
  expect(scheme.headers['set-cookie']).toMatch(/^scheme=dark;/)
  expect((await choose('scheme=pink&language=fr-FR')).headers['set-cookie']).toBeUndefined()
})

test('a choice redirects within the site only, and other sites cannot make it', async () => {
  for (const to of ['//other.test', 'https://other.test', '/\\other.test', '/%09/other.test']) {
    const { location } = (await choose(`scheme=dark&to=${to}`)).headers
    expect(new URL(String(location), 'http://school.test').host, to).toBe('school.test')
  }
  const own = await choose('scheme=dark&to=/', { origin: 'http://school.test' })
  expect(own.statusCode).toBe(303)
  const strangers = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'http://other.test' }, {}]
  for (const headers of strangers) {
    expect((await choose('scheme=dark&to=/', headers as Record<string, string>)).statusCode).toBe(
      403,
    )
  }
  expect((await choose(`to=${'x'.repeat(20_000)}`)).statusCode).toBe(413)
})
