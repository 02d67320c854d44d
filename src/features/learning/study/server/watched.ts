/** A part of a video in seconds. The database keeps tenths of a second. */
export type Part = [from: number, to: number]

const longestTenths = 864_000

/**
 * Writes the parts of a report as a PostgreSQL int4multirange in tenths of a second. Rounds each end, so
 * that adjacent parts stay adjacent; drops reversed and empty parts.
 */
export function toMultirange(parts: Part[]): string {
  const ranges = parts.flatMap(([from, to]) => {
    const [first, last] = [toTenths(from), toTenths(to)]
    return first < last ? [`[${first},${last})`] : []
  })
  return `{${ranges.join(',')}}`
}

const toTenths = (seconds: number) => Math.min(longestTenths, Math.round(seconds * 10))

/** '{[0,105),[200,300)}' → [[0, 10.5], [20, 30]] */
export function toParts(multirange: string): Part[] {
  return [...multirange.matchAll(/\[(\d+),(\d+)\)/g)].map(([, first, last]) => [
    Number(first) / 10,
    Number(last) / 10,
  ])
}
