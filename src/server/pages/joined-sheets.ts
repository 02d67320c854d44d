import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { brotli } from './page-cache.ts'

const folder = '/assets/'
/** Matches names that the build gives: no dots and no slashes before the ending. */
const sheetName = /^[\w-]+$/
const maxSheets = 12

/**
 * Returns the address of several of the build's stylesheets as one. They take effect together: one by
 * one, an early sheet would override for a moment what a later one restores. The address lists the
 * sheets, so that every process of a site can answer it.
 */
export function joinedSheet(hrefs: readonly string[]): string {
  const names = hrefs.map((href) => href.replace(/#.*/, '').slice(folder.length, -'.css'.length))
  return `/styles/${names.join(',')}.css`
}

interface Joined {
  body: Buffer
  br: Buffer
}

/** Serves joined stylesheets, cached for ever because each part is named by its content. */
export function serveJoinedSheets(app: FastifyInstance, builtClient: string): void {
  const made = new LRUCache<string, Joined>({ max: 100 })

  async function make(names: string): Promise<Joined | undefined> {
    const parts = names.split(',')
    if (parts.length > maxSheets || !parts.every((name) => sheetName.test(name))) return undefined
    const files = parts.map((name) => join(builtClient, folder, `${name}.css`))
    if (!files.every((file) => existsSync(file))) return undefined
    const body = Buffer.concat(files.map((file) => readFileSync(file)))
    const joined = { body, br: await brotli(body, 10, 22) }
    made.set(names, joined)
    return joined
  }

  // A wildcard, because a parameter may not be as long as several names.
  app.get<{ Params: { '*': string } }>('/styles/*', async (request, reply) => {
    const names = /^(.*)\.css$/.exec(request.params['*'])?.[1] ?? ''
    const sheet = made.get(names) ?? (await make(names))
    if (!sheet) {
      reply.callNotFound()
      return reply
    }
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
    const takesBrotli = request.headers['accept-encoding']?.includes('br')
    return takesBrotli
      ? reply.header('content-encoding', 'br').send(sheet.br)
      : reply.send(sheet.body)
  })
}
