import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')

/** The styles that a page imports without using a name of theirs. */
function importedForTheirEffect(): Set<string> {
  const files = globSync('src/**/*.tsx', { cwd: root }).map((file) => join(root, file))
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import '([^']+\.module\.css)'$/gm)].map(
        ([, path]) =>
          path!.startsWith('#') ? join(root, path!.slice(1)) : resolve(dirname(file), path!),
      ),
    ),
  )
}

/**
 * Keeps the styles of parts that the server renders and browsers load on demand. A page imports them for their effect; the
 * bundler drops a module of class names of which none is used, and with it the link to its styles. A statement that is
 * there for its effect keeps the module and leaves its names out.
 */
export function stylePlugin(): Plugin {
  const kept = importedForTheirEffect()
  return {
    name: 'farsail:styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(code, id) {
        if (!kept.has(id)) return null
        return { code: `${code}\nglobalThis.kept = 1\n`, map: null, moduleSideEffects: true }
      },
    },
  }
}
