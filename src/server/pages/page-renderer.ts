import type { createRequestHandler } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Locale } from '#src/shared/locale.ts'
import type { PageGiven, PlainPage } from '#src/shared/page.ts'
import type { Kernel } from '../kernel.ts'
import { inLanguage, languagesFile, staffName } from './built-languages.ts'
import { sheetsOfPages } from './joined-sheets.ts'
import { styleInliner } from './page-styles.ts'

const root = join(import.meta.dirname, '..', '..', '..')
export const builtClient = join(root, 'build', 'client')
const builtServer = join(root, 'build', 'server', 'index.js')

/** The pages, as the server uses them. */
export interface PageRenderer {
  /** Changes with every build. */
  version(): Promise<string>
  render(request: Request, given: PageGiven): Promise<Response>
  /** Returns the assets of a plain page; without it every page is hydrated. */
  plain?(locale: Locale): PlainPage
  /** The stylesheets of each page, in the order of its links. */
  sheets?: readonly (readonly string[])[]
  /** Inlines the styles of a plain page's first screen. */
  inlineStyles?(html: string): string
  /**
   * In development, serves code and styles.
   * @returns true when it has answered
   */
  serveAsset?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/** The exports of `src/app/entry.server.tsx`. */
interface EntryModule {
  createHandler: typeof createRequestHandler
  newPageContext(given: PageGiven): RouterContextProvider
}

/** A bundle has its own React Router and contexts, so only its entry module may touch them. */
const entryOf = (build: ServerBuild) => build.entry.module as unknown as EntryModule

export async function builtRenderer(): Promise<PageRenderer> {
  const build = (await import(pathToFileURL(builtServer).href)) as ServerBuild
  const { createHandler, newPageContext } = entryOf(build)
  const { scripts } = readBuilt<{ scripts: string[] }>('visitor.json')
  const divided = new Set(readBuilt<string[]>(languagesFile))
  const inOne = <T>(locale: Locale, value: T) =>
    JSON.parse(inLanguage(locale, JSON.stringify(value), divided)) as T
  // The browser loads one language only, and only the list of pages that are for its reader.
  const handlersOf = (locale: Locale) => {
    const assets = inOne(locale, build.assets)
    const handlerOf = (url: string) =>
      createHandler({ ...build, assets: { ...assets, url } }, 'production')
    return { others: handlerOf(assets.url), staff: handlerOf(staffName(assets.url)) }
  }
  const handlers = { 'zh-CN': handlersOf('zh-CN'), 'en-US': handlersOf('en-US') }
  const plain = (locale: Locale) => ({
    scripts: inOne(locale, scripts),
    version: build.assets.version,
  })
  const plainPages = { 'zh-CN': plain('zh-CN'), 'en-US': plain('en-US') }
  return {
    plain: (locale) => plainPages[locale],
    sheets: sheetsOfPages(build.assets.routes),
    inlineStyles: styleInliner((href) => readFileSync(join(builtClient, href), 'utf8')),
    version: async () => build.assets.version,
    render(request, given) {
      const { staff, others } = handlers[given.root.locale]
      return (given.staff ? staff : others)(request, newPageContext(given))
    },
  }
}

const readBuilt = <T>(name: string) =>
  JSON.parse(readFileSync(join(root, 'build', name), 'utf8')) as T

/** React Refresh must be loaded before any part of React. */
const developmentScripts = [
  '/@id/__x00__virtual:react-router/inject-hmr-runtime',
  '/src/app/entry.visitor.ts',
]

/** Renders pages from the sources at each request, and pushes reloads to the browser. */
export async function developmentRenderer(kernel: Pick<Kernel, 'app'>): Promise<PageRenderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: kernel.app.server } },
  })
  kernel.app.addHook('onClose', () => vite.close())
  const load = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return {
    plain: () => ({ scripts: developmentScripts, version: 'development' }),
    version: async () => 'development',
    async render(request, given) {
      const build = await load()
      const { createHandler, newPageContext } = entryOf(build)
      return createHandler(build, 'development')(request, newPageContext(given))
    },
    serveAsset: (request, reply) =>
      new Promise((resolve) => {
        reply.raw.once('close', () => {
          reply.hijack()
          resolve(true)
        })
        vite.middlewares(request.raw, reply.raw, () => resolve(false))
      }),
  }
}
