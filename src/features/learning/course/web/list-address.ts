import type { InputOf } from '#src/shared/endpoint.ts'
import type { courseApi, CourseKind } from '../contract.ts'

/** What of a list's address counts, in a fixed order. */
export const listParams = [
  'keyword',
  'category',
  'difficulty',
  'payment',
  'language',
  'state',
  'sort',
  'page',
] as const
export type ListParam = (typeof listParams)[number]
export const filterParams = ['category', 'difficulty', 'payment', 'language', 'state'] as const

/** The list's state as its address says it; the server parses the values. */
export function readAddress(kind: CourseKind, search: URLSearchParams) {
  const given = listParams.flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value] as const] : []
  })
  return { kind, ...Object.fromEntries(given) } as unknown as InputOf<typeof courseApi.getList>
}

/** The address with one thing changed; a new filter starts at the first page again. */
export function changedAddress(
  path: string,
  search: URLSearchParams,
  changes: Partial<Record<ListParam, string | undefined>>,
): string {
  const next = new URLSearchParams()
  const all = { ...Object.fromEntries(search), page: undefined, ...changes }
  for (const name of listParams) {
    const value = all[name]
    if (value && !(name === 'page' && value === '1')) next.set(name, value)
  }
  const text = next.toString()
  return text ? `${path}?${text}` : path
}
