import type { ServerBuild } from 'react-router'
import { routes as pages } from '#src/app/pages.ts'
import { isListedForAll } from '#src/shared/page-row.ts'

type Manifest = ServerBuild['assets']
type Route = NonNullable<Manifest['routes'][string]>

/** The values of nearly every page; a row holds only different ones. */
const usual = {
  parentId: 'root',
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
} as const

const openToAll = new Set<string>(['root', 'not-found'])
for (const row of pages) if (isListedForAll(row)) openToAll.add(row.path)

/**
 * Shortens React Router's manifest, which names the same files again for each page, to a list of files
 * and rows of indexes into it. The entry's own imports are left out of the rows, and pages that are not listed for
 * all are left out unless `staff` is set.
 */
export function compactManifest(script: string, { staff }: { staff: boolean }): string {
  const { routes, ...rest } = readManifest(script)
  const there = new Set(rest.entry.imports)
  const files: string[] = []
  const numberOf = (file: string) => {
    const name = file.replace(/^\/assets\//, '')
    const known = files.indexOf(name)
    return known < 0 ? files.push(name) - 1 : known
  }
  const rows = Object.values(routes)
    .filter((route) => staff || openToAll.has(route!.id))
    .map((route) => {
      const { id, path = '', module, imports = [], css = [], ...more } = route!
      const wanted = imports.filter((file) => !there.has(file))
      const pattern = path === patternOf(id) ? 0 : path
      return [id, pattern, numberOf(module), wanted.map(numberOf), css.map(numberOf), unusual(more)]
    })
  const given = JSON.stringify([rest, files.join(' '), rows, usual])
  return `window.__reactRouterManifest=(${String(expand)})(...${given})`
}

export function readManifest(script: string): Manifest {
  const from = script.indexOf('{')
  return JSON.parse(script.slice(from, script.lastIndexOf('}') + 1)) as Manifest
}

/** Returns the pattern that `src/app/routes.ts` makes of a row's path. */
const patternOf = (id: string) => `:locale${id === '/' ? '' : id.replace(/\(.*?\)/, '')}`

function unusual(more: Partial<Route>): object {
  return Object.fromEntries(
    Object.entries({ ...usual, parentId: null, ...more }).filter(
      ([name, value]) => value !== usual[name as keyof typeof usual],
    ),
  )
}

type Row = [string, string | 0, number, number[], number[], object]

/** Runs in the browser before React Router. Its source is copied there, so it uses nothing from this file. */
function expand(rest: object, names: string, rows: Row[], shared: object) {
  const files = names.split(' ').map((name) => `/assets/${name}`)
  const of = (numbers: number[]) => numbers.map((number) => files[number])
  const routes = rows.map(([id, pattern, module, imports, css, more]) => ({
    ...shared,
    ...more,
    id,
    path: pattern === 0 ? `:locale${id === '/' ? '' : id.replace(/\(.*?\)/, '')}` : pattern,
    module: files[module],
    imports: of(imports),
    css: of(css),
  }))
  return { ...rest, routes: Object.fromEntries(routes.map((route) => [route.id, route])) }
}
