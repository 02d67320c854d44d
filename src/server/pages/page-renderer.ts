import type { createRequestHandler } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { PageGiven, PlainPage } from '#src/shared/page.ts'
import type { Kernel } from '../kernel.ts'
import { styleInliner } from './page-styles.ts'

const root = join(import.meta.dirname, '..', '..', '..')
export const builtClient = join(root, 'build', 'client')
const builtVisitor = join(root, 'build', 'visitor.json')
const builtServer = join(root, 'build', 'server', 'index.js')

/** The pages, as the server sees them. */
export interface PageRenderer {
  /** Changes with every build. */
  version(): Promise<string>
  render(request: Request, given: PageGiven): Promise<Response>
  /** What a plain page needs; without it every page is alive. */
  plain?: PlainPage
  /** Puts the styles of a plain page's first screen into it. */
  inlineStyles?(html: string): string
  /** In development, code and styles come from here. True when it has answered. */
  serveAsset?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/** What `src/app/entry.server.tsx` exports. */
interface EntryModule {
  createHandler: typeof createRequestHandler
  newPageContext(given: PageGiven): RouterContextProvider
}

/** A bundle has its own React Router and contexts; only its entry module may touch them. */
const entryOf = (build: ServerBuild) => build.entry.module as unknown as EntryModule

export async function builtRenderer(): Promise<PageRenderer> {
  const build = (await import(pathToFileURL(builtServer).href)) as ServerBuild
  const { createHandler, newPageContext } = entryOf(build)
  const handle = createHandler(build, 'production')
  const { scripts } = JSON.parse(readFileSync(builtVisitor, 'utf8')) as { scripts: string[] }
  return {
    plain: { scripts, version: build.assets.version },
    inlineStyles: styleInliner((href) => readFileSync(join(builtClient, href), 'utf8')),
    version: async () => build.assets.version,
    render: (request, given) => handle(request, newPageContext(given)),
  }
}

/** React's tools for reloading parts want to be there before any part of React is. */
const developmentScripts = [
  '/@id/__x00__virtual:react-router/inject-hmr-runtime',
  '/src/app/entry.visitor.ts',
]

/** Pages made from the sources at each request, with reloads pushed to the browser. */
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
    plain: { scripts: developmentScripts, version: 'development' },
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
