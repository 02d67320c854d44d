import { routes } from '#src/app/pages.ts'
import Fastify from 'fastify'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { cacheTag } from '#src/shared/cache-tag.ts'
import { readConfig } from '#src/config.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { PageGiven } from '#src/shared/page.ts'
import { localEvents } from '../events/events.ts'
import type { Kernel } from '../kernel.ts'
import { PageCache } from './page-cache.ts'
import type { PageRenderer } from './page-renderer.ts'
import { Registry } from '../http/registry.ts'
import { registerPages } from './render.ts'

const person = (accountRole: Viewer['accountRole']): Viewer => ({
  id: 7,
  sessionId: 1,
  username: 'li',
  realName: 'Li',
  latinName: 'Li',
  avatar: null,
  accountRole,
  customRoles: [],
  mustChangePassword: false,
  erasesAt: null,
})
const people: Record<string, Viewer> = {
  'token-of-student': person('1'),
  'token-of-teacher': person('2'),
  'token-of-no-role': person('0'),
}
const inlineScript = 'start()'

let rendered: { url: string; given: PageGiven }[]
let kernel: Kernel
/** Replaces the built pages: answers with its input, and with the verdict as its status. */
const renderer: PageRenderer = {
  version: async () => 'v1',
  async render(request, given) {
    rendered.push({ url: request.url.replace('http://localhost:3000', ''), given })
    const { verdict, nonce } = given
    if (verdict.kind === 'redirect') return new Response(verdict.to, { status: 202 })
    if (given.root.path === '/course') await given.call({ method: 'GET', path: 'Course/Test' }, {})
    return new Response(
      `<html><script nonce="${nonce}">${inlineScript}</script><script>evil()</script></html>`,
      {
        status: verdict.kind === 'refuse' ? verdict.status : 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      },
    )
  },
}

beforeEach(async () => {
  rendered = []
  const events = localEvents()
  const app = Fastify()
  const registry = new Registry()
  registry.add({
    room: { zh: '', en: '' },
    endpoint: { method: 'GET', path: 'Course/Test' } as never,
    run: async () => ({
      status: 200,
      envelope: { code: 0, msg: '', enmsg: '', count: 0, data: null },
      tags: [cacheTag('courses')],
    }),
  })
  kernel = {
    app,
    registry,
    events,
    config: readConfig({}),
    log: pino({ level: 'silent' }),
    pages: new PageCache(events),
    pageRows: routes,
    sitemaps: [],
    pagePosts: [],
    messages: { unread: async () => 3 },
    sessions: {
      resolve: async (token: string) => {
        const viewer = people[token]
        return viewer ? { viewer } : { refusal: 'ended' as const }
      },
      forget() {},
    },
  } as unknown as Kernel
  await registerPages(kernel, { dev: false, renderer })
})

async function get(url: string, cookies: Record<string, string> = {}) {
  const { statusCode: status, headers, body } = await kernel.app.inject({ url, cookies })
  return { status, to: headers['location'], headers, body }
}
const as = (token: string) => ({ token: JSON.stringify({ access_token: token, expires: 1 }) })

test.each([
  ['/', {}, '/zh-CN'],
  ['/course/list?keyword=fob', {}, '/zh-CN/course/list?keyword=fob'],
  ['/course', { i18n_redirected: 'en-US' }, '/en-US/course'],
  ['/course', { i18n_redirected: 'xx' }, '/zh-CN/course'],
  ['/fr-FR/course', {}, '/zh-CN/fr-FR/course'],
  ['/zh-CN/course?page=2', { i18n_redirected: 'en-US' }, '/en-US/course?page=2'],
  ['//evil.example/x', {}, '/zh-CN//evil.example/x'],
])('%s with cookies %j redirects to %s', async (url, cookies, to) => {
  expect(await get(url, cookies)).toMatchObject({ status: 302, to })
})

test('without a cookie both languages are served', async () => {
  expect((await get('/zh-CN/course')).status).toBe(200)
  expect((await get('/en-US/course')).status).toBe(200)
})

test.each(['/api/x', '/share/qrcode', '/share/qrcode?id=1', '/files/1/a.pdf', '/missing.png'])(
  '%s is exempt from the locale rule',
  async (url) => {
    expect((await get(url)).status).toBe(404)
    expect(rendered).toEqual([])
  },
)

test('guard 1: a visitor is redirected to sign in, with path and query of the page', async () => {
  const redirect = encodeURIComponent('/en-US/user/messages?page=2')
  const to = `/en-US/auth/login?redirect=${redirect}`
  expect(await get('/en-US/user/messages?page=2')).toMatchObject({ status: 302, to })
  expect((await get('/en-US/course/manage')).to).toContain('/en-US/auth/login')
  // A client navigation gets its redirect in its own format.
  await get('/en-US/user/messages.data?page=2')
  expect(rendered.at(-1)?.given.verdict).toEqual({ kind: 'redirect', to })
})

test('guard 2: a signed-in person is redirected from the sign-in page', async () => {
  expect((await get('/zh-CN/auth/login', as('token-of-student'))).to).toBe('/zh-CN')
})

test('guard 3: a person without a role is redirected to choose one', async () => {
  expect((await get('/zh-CN', as('token-of-no-role'))).to).toBe('/zh-CN/user/role')
  for (const url of ['/zh-CN/course/manage', '/zh-CN/nowhere?a=1']) {
    const to = `/zh-CN/user/role?redirect=${encodeURIComponent(url)}`
    expect((await get(url, as('token-of-no-role'))).to).toBe(to)
  }
  expect((await get('/zh-CN/user/role', as('token-of-no-role'))).status).toBe(200)
})

