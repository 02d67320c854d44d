/** The ids of the gaps in a stem, in the order of the text. */
export const gapIds = (stem: string): string[] => [
  ...new Set([...stem.matchAll(/data-gap="([^"]+)"/g)].map(([, id]) => id!)),
]

/** Numbers the gaps of a stem from 1, in the order of the text; gaps without a place follow. */
export function gapNumbers(stem: string, gaps: readonly { id: string }[]): Map<string, number> {
  const all = new Set([...gapIds(stem), ...gaps.map(({ id }) => id)])
  return new Map([...all].map((id, at) => [id, at + 1]))
}
