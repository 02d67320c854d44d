import { isSignInArea } from '#src/shared/page-path.ts'
import { hash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { CacheTag } from '#src/shared/cache-tag.ts'
import type { Locale } from '#src/shared/locale.ts'
import { isStaff, type Viewer } from '#src/shared/viewer.ts'
import type { PageGiven, RootData, SiteInfo, Verdict, WebViewer } from '#src/shared/page.ts'
import { isListedForAll, type RouteRow } from '#src/shared/page-row.ts'
import type { Kernel } from '../kernel.ts'
import { decideCall } from '../http/access.ts'
import { offeredPages } from './offered-pages.ts'
import { nameUploadBase } from './name-upload-base.ts'
import { keptQuery, type PageAddress } from './page-address.ts'
import type { MadePage, Page } from './page-cache.ts'
import { policyMaker, sealScripts } from './page-policy.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { PostAnswer } from './refuse-post.ts'
import type { CallContext } from '../http/registry.ts'

/** One request for a page. */
interface PageAsk {
  address: PageAddress
  locale: Locale
  row?: RouteRow | undefined
  scheme?: RootData['scheme']
  viewer?: Viewer | null
  /** The request carries a session, valid or not: its page is never shared. */
  personal?: boolean
  verdict: Verdict
  /** The page stays plain: React does not hydrate it. */
  plain?: boolean
  /** Set for the answer to a form. */
  answers?: PostAnswer
}

/** Renders pages, with their data called in process, and finishes them for sending. */
export function pageMaker(
  kernel: Pick<Kernel, 'config' | 'messages' | 'registry' | 'pageRows'>,
  { renderer, site, dev }: { renderer: PageRenderer; site: SiteInfo; dev: boolean },
): (request: FastifyRequest, ask: PageAsk) => Promise<MadePage> {
  const policy = policyMaker(kernel.config)
  // Marks our own scripts while a page is rendered. Content cannot know the mark, because it never
  // leaves the server.
  const nonce = randomBytes(18).toString('base64url')
  const offeredTo = offeredPages(kernel.pageRows)

  /** The unread count for the first paint of the header. Asks the database only after it has changed. */
  const unreadOf = (viewer: WebViewer | null) =>
    viewer?.hasRole ? kernel.messages.unread(viewer.id) : 0

  return async (request, ask) => {
    const { address, row, verdict, personal = false } = ask
    const tags = new Set<CacheTag>()
    let whole = true
    const posted = ask.answers?.posted
    const context = callContext(request, ask)
    const viewer = ask.viewer ? webViewer(ask.viewer, offeredTo(ask.viewer), ask.locale) : null
    const given: PageGiven = {
      root: {
        ...rootData(site, ask, viewer, await unreadOf(viewer)),
        ...(!ask.plain && posted && { posted }),
      },
      verdict,
      requestId: request.id,
      staff: isStaff(ask.viewer ?? null) || (row !== undefined && !isListedForAll(row)),
      nonce,
      ...(ask.plain && { plain: renderer.plain?.(ask.locale) }),
      posted,
      async call(endpoint, input) {
        if (endpoint.method !== 'GET') throw new Error(`${endpoint.path} would write from a page`)
        const outcome = await kernel.registry.get(endpoint).run(input, context)
        for (const tag of outcome.tags) tags.add(tag)
        // A refusal has no tags, so no event would say when the page becomes stale.
        if (outcome.envelope.code !== 0) whole = false
        return outcome
      },
      failed(error) {
        whole = false
        request.log.error({ err: error, path: address.path }, 'page failed')
      },
    }
    const url = new URL(address.pathname + address.search, site.url)
    const page = await finish(await renderer.render(new Request(url), given), {
      personal,
      plain: given.plain !== undefined,
    })
    if (ask.answers && page.status === 200) page.status = ask.answers.status
    const keep = whole && page.status === 200 && verdict.kind === 'show' && row !== undefined
    return { page, tags: [...tags], keep }
  }

  async function finish(
    response: Response,
    { personal, plain }: { personal: boolean; plain: boolean },
  ): Promise<Page> {
    const headers: Record<string, string> = Object.fromEntries(response.headers)
    headers['vary'] = 'accept-encoding, cookie'
    let body: Buffer
    if (headers['content-type']?.startsWith('text/html')) {
      const sealed = sealScripts(await response.text(), nonce)
      const whole =
        plain && renderer.inlineStyles ? renderer.inlineStyles(sealed.html) : sealed.html
      body = Buffer.from(nameUploadBase(whole, kernel.config))
      headers['content-security-policy'] = dev ? developmentPolicy : policy(sealed.hashes)
    } else {
      body = Buffer.from(await response.arrayBuffer())
    }
    const shared = !personal && response.status === 200
    // The "back" button must not show a person's pages after sign-out.
    headers['cache-control'] = shared ? 'private, no-cache' : 'private, no-store'
    if (shared) headers['etag'] = `W/"${hash('sha1', body, 'base64url').slice(0, 20)}"`
    return { status: response.status, headers, body }
  }
}

/** Vite's client needs inline modules and a socket. */
const developmentPolicy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws: wss: https:"

function callContext(request: FastifyRequest, { viewer, locale }: PageAsk): CallContext {
  return {
    viewer: viewer ?? null,
    refusal: undefined,
    locale,
    origin: {
      requestId: request.id,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      token: '',
      cookies: {},
      setCookies: [],
    },
  }
}

function rootData(
  site: SiteInfo,
  { address, locale, row, scheme, verdict }: PageAsk,
  viewer: WebViewer | null,
  unread: number,
): RootData {
  return {
    site,
    viewer,
    unread,
    locale,
    path: address.path,
    kept: keptQuery(row, address.search),
    title: row?.title ?? { zh: '404', en: '404' },
    layout: row?.layout ?? 'no-sidebar',
    scheme,
    listed:
      verdict.kind === 'show' &&
      row?.access === 'public' &&
      !row.forBuilders &&
      !row.byRight &&
      !isSignInArea(row.path),
  }
}

function webViewer(viewer: Viewer, offered: readonly string[], locale: Locale): WebViewer {
  const { id, username, realName, latinName, avatar, erasesAt } = viewer
  const name = (locale === 'en-US' ? latinName : realName) || username
  const hasRole = decideCall('login', viewer).may
  return { id, username, realName, name, avatar, erasesAt, hasRole, offered }
}
