import { hash } from 'node:crypto'
import type { Plugin } from 'vite'
import { filledIcons, iconPaths } from '#src/web/ui/icon-paths.ts'

const sprite = spriteOf(iconPaths)
/** The file with all icons. Its name changes with its content, so that browsers keep it for ever. */
export const spriteFile = `assets/icons-${hash('sha256', sprite, 'base64url').slice(0, 8)}.svg`

/** Writes the file beside the built code, or serves it in development. */
export function iconPlugin(): Plugin {
  return {
    name: 'farsail:icons',
    configureServer(server) {
      server.middlewares.use(`/${spriteFile}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(sprite)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: spriteFile, source: sprite })
    },
  }
}

/** Returns the SVG of all icons. A symbol inherits colour and stroke from the place of its use. */
export function spriteOf(paths: Record<string, string>): string {
  const symbols = Object.entries(paths).map(([name, path]) => {
    const fill = filledIcons.has(name) ? ' fill="currentColor"' : ''
    return `<symbol id="${name}" viewBox="0 0 24 24"><path${fill} d="${path}"/></symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
