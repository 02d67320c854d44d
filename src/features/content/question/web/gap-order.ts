/** Numbers the gaps of a stem from 1, in the order of the text; gaps without a place follow. */
export function gapNumbers(stem: string, gaps: readonly { id: string }[]): Map<string, number> {
  const placed = [...stem.matchAll(/data-gap="([^"]+)"/g)].map(([, id]) => id!)
  const all = new Set([...placed, ...gaps.map(({ id }) => id)])
  return new Map([...all].map((id, at) => [id, at + 1]))
}
