import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale, isLocale, localeCookie } from '#src/shared/locale.ts'
import { readTokenRecord, tokenCookie } from '#src/shared/token-record.ts'
import { kinds, type KnownError } from '#src/shared/errors.ts'
import type { RootData, SiteInfo, Verdict } from '#src/shared/page.ts'
import { routeMatcher } from './route-match.ts'
import { isBuilt, type RouteRow } from '#src/shared/page-row.ts'
import { knownSession } from '../http/caller.ts'
import type { Kernel } from '../kernel.ts'
import { isExempt, normaliseQuery, type PageAddress, readAddress } from './page-address.ts'
import { knownQuery } from './known-query.ts'
import { guard, inLocale, localeRule } from './page-guards.ts'
import { pageMaker } from './page-maker.ts'
import {
  builtClient,
  builtRenderer,
  developmentRenderer,
  type PageRenderer,
} from './page-renderer.ts'
import { serveBuiltFiles } from './built-files.ts'
import { serveChoices } from './choose.ts'
import { servePagePosts } from './page-post.ts'
import { type PostAnswer, refusePosts } from './refuse-post.ts'
import { readForms } from './read-forms.ts'
import { serveJoinedSheets } from './joined-sheets.ts'
import { sendPage } from './send-page.ts'
import { deadTokenCookie } from './token-cookie.ts'
import { siteInfo } from './site-info.ts'
import { robots, sitemap } from './sitemap.ts'

interface Options {
  /** Renders pages from the sources at each request. */
  dev: boolean
  /** For tests of what happens around the pages. */
  renderer?: PageRenderer
}

/** Serves pages at every address that is no call, no file and no probe. */
export async function registerPages(
  kernel: Kernel,
  { dev, renderer: given }: Options,
): Promise<void> {
  const { app } = kernel
  const renderer = given ?? (await (dev ? developmentRenderer(kernel) : builtRenderer()))
  const site = siteInfo(kernel.config)
  const built = given ? hasScreen : rememberBuilt(kernel.pageRows, dev)
  if (!dev && !given) {
    await serveBuiltFiles(app, builtClient)
    serveJoinedSheets(app, builtClient, renderer.sheets ?? [])
  }
  serveSiteFiles(kernel, { renderer, site, built })
  const answer = pageAnswerer(kernel, { renderer, site, built, dev })
  await app.register(async (forms) => {
    readForms(forms)
    const refuse = refusePosts(forms, kernel.pagePosts, answer)
    serveChoices(forms, kernel.config, refuse)
    servePagePosts(forms, kernel, { answer, refuse })
  })
  app.get('/*', { config: { cost: 'kept' } }, async (request, reply) => {
    if (renderer.serveAsset && (await renderer.serveAsset(request, reply))) return reply
    return answer(request, reply)
  })
}

type IsBuilt = (row: RouteRow) => boolean
const hasScreen: IsBuilt = (row) => row.file !== undefined

/** A built server knows its screens from the build; only development checks the disk each time. */
function rememberBuilt(rows: readonly RouteRow[], dev: boolean): IsBuilt {
  if (dev) return isBuilt
  const known = new Set<RouteRow>(rows.filter((row) => isBuilt(row)))
  return (row) => known.has(row)
}

