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

const folder = '/assets/'
/** The part of a file's name after its hash: '.zh-CN.js'. */
const endingOf = (file: string) => /(\.[a-z]{2}-[A-Z]{2})?\.[a-z]+#?$/.exec(file)?.[0] ?? ''

/**
 * Shortens React Router's manifest, which names the same files again for each page, to lists of files by the endings of
 * their names and rows of indexes into them. The entry's own imports are left out of the rows, and pages that are not listed for
 * all are left out unless `staff` is set.
 */
export function compactManifest(script: string, { staff }: { staff: boolean }): string {
  const { routes, ...rest } = readManifest(script)
  const there = new Set(rest.entry.imports)
  const listed = Object.values(routes)
    .filter((route) => staff || openToAll.has(route!.id))
    .map((route) => ({ ...route!, imports: route!.imports?.filter((file) => !there.has(file)) }))
  const groups = Map.groupBy(
    new Set(listed.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])),
    endingOf,
  )
  const files = [...groups.values()].flat()
  const numberOf = (file: string) => files.indexOf(file)
  const rows = listed.map(({ id, path = '', module, imports = [], css = [], ...more }) => {
    const pattern = path === patternOf(id) ? 0 : path
    return [id, pattern, numberOf(module), imports.map(numberOf), css.map(numberOf), unusual(more)]
  })
  const names = [...groups].map(([ending, these]) => [
    ending,
    these.map((file) => file.slice(folder.length, file.length - ending.length)).join(' '),
  ])
  const given = JSON.stringify([rest, names, rows, usual])
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
function expand(rest: object, names: [string, string][], rows: Row[], shared: object) {
  const files = names.flatMap(([ending, these]) =>
    these.split(' ').map((name) => `/assets/${name}${ending}`),
  )
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
