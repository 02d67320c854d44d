/** A work as it may be chosen: its mark in hundredths, null before one. */
export interface Marked {
  rawMark: number | null
}

/**
 * Chooses works by their marks: `each` of the best, of those around the middle and of the lowest, no work twice, in the order
 * of the marks; all marked ones where there are no more. Where nothing is marked, the first `each`.
 */
export function chooseSamples<W extends Marked>(works: readonly W[], each: number): W[] {
  const marked = works
    .filter(({ rawMark }) => rawMark !== null)
    .toSorted((a, b) => b.rawMark! - a.rawMark!)
  if (marked.length === 0) return works.slice(0, each)
  if (marked.length <= 3 * each) return marked
  const rest = marked.slice(each, marked.length - each)
  const from = Math.floor((rest.length - each) / 2)
  return [
    ...marked.slice(0, each),
    ...rest.slice(from, from + each),
    ...marked.slice(marked.length - each),
  ]
}