/** Answers one page: locale rule, guards, page cache, rendering. */
function pageAnswerer(
  kernel: Kernel,
  {
    renderer,
    site,
    built,
    dev,
  }: { renderer: PageRenderer; site: SiteInfo; built: IsBuilt; dev: boolean },
) {
  const make = pageMaker(kernel, { renderer, site, dev })
  const findRow = routeMatcher(kernel.pageRows)

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    answers?: PostAnswer,
  ): Promise<FastifyReply> => {
    const address = readAddress(answers?.at ?? request.url)
    if (isExempt(address.pathname)) {
      reply.callNotFound()
      return reply
    }
    const row = findRow(address.path)
    request.page = row?.path ?? null
    const cookies = parseCookie(request.headers.cookie ?? '')
    const language = isLocale(cookies[localeCookie]) ? cookies[localeCookie] : undefined
    // A redirect would lose the form's errors and its typed text.
    const elsewhere = answers ? undefined : localeRule(address, language)
    const locale = elsewhere ?? address.locale ?? language ?? defaultLocale
    if (elsewhere !== undefined) {
      const to = inLocale(elsewhere, address)
      if (!address.isData) return reply.header('vary', 'cookie').redirect(to, 302)
      const { page } = await make(request, { address, locale, verdict: { kind: 'redirect', to } })
      return sendPage(request, reply, page)
    }
    if (!address.isData && address.pathname.endsWith('/')) {
      return reply.redirect(inLocale(locale, address), 301)
    }
    const known = answers ? undefined : knownQuery(row, address.search)
    if (known !== undefined) {
      const to = inLocale(locale, { ...address, search: known })
      if (!address.isData) return reply.redirect(to, 302)
      const { page } = await make(request, { address, locale, verdict: { kind: 'redirect', to } })
      return sendPage(request, reply, page)
    }
    const scheme = schemeOf(cookies['scheme'])
    const token = readTokenRecord(cookies[tokenCookie])?.access_token
    const session =
      token === undefined ? undefined : await knownSession(request, token, kernel.sessions)
    const viewer = session && 'viewer' in session ? session.viewer : null
    // A token without a session buys no page of its own: it would cost fifteen times a kept one.
    if (session && 'refusal' in session) {
      reply.header('set-cookie', deadTokenCookie(kernel.config))
    }
    // A visitor's page is plain markup; a client navigation asks for the data of a hydrated one.
    const plain = viewer === null && !address.isData && isPlain(row)
    const query = viewer === null && !dev && !answers ? sharedQuery(row, address) : undefined
    if (query !== undefined) {
      const key = `${scheme ?? ''}${address.isData ? '.' : ''}/${locale}${address.path}${query}`
      const kept = kernel.pages.get(key)
      if (kept) return sendPage(request, reply, kept)
      const shared = { ...address, search: query }
      const verdict = guard(row, null, shared, built)
      if (!kernel.pages.isMaking(key)) request.caller?.pay('page')
      const page = await kernel.pages.make(key, () =>
        make(request, { address: shared, locale, row, scheme, verdict, plain }),
      )
      return sendPage(request, reply, page)
    }
    const verdict = answers?.refusal
      ? refusedFor(answers.refusal)
      : guard(row, viewer, address, built)
    if (verdict.kind === 'redirect' && !address.isData) {
      return reply.header('cache-control', 'no-store').redirect(verdict.to, 302)
    }
    const personal = viewer !== null || answers !== undefined || row?.byRight === true
    request.caller?.pay('page')
    const { page } = await make(request, {
      address,
      locale,
      row,
      scheme,
      viewer,
      personal,
      verdict,
      plain,
      ...(answers && { answers }),
    })
    return sendPage(request, reply, page)
  }
}

function refusedFor({ id, kind, zh, en }: KnownError): Verdict {
  return { kind: 'refuse', status: kinds[kind].status, id, text: { zh, en } }
}

/** Whether a visitor's page is plain: every public one, but for the gallery of interactive parts. */
const isPlain = (row: RouteRow | undefined) =>
  row === undefined || (row.access === 'public' && !row.forBuilders)

/** Returns the query of a page that all visitors may share; undefined where they may not. */
function sharedQuery(row: RouteRow | undefined, address: PageAddress): string | undefined {
  if (row?.access !== 'public' || row.byRight) return undefined
  // The client asks for part of the data only.
  if (address.isData && address.search.includes('_routes=')) return undefined
  return normaliseQuery(row, address.search)
}

function schemeOf(value: string | undefined): RootData['scheme'] {
  return value === 'light' || value === 'dark' ? value : undefined
}

function serveSiteFiles(
  kernel: Kernel,
  { renderer, site, built }: { renderer: PageRenderer; site: SiteInfo; built: IsBuilt },
): void {
  const { app } = kernel
  app.get('/build.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version: await renderer.version() }),
  )
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robots(site.url)))
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml').send(await sitemap(kernel, { built, siteUrl: site.url })),
  )
  app.get('/favicon.ico', { config: { cost: 'kept' } }, async (_request, reply) =>
    reply.redirect('/favicon.svg', 301),
  )
}
