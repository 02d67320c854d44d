import { type DraftRecord, draftLimits } from './record.ts'

type At = (key: string) => DraftRecord | null | undefined

/** Finds a chapter that lies deeper than an outline may be, among moved records and those below them. */
export function findTooDeep(
  at: At,
  keys: Iterable<string>,
  moved: ReadonlySet<string>,
): string | undefined {
  const depths = new Map<string, number>()
  for (const key of keys) {
    const path = pathTo(at, key, (one) => depths.has(one))
    const known = path.at(-1)
    let depth = (known !== undefined && depths.get(known)) || 0
    for (const one of path.toReversed()) {
      if (depths.has(one)) continue
      if (at(one)?.kind === 'chapter') depth += 1
      depths.set(one, depth)
    }
    const isMoved = (one: string) => moved.has(one)
    if (depth > draftLimits.depth && pathTo(at, key, () => false).some(isMoved)) return key
  }
  return undefined
}

/** Returns a key with those above it, as far as the first at which to stop. */
function pathTo(at: At, key: string, stops: (key: string) => boolean): string[] {
  const path = new Set<string>()
  for (let up: string | null = key; up !== null && !path.has(up);) {
    path.add(up)
    if (stops(up)) break
    up = at(up)?.place?.parent ?? null
  }
  return [...path]
}
