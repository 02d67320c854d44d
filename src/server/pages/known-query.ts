import type { RouteRow } from '#src/shared/page-row.ts'
import { shapeOf } from '#src/shared/endpoint.ts'

/**
 * Returns the query without the values that the row's lists refuse: an unknown order or filter, a page
 * that is no number, a search that is too long. Undefined when nothing is refused. Addresses are typed,
 * shortened and kept for years, so such a value counts as not given; a call that sends one is refused.
 */
export function knownQuery(row: RouteRow | undefined, search: string): string | undefined {
  if (search.length <= 1 || !row?.lists) return undefined
  const query = new URLSearchParams(search)
  const refused = row.lists.flatMap(({ input, query: names }) =>
    Object.keys(names).filter((name) => {
      const value = query.get(name)?.trim()
      if (!value) return false
      // Every call refuses NUL, which PostgreSQL cannot store.
      return value.includes('\0') || !shapeOf(input)[name]?.safeParse(value).success
    }),
  )
  if (refused.length === 0) return undefined
  for (const name of refused) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}
