import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { brotli } from './page-cache.ts'

const folder = '/assets/'

/**
 * Returns the address of several of the build's stylesheets as one. They take effect together: one by
 * one, an early sheet would override for a moment what a later one restores. The address lists the
 * sheets, so that every process of a site gives a page the same one.
 */
export function joinedSheet(hrefs: readonly string[]): string {
  const names = hrefs.map((href) => nameOf(href).slice(folder.length, -'.css'.length))
  return `/styles/${names.join(',')}.css`
}

/** A fragment tells the browser which of two equal sheets is meant; the file has none. */
const nameOf = (href: string) => href.replace(/#.*/, '')

interface BuiltRoute {
  parentId?: string
  css?: string[]
}

/** Returns the stylesheets of each page in the order of its links: those of its parents first. */
export function sheetsOfPages(routes: Readonly<Record<string, BuiltRoute | undefined>>) {
  const chain = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...chain(route.parentId), ...(route.css ?? [])] : []
  }
  return Object.keys(routes).map((id) => [...new Set(chain(id).map(nameOf))])
}

interface Joined {
  body: Buffer
  br: Buffer
}

/**
 * Serves the joined stylesheets of these pages, cached for ever because each part is named by its content.
 * Any other combination is unknown: joining and compressing it would cost far more than asking for it.
 */
export function serveJoinedSheets(
  app: FastifyInstance,
  builtClient: string,
  pages: readonly (readonly string[])[],
): void {
  for (const hrefs of new Map(pages.map((page) => [joinedSheet(page), page])).values()) {
    if (hrefs.length > 0) serve(hrefs)
  }

  function serve(hrefs: readonly string[]): void {
    let made: Promise<Joined> | undefined
    async function make(): Promise<Joined> {
      const parts = hrefs.map((href) => readFile(join(builtClient, href)))
      const body = Buffer.concat(await Promise.all(parts))
      return { body, br: await brotli(body, 10, 22) }
    }
    app.get(joinedSheet(hrefs), { config: { cost: 'kept' } }, async (request, reply) => {
      const { body, br } = await (made ??= make())
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
      const takesBrotli = request.headers['accept-encoding']?.includes('br')
      return takesBrotli ? reply.header('content-encoding', 'br').send(br) : reply.send(body)
    })
  }
}
