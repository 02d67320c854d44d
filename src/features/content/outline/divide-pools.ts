/** A question of the bank in its present version. */
export interface PoolQuestion {
  questionId: number
  versionId: number
}

interface Wanted {
  /** Questions of an attempt. */
  count: number
  /** The questions that its rule finds, in the order in which it takes them. */
  found: readonly PoolQuestion[]
}

/**
 * Divides what rules have found, so that a question belongs to one pool only and no attempt asks it twice. What one
 * rule alone finds is its own; the rest comes to the pool that has fewest for its number. A pool gets as many as it
 * draws wherever some division allows that.
 * @returns the questions of each pool, in the order of its rule
 */
export function dividePools(pools: readonly Wanted[]): PoolQuestion[][] {
  const findersOf = new Map<number, number[]>()
  for (const [at, { found }] of pools.entries()) {
    for (const { questionId } of found) {
      findersOf.set(questionId, [...(findersOf.get(questionId) ?? []), at])
    }
  }
  const owner = new Map<number, number>()
  const sizes = pools.map(() => 0)
  const give = (questionId: number, to: number) => {
    const from = owner.get(questionId)
    if (from !== undefined) sizes[from]! -= 1
    owner.set(questionId, to)
    sizes[to]! += 1
  }
  const fewestFirst = [...findersOf].toSorted(([, a], [, b]) => a.length - b.length)
  const share = (at: number) => sizes[at]! / pools[at]!.count
  for (const [questionId, finders] of fewestFirst) {
    give(questionId, finders.toSorted((a, b) => share(a) - share(b) || a - b)[0]!)
  }
  for (const [at, { count }] of pools.entries()) {
    while (sizes[at]! < count && fill(at)) continue
  }
  return pools.map(({ found }, at) =>
    found.filter(({ questionId }) => owner.get(questionId) === at),
  )

  /** Brings one more question to a pool, over others that pass one on. @returns false where none can */
  function fill(short: number): boolean {
    /** How each pool was reached: the question that it would pass on, and the pool that gets it. */
    const passes = new Map<number, { questionId: number; to: number }>()
    const line = [short]
    for (let to = line.shift(); to !== undefined; to = line.shift()) {
      for (const { questionId } of pools[to]!.found) {
        const from = owner.get(questionId)!
        if (from === short || from === to || passes.has(from)) continue
        passes.set(from, { questionId, to })
        if (sizes[from]! > pools[from]!.count) {
          for (let at = from; at !== short;) {
            const pass = passes.get(at)!
            give(pass.questionId, pass.to)
            at = pass.to
          }
          return true
        }
        line.push(from)
      }
    }
    return false
  }
}
