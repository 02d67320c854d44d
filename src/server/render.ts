import { hash, randomBytes } from 'node:crypto'
import staticFiles from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { isLocale, type Locale, localeCookie } from '#src/shared/locale.ts'
import { readTokenRecord, tokenCookie } from '#src/shared/token-record.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import type { PageGiven, RootData, Verdict } from '#src/web/page.ts'
import { routeMatcher } from '#src/web/route-match.ts'
import { isBuilt, type RouteRow, routes } from '#src/web/routes.ts'
import { readCookies } from './cookies.ts'
import type { Kernel } from './kernel.ts'
import {
  isExempt,
  keptQuery,
  normaliseQuery,
  type PageAddress,
  readAddress,
} from './page-address.ts'
import type { MadePage, Page } from './page-cache.ts'
import { guard, inLocale, localeRule } from './page-guards.ts'
import { policyMaker, sealScripts } from './page-policy.ts'
import {
  builtClient,
  builtRenderer,
  developmentRenderer,
  type PageRenderer,
} from './page-renderer.ts'
import type { CallContext } from './registry.ts'
import { sendPage } from './send-page.ts'
import { siteInfo } from './site-info.ts'
import { robots, sitemap } from './sitemap.ts'

interface Options {
  /** Pages from the sources, made anew at each request. */
  dev: boolean
  /** For tests of what happens around the pages. */
  renderer?: PageRenderer
  rows?: readonly RouteRow[]
}

