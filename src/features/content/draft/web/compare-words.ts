/** A run of words of one side, and whether the other side has it too. */
export interface Run {
  text: string
  isOwn: boolean
}

/** Products of the numbers of words beyond which only beginning and end are compared. */
const tableMost = 1_000_000

const wordsOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter('zh', { granularity: 'word' }).segment(text),
        (one) => one.segment,
      )
    : (text.match(/[\p{L}\p{N}]+|\s+|./gsu) ?? [])

/** Compares two texts by words. @returns the runs of each side, in their order */
export function compareWords(one: string, other: string): [Run[], Run[]] {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end++
  const [innerA, innerB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const shared = sharedOf(innerA, innerB)
  const runs = (all: string[], inner: string[], same: ReadonlySet<number>) =>
    joined([
      ...all.slice(0, start).map((text) => ({ text, isOwn: false })),
      ...inner.map((text, at) => ({ text, isOwn: !same.has(at) })),
      ...all.slice(all.length - end).map((text) => ({ text, isOwn: false })),
    ])
  return [runs(a, innerA, shared[0]), runs(b, innerB, shared[1])]
}

/** The places of a longest common subsequence in both lists. */
function sharedOf(a: string[], b: string[]): [Set<number>, Set<number>] {
  const found: [Set<number>, Set<number>] = [new Set(), new Set()]
  if (a.length * b.length > tableMost) return found
  const width = b.length + 1
  const table = new Uint32Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i * width + j] =
        a[i] === b[j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!)
    }
  }
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      found[0].add(i++)
      found[1].add(j++)
    } else if (table[(i + 1) * width + j]! >= table[i * width + j + 1]!) i++
    else j++
  }
  return found
}

const joined = (runs: readonly Run[]): Run[] =>
  runs.reduce<Run[]>((all, run) => {
    const last = all.at(-1)
    if (last?.isOwn !== run.isOwn) return [...all, run]
    return [...all.slice(0, -1), { ...run, text: last.text + run.text }]
  }, [])
