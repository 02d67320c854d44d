import type { InputOf } from '#src/shared/endpoint.ts'
import type { messageApi } from '../contract.ts'

const params = ['state', 'kind', 'keyword', 'page'] as const
type Param = (typeof params)[number]

/** What of the address decides the list; the server parses the values. */
export function readAddress(search: URLSearchParams) {
  const given = params.flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(given) as InputOf<typeof messageApi.getSendMessageList>
}

/** The address with one thing changed; another filter begins at its first page. */
export function changedAddress(
  path: string,
  search: URLSearchParams,
  changes: Partial<Record<Param, string | undefined>>,
): string {
  const all = { ...Object.fromEntries(search), page: undefined, ...changes }
  const next = new URLSearchParams()
  for (const name of params) {
    const value = all[name]
    const isDefault = (name === 'page' && value === '1') || (name === 'state' && value === 'all')
    if (value && !isDefault) next.set(name, value)
  }
  const text = next.toString()
  return text ? `${path}?${text}` : path
}
