import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * Serves the files of the build, compressed at build time. They are listed once at start: later ones are not
 * served. Each costs its reader next to nothing, whatever its ending: a document brings a worker and its maps.
 *
 * A file is read once, and all answers send the same bytes: an open file for each answer would let one address
 * of slow readers hold gigabytes and all files that the process may open. The whole build has some 16 MB.
 */
export async function serveBuiltFiles(app: FastifyInstance, folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = new Set(
    found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  )
  const read = once((name) => readKept(join(folder, name)))
  for (const name of names) {
    const type = types[extname(name)] ?? 'application/octet-stream'
    const cached = name.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600'
    app.get(`/${name}`, { config: { cost: 'kept' } }, async (request, reply) => {
      const [encoding, ending] = encodingFor(request, name, names)
      const { body, etag } = await read(name + ending)
      reply.headers({ 'cache-control': cached, vary: 'accept-encoding', etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      if (encoding !== undefined) reply.header('content-encoding', encoding)
      return reply.type(type).send(body)
    })
  }
}

function encodingFor({ headers }: FastifyRequest, name: string, names: ReadonlySet<string>) {
  const accepted = headers['accept-encoding'] ?? ''
  const best = encodings.find(
    ([encoding, ending]) => accepted.includes(encoding) && names.has(name + ending),
  )
  return best ?? ([undefined, ''] as const)
}

interface Kept {
  body: Buffer
  etag: string
}

async function readKept(path: string): Promise<Kept> {
  const body = await readFile(path)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** Reads each name once; a failed reading is tried again. */
function once(read: (name: string) => Promise<Kept>): (name: string) => Promise<Kept> {
  const kept = new Map<string, Promise<Kept>>()
  return (name) => {
    const known = kept.get(name)
    if (known) return known
    const reading = read(name)
    kept.set(name, reading)
    reading.catch(() => kept.delete(name))
    return reading
  }
}
