import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../src/web/pictures')
const drawings = new Map(
  globSync('**/*.svg', { cwd: folder })
    .toSorted()
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
)
const content = [...drawings].flat().join('\n')

/**
 * The folder of all drawings. Its name changes with their content, so that browsers keep them for ever;
 * one folder gives the code one address instead of thirty.
 */
export const pictureFolder = `assets/pictures-${hash('sha256', content, 'base64url').slice(0, 8)}`

/** Writes the drawings beside the built code, or serves them in development. */
export function picturePlugin(): Plugin {
  return {
    name: 'farsail:pictures',
    configureServer(server) {
      server.middlewares.use(`/${pictureFolder}`, ({ url = '' }, response, next) => {
        const drawing = drawings.get(url.slice(1))
        if (drawing === undefined) return next()
        response.setHeader('content-type', 'image/svg+xml').end(drawing)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of drawings) {
        this.emitFile({ type: 'asset', fileName: `${pictureFolder}/${name}`, source })
      }
    },
  }
}
