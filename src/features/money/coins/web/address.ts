/** The query of this page with some names changed; undefined takes one out. */
export function queryWith(
  search: URLSearchParams,
  changes: Record<string, string | undefined>,
): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return `?${next.toString()}`
}
