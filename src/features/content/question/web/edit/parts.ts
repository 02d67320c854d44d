/** Changes to lists of parts with ids. */
export const changed = <P extends { id: string }>(
  list: readonly P[],
  id: string,
  part: Partial<P>,
) => list.map((each) => (each.id === id ? { ...each, ...part } : each))

export const without = <P extends { id: string }>(list: readonly P[], id: string) =>
  list.filter((each) => each.id !== id)

/** Moves a part up (−1) or down (1). */
export function moved<P>(list: readonly P[], from: number, by: -1 | 1): P[] {
  const next = [...list]
  const [part] = next.splice(from, 1)
  next.splice(from + by, 0, part!)
  return next
}

export const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
