import { useLocation } from 'react-router'
import type { Endpoint, InputOf } from '#src/shared/endpoint.ts'

type Listed = Pick<Endpoint, 'query'>
/** The query names that a list's address may have. */
export type NameOf<E extends Endpoint> = E extends Endpoint ? keyof InputOf<E> & string : never

/** A list's state, which is its address: `?role=2&page=3`. */
export interface ListAddress<N extends string = string> {
  path: string
  /** The query names that count, in the order of the endpoint's input. */
  names: readonly string[]
  /** The values in effect, with defaults; '' where nothing is chosen. */
  values: Readonly<Record<N, string>>
  /** The values that the address itself holds. */
  given: Readonly<Partial<Record<N, string>>>
  /** The query of a saved filter: without '?', with the sort order, without the page. */
  query: string
  /** Whether something narrows the list; sort and page do not. */
  filtered: boolean
  /** Returns the address with some values changed; it keeps no page, so a changed list starts at the first. */
  href: (changes: Readonly<Partial<Record<N, string | number | null | undefined>>>) => string
}

/**
 * Returns a list's input from the address, for a loader: `api(courseApi.getList, readList(request, courseApi.getList, { kind }))`.
 * The endpoint defines names and defaults; the server parses the values.
 * @param fixed input from elsewhere, such as the path.
 */
export function readList<E extends Endpoint>(
  request: { url: string },
  endpoint: E,
  fixed: Partial<InputOf<E>> = {},
): InputOf<E> {
  const { search } = new URL(request.url)
  // The address holds text; the endpoint's schema converts it, or refuses it.
  return { ...givenIn(search, Object.keys(endpoint.query)), ...fixed } as InputOf<E>
}

/** Returns the state of the list on this page, or the joint state of several lists. */
export function useList<E extends Endpoint>(...endpoints: E[]): ListAddress<NameOf<E>> {
  const { pathname, search } = useLocation()
  return listAddress(pathname, search, Object.assign({}, ...endpoints.map(({ query }) => query)))
}

export function listAddress<N extends string>(
  path: string,
  search: string,
  defaults: Listed['query'],
): ListAddress<N> {
  const names = Object.keys(defaults)
  const given = givenIn(search, names)
  const { page: _, ...kept } = given
  /** Keeps the order of the names and leaves out defaults, so that a state has one address. */
  const queryOf = (values: Readonly<Record<string, string | number | null | undefined>>) => {
    const query = new URLSearchParams()
    for (const name of names) {
      const value = String(values[name] ?? '')
      if (value !== '' && value !== defaults[name]) query.set(name, value)
    }
    return query.toString()
  }
  return {
    path,
    names,
    values: { ...defaults, ...given } as Record<N, string>,
    given: given as Partial<Record<N, string>>,
    query: queryOf(kept),
    filtered: Object.keys(kept).some((name) => name !== 'sort' && kept[name] !== defaults[name]),
    href(changes) {
      const query = queryOf({ ...kept, ...changes })
      return query === '' ? path : `${path}?${query}`
    },
  }
}

function givenIn(search: string, names: readonly string[]): Record<string, string> {
  const query = new URLSearchParams(search)
  const given = names.flatMap((name) => {
    const value = query.get(name)?.trim()
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(given)
}
