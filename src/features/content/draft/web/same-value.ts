/** Says whether two JSON values are the same; a missing field is the same as an undefined one. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return (one ?? null) === (other ?? null)
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => sameValue(a[name], b[name]))
}
