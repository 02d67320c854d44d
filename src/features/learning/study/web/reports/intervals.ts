/** A part of a video in seconds. */
export type Part = [from: number, to: number]

/** Sorts parts and joins those that overlap or lie within `gap` seconds. Drops reversed and empty parts. */
export function merge(parts: readonly Part[], gap = 0.1): Part[] {
  const merged: Part[] = []
  for (const [from, to] of [...parts].sort((a, b) => a[0] - b[0])) {
    if (!(to > from)) continue
    const last = merged.at(-1)
    if (last && from <= last[1] + gap) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** Whether `whole` contains all of `parts`, with `slack` seconds for the rounding to tenths at each end. */
export function covers(whole: readonly Part[], parts: readonly Part[], slack = 0.3): boolean {
  const known = merge(whole)
  return merge(parts).every(([from, to]) =>
    known.some((part) => part[0] <= from + slack && part[1] >= to - slack),
  )
}