/** Puts the pages into service: every address that is no call, no file and no probe. */
export async function registerPages(
  kernel: Kernel,
  { dev, renderer: given, rows = routes }: Options,
): Promise<void> {
  const { app, config } = kernel
  const renderer = given ?? (await (dev ? developmentRenderer(kernel) : builtRenderer()))
  const site = siteInfo(config)
  if (!dev && !given) await serveBuiltFiles(app)
  app.get('/build.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version: await renderer.version() }),
  )
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robots(site.url)))
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml').send(
      await sitemap(
        kernel,
        rows.filter((row) => built(row)),
        site.url,
      ),
    ),
  )
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301))

  const isRowBuilt = new Map(
    rows.map((row) => [row, given ? row.file !== undefined : isBuilt(row)]),
  )
  const built = (row: RouteRow) => (dev && !given ? isBuilt(row) : (isRowBuilt.get(row) ?? false))
  const findRow = routeMatcher(rows)
  const policy = policyMaker(config)
  // Marks our own scripts while a page is made. Content cannot know it, as it never leaves here.
  const nonce = randomBytes(18).toString('base64url')

  app.get('/*', async (request, reply) => {
    if (renderer.serveAsset && (await renderer.serveAsset(request, reply))) return reply
    const address = readAddress(request.url)
    if (isExempt(address.pathname)) return reply.callNotFound()
    const cookies = request.headers.cookie === undefined ? {} : readCookies(request.headers.cookie)
    const language = cookies[localeCookie]
    const elsewhere = localeRule(address, isLocale(language) ? language : undefined)
    if (elsewhere !== undefined && !address.isData) {
      return reply.header('vary', 'cookie').redirect(inLocale(elsewhere, address), 302)
    }
    const locale = address.locale
    if (elsewhere !== undefined || locale === undefined) {
      const to = inLocale(elsewhere ?? 'zh-CN', address)
      const verdict: Verdict = { kind: 'redirect', to }
      const { page } = await make(request, { address, locale: elsewhere ?? 'zh-CN', verdict })
      return sendPage(request, reply, page)
    }
    if (!address.isData && address.pathname.length > 1 && address.pathname.endsWith('/')) {
      return reply.redirect(inLocale(locale, address), 301)
    }
    const row = findRow(address.path)
    const scheme = schemeOf(cookies['scheme'])
    const ask = { address, locale, row, scheme }
    const token = readTokenRecord(cookies[tokenCookie])?.access_token
    if (token === undefined) {
      const query = normaliseQuery(row, address.search)
      const partial = address.isData && address.search.includes('_routes=')
      if (row?.access === 'public' && query !== undefined && !partial && !dev) {
        const key = `${scheme ?? ''}${address.isData ? '.' : ''}/${locale}${address.path}${query}`
        const page =
          kernel.pages.get(key) ??
          (await kernel.pages.make(key, () =>
            make(request, {
              ...ask,
              address: { ...address, search: query },
              verdict: verdictOf(row, null, address),
            }),
          ))
        return sendPage(request, reply, page)
      }
    }
    const found = token === undefined ? undefined : await kernel.sessions.resolve(token)
    const viewer = found && 'viewer' in found ? found.viewer : null
    const verdict = verdictOf(row, viewer, address)
    if (verdict.kind === 'redirect' && !address.isData) {
      return reply.header('cache-control', 'no-store').redirect(verdict.to, 302)
    }
    const { page } = await make(request, { ...ask, viewer, verdict })
    return sendPage(request, reply, page)
  })

  const verdictOf = (row: RouteRow | undefined, viewer: Viewer | null, address: PageAddress) =>
    guard(row, viewer, address, built)

  interface Ask {
    address: PageAddress
    locale: Locale
    row?: RouteRow | undefined
    scheme?: 'light' | 'dark' | undefined
    viewer?: Viewer | null
    verdict: Verdict
  }

  async function make(request: FastifyRequest, ask: Ask): Promise<MadePage> {
    const { address, locale, row, verdict, viewer = null } = ask
    const tags = new Set<string>()
    let whole = true
    const context: CallContext = {
      viewer,
      refusal: undefined,
      locale,
      origin: {
        requestId: request.id,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        cookies: {},
        setCookies: [],
      },
    }
    const given: PageGiven = {
      root: rootData(ask),
      verdict,
      requestId: request.id,
      nonce,
      async call(endpoint, input) {
        if (endpoint.method !== 'GET') throw new Error(`${endpoint.path} would write from a page`)
        const outcome = await kernel.registry.get(endpoint).run(input, context)
        for (const tag of outcome.tags) tags.add(tag)
        if (outcome.envelope.code !== 0) whole = false
        return outcome
      },
      failed(error) {
        whole = false
        request.log.error({ err: error, path: address.path }, 'page failed')
      },
    }
    const url = new URL(address.pathname + address.search, site.url)
    const response = await renderer.render(new Request(url), given)
    const page = await finish(
      response,
      viewer !== null || request.headers.cookie?.includes(`${tokenCookie}=`) === true,
    )
    const keep = whole && page.status === 200 && verdict.kind === 'show' && row !== undefined
    return { page, tags: [...tags], keep }
  }

  function rootData({ address, locale, row, scheme, viewer, verdict }: Ask): RootData {
    const publicViewer = viewer ? withoutSession(viewer) : null
    return {
      site,
      viewer: publicViewer,
      locale,
      path: address.path,
      kept: keptQuery(row, address.search),
      title: row?.title ?? { zh: '404', en: '404' },
      layout: row?.layout ?? 'no-sidebar',
      scheme,
      listed: verdict.kind === 'show' && row?.access === 'public' && !row.path.startsWith('/auth/'),
    }
  }

  async function finish(response: Response, personal: boolean): Promise<Page> {
    const headers: Record<string, string> = Object.fromEntries(response.headers)
    headers['vary'] = 'accept-encoding, cookie'
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false
    let body = Buffer.from(await response.arrayBuffer())
    if (isHtml) {
      const sealed = sealScripts(body.toString('utf8'), nonce)
      body = Buffer.from(sealed.html)
      if (dev) headers['content-security-policy'] = developmentPolicy
      else headers['content-security-policy'] = policy(sealed.hashes)
    }
    // A person's pages must not be found by "back" after he has signed out.
    headers['cache-control'] =
      personal || response.status !== 200 ? 'private, no-store' : 'private, no-cache'
    if (!personal && response.status === 200) {
      headers['etag'] = `W/"${hash('sha1', body, 'base64url').slice(0, 20)}"`
    }
    return { status: response.status, headers, body }
  }
}

/** Vite's client needs inline modules and a socket. */
const developmentPolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws: wss: https:"

const schemeOf = (value: string | undefined) =>
  value === 'light' || value === 'dark' ? value : undefined

function withoutSession({ sessionId: _, ...rest }: Viewer) {
  return rest
}

/** Built files, compressed at build time. Listed once at start: later ones are not served. */
async function serveBuiltFiles(app: Kernel['app']): Promise<void> {
  await app.register(staticFiles, {
    root: builtClient,
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const forever = path.startsWith(`${builtClient}/assets/`)
      reply.header(
        'cache-control',
        forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}
