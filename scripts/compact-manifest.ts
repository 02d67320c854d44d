import type { ServerBuild } from 'react-router'
import { routes as pages } from '#src/app/pages.ts'

type Manifest = ServerBuild['assets']
type Route = NonNullable<Manifest['routes'][string]>

/** How nearly every page is; a row says only what is otherwise. */
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

const everybodys = new Set<string>(['root', 'not-found'])
for (const { path, access } of pages) {
  if (access === 'public' || access === 'login') everybodys.add(path)
}

/**
 * React Router's manifest holds every page and names the same files again for each. Here it is a
 * list of files and rows of numbers into it; what each page has loaded already (the entry's own
 * imports) is left out, and unless it is for staff, so are the pages of teachers and of the office.
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
    .filter((route) => staff || everybodys.has(route!.id))
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

/** As `src/app/routes.ts` makes it of a row's path. */
const patternOf = (id: string) => `:locale${id === '/' ? '' : id.replace(/\(.*?\)/, '')}`

function unusual(more: Partial<Route>): object {
  return Object.fromEntries(
    Object.entries({ ...usual, parentId: null, ...more }).filter(
      ([name, value]) => value !== usual[name as keyof typeof usual],
    ),
  )
}

type Row = [string, string | 0, number, number[], number[], object]

/** Runs in the browser, before React Router, and stands by itself there. */
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
