import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

/** One source file of the product, for the architecture test. */
export interface Source {
  /** Its path from the root: 'src/server/kernel.ts'. */
  path: string
  text: string
  /** Its text without comments. */
  code: string
  /** The product's own files that it imports, from the root, including types. */
  imports: string[]
  /** The same without `import()`, which is loaded later. */
  staticImports: string[]
}

/** Every TypeScript file below src. */
export const sources: Source[] = filesBelow(join(root, 'src')).map(read)

/** Without tests and their helpers. */
export const product = sources.filter(
  ({ path }) => !/\.(test|e2e)\.|\/test-|\/testing\//.test(path),
)

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return filesBelow(path)
    return /\.tsx?$/.test(name) ? [path] : []
  })
}

function read(file: string): Source {
  const text = readFileSync(file, 'utf8')
  const targets = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, start = '', rest = '']) => {
      const path = start.startsWith('#')
        ? `${start.slice(1)}${rest}`
        : relative(root, resolve(dirname(file), start, rest))
      return path.split('?')[0] ?? path
    })
  const from = targets(/\bfrom\s*'(#src\/|#demo\/|\.{1,2}\/)([^']+)'/g)
  const bare = targets(/\bimport\s*'(#src\/|#demo\/|\.{1,2}\/)([^']+)'/g)
  const later = targets(/\bimport\s*\(\s*'(#src\/|#demo\/|\.{1,2}\/)([^']+)'/g)
  return {
    path: relative(root, file),
    text,
    code: text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ''),
    imports: [...from, ...bare, ...later],
    staticImports: [...from, ...bare],
  }
}

/** Returns 'people/account' for a file of that room. */
export const roomOf = (path: string) => /^src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1]

/** Screens and their parts: the pages' kernel, the shell, and each room's web folder. */
export const isWeb = (path: string) =>
  /^src\/web\/|^src\/app\/(shell\/|.*\.tsx$|menus\.ts)|^src\/features\/[^/]+\/[^/]+\/web\//.test(
    path,
  )

export const isServer = (path: string) =>
  /^src\/server\/|^src\/features\/[^/]+\/[^/]+\/(server\/|feature\.ts|(\w+-)?tables\.ts)/.test(path)

/** Returns groups of files that import each other in a circle, each as a sorted list. */
export function circlesIn(files: readonly Source[]): string[][] {
  const known = new Map(files.map((file) => [file.path, file]))
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (path: string) => {
    index.set(path, index.size)
    low.set(path, index.get(path)!)
    stack.push(path)
    for (const next of known.get(path)!.staticImports) {
      if (!known.has(next)) continue
      if (!index.has(next)) {
        visit(next)
        low.set(path, Math.min(low.get(path)!, low.get(next)!))
      } else if (stack.includes(next)) {
        low.set(path, Math.min(low.get(path)!, index.get(next)!))
      }
    }
    if (low.get(path) !== index.get(path)) return
    const group = stack.splice(stack.indexOf(path))
    if (group.length > 1) circles.push(group.toSorted())
  }
  for (const path of known.keys()) if (!index.has(path)) visit(path)
  return circles
}