test('the role guard refuses a student and lets a teacher pass', async () => {
  const url = '/zh-CN/shared/manage/resources'
  expect((await get(url, as('token-of-student'))).status).toBe(403)
  // Its page is not built yet: past the guard, an honest 404.
  expect((await get(url, as('token-of-teacher'))).status).toBe(404)
})

test('unknown addresses are 404 in both languages and are not cached', async () => {
  expect((await get('/zh-CN/nowhere')).status).toBe(404)
  expect((await get('/en-US/course/1/nowhere')).status).toBe(404)
  await get('/zh-CN/nowhere')
  expect(rendered).toHaveLength(3)
})

test('a visitor page is rendered once for all unknown queries, and again after a change of its tags', async () => {
  await get('/zh-CN/course')
  await get('/zh-CN/course?utm_source=a')
  await get('/zh-CN/course?page=3&x=1')
  expect(rendered.map(({ url }) => url)).toEqual(['/zh-CN/course'])
  kernel.events.publish('changed', [cacheTag('courses')])
  await get('/zh-CN/course')
  expect(rendered).toHaveLength(2)
})

test('a name that the query repeats counts once, with its first value', async () => {
  await get('/zh-CN/course/list?keyword=fob')
  await get('/zh-CN/course/list?keyword=fob&keyword=cif&page=')
  await get(`/zh-CN/course/list?keyword=fob${'&keyword=x'.repeat(20)}`)
  expect(rendered.map(({ url }) => url)).toEqual(['/zh-CN/course/list?keyword=fob'])
})

test('query names that a page reads are part of its cache key, in any order', async () => {
  await get('/zh-CN/course/list?page=2&keyword=fob')
  await get('/zh-CN/course/list?keyword=fob&utm=1&page=2')
  await get('/zh-CN/course/list?keyword=cif&page=2')
  expect(rendered.map(({ url }) => url)).toEqual([
    '/zh-CN/course/list?keyword=fob&page=2',
    '/zh-CN/course/list?keyword=cif&page=2',
  ])
})

test.each([
  ['an unknown order', '?sort=hot&keyword=fob', '?keyword=fob'],
  ['a page that is no number', '?page=last', ''],
  ['a filter of no kind', '?payment=gold&utm=1', '?utm=1'],
  ['a search that is too long', `?keyword=${'x'.repeat(5000)}&page=2`, '?page=2'],
  ['NUL', '?keyword=a%00b', ''],
])('an address with %s redirects to the address without it', async (_name, search, known) => {
  const to = `/zh-CN/course/list${known}`
  expect(await get(`/zh-CN/course/list${search}`)).toMatchObject({ status: 302, to })
  expect(rendered).toHaveLength(0)
  // A client navigation learns it from the page's middleware.
  const { body } = await get(`/zh-CN/course/list.data${search}`, as('token-of-student'))
  expect(body).toBe(to)
  await get(to)
  expect(rendered.at(-1)?.given.verdict.kind).toBe('show')
})

test('a page of a signed-in person is neither stored in the cache nor served from it', async () => {
  await get('/zh-CN/course')
  const own = await get('/zh-CN/course', as('token-of-student'))
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect(rendered.at(-1)?.given.root.viewer).toMatchObject({ id: 7 })
  expect(rendered.at(-1)?.given.root.viewer).not.toHaveProperty('sessionId')
  await get('/zh-CN/course', as('token-of-student'))
  expect(rendered).toHaveLength(3)
  await get('/zh-CN/course')
  expect(rendered).toHaveLength(3)
})

test('a page that a right in its address opens is kept nowhere', async () => {
  const address = '/zh-CN/common/office_preview?file=1&right=2.d.x'
  const { headers } = await get(address)
  expect(headers['cache-control']).toBe('private, no-store')
  await get(address)
  expect(rendered.map(({ url }) => url)).toEqual([address, address])
})

test('schemes and client navigations are cached separately', async () => {
  await get('/zh-CN/course')
  await get('/zh-CN/course', { scheme: 'dark' })
  await get('/zh-CN/course.data')
  await get('/zh-CN/course', { scheme: 'dark' })
  expect(rendered.map(({ given }) => given.root.scheme)).toEqual([undefined, 'dark', undefined])
})

test('only own inline scripts are allowed, by hash, and the internal nonce is removed', async () => {
  const { headers, body } = await get('/zh-CN/course')
  const policy = String(headers['content-security-policy'])
  expect(policy.match(/'sha256-/g)).toHaveLength(1)
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline')
  expect(body).toBe(`<html><script>${inlineScript}</script><script>evil()</script></html>`)
})

test('an unchanged page answers 304 without a body', async () => {
  const { etag } = (await get('/zh-CN/course')).headers
  const again = await kernel.app.inject({
    url: '/zh-CN/course',
    headers: { 'if-none-match': String(etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('sitemap and robots name pages that exist, in both languages', async () => {
  const { body } = await get('/sitemap.xml')
  expect(body).toContain('<loc>http://localhost:3000/en-US/course/list</loc>')
  expect(body).toContain('hreflang="zh-CN" href="http://localhost:3000/zh-CN/course/list"')
  expect(body).not.toContain('/user/')
  // What only a right opens.
  expect(body).not.toMatch(/\/(photo|common\/office_preview)</)
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect((await get('/build.json')).body).toBe('{"version":"v1"}')
})
