import { useLocation, useSearchParams } from 'react-router'

/** A list's state, which is its address: `?role=2&page=3`. */
export interface ListAddress {
  path: string
  /** The query names that count, in their fixed order. */
  names: readonly string[]
  values: Readonly<Record<string, string>>
  /** Without '?', sort order included, page left out: what a saved filter keeps. */
  query: string
  /** Whether something narrows the list; sort and page do not. */
  filtered: boolean
  /** The address with some values changed; anything but a new page starts at the first one. */
  href: (changes: Readonly<Record<string, string | undefined>>) => string
}

/** What of a request's query counts, for a loader; the server parses the values. */
export function readQuery(url: string, names: readonly string[]): Record<string, string> {
  return valuesOf(new URL(url).searchParams, names)
}

/** `names` as the route table has them, 'page' among them. */
export function useListAddress(names: readonly string[]): ListAddress {
  const { pathname: path } = useLocation()
  const [search] = useSearchParams()
  const values = valuesOf(search, names)
  const { page: _, ...kept } = values
  const query = queryOf(kept, names)
  return {
    path,
    names,
    values,
    query,
    filtered: Object.keys(kept).some((name) => name !== 'sort'),
    href: (changes) => addressOf(path, { ...kept, ...defined(changes) }, names),
  }
}

function valuesOf(search: URLSearchParams, names: readonly string[]): Record<string, string> {
  const given = names.flatMap((name) => {
    const value = search.get(name)?.trim()
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(given)
}

const defined = (changes: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value ?? '']))

function addressOf(path: string, values: Record<string, string>, names: readonly string[]): string {
  const query = queryOf(values, names)
  return query === '' ? path : `${path}?${query}`
}

function queryOf(values: Record<string, string>, names: readonly string[]): string {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = values[name]
    if (value && !(name === 'page' && value === '1')) query.set(name, value)
  }
  return query.toString()
}
