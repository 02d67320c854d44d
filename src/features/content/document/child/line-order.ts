/** A run of text in one font, with its box in points from the upper left corner of the page. */
export interface PlacedRun {
  text: string
  left: number
  top: number
  width: number
  height: number
  /** Of its first character among those of the page. */
  charIndex: number
  charCount: number
}

const right = ({ left, width }: PlacedRun) => left + width
const middle = ({ top, height }: PlacedRun) => top + height / 2

/**
 * Puts characters that come from another font back into their line. A writer of PDFs draws a line with one
 * font and then the rare characters with another, so that '𠮷田' would be read as '田𠮷' and not be found.
 * @param leftOf the left edge of each character of the page, asked only where runs lie in one another
 */
export async function inLineOrder(
  runs: readonly PlacedRun[],
  leftOf: () => Promise<ReadonlyMap<number, number>>,
): Promise<PlacedRun[]> {
  const groups: PlacedRun[][] = []
  for (const run of runs) {
    const group = groups.at(-1)
    if (group?.some((one) => interleaves(one, run))) group.push(run)
    else groups.push([run])
  }
  if (groups.every(({ length }) => length === 1)) return [...runs]
  const lefts = await leftOf()
  return groups.map((group) => (group.length === 1 ? group[0]! : merge(group, lefts)))
}

/** A shadow of the same words lies upon them, and is no part of the line. */
const interleaves = (before: PlacedRun, run: PlacedRun) =>
  Math.abs(middle(before) - middle(run)) < Math.max(before.height, run.height) / 2 &&
  run.left < right(before) - 1 &&
  right(run) > before.left - run.height &&
  !before.text.includes(run.text.trim())

function merge(group: readonly PlacedRun[], lefts: ReadonlyMap<number, number>): PlacedRun {
  const left = Math.min(...group.map((run) => run.left))
  const top = Math.min(...group.map((run) => run.top))
  const chars = group.flatMap((run) => placed(run, lefts))
  // The line's end stays at the end; an added space would stand at the gap that the other font fills.
  const end = chars.some(({ char }) => char === '\n') ? '\n' : ''
  const shown = chars.filter(({ char, at }) => at !== undefined && char !== '\n')
  return {
    ...group[0]!,
    ...{ left, top, width: Math.max(...group.map(right)) - left },
    height: Math.max(...group.map((run) => run.top + run.height)) - top,
    text:
      shown
        .toSorted((a, b) => a.at! - b.at!)
        .map(({ char }) => char)
        .join('') + end,
  }
}

function placed(run: PlacedRun, lefts: ReadonlyMap<number, number>) {
  let index = run.charIndex
  return Array.from(run.text, (char) => {
    const at = lefts.get(index)
    // PDFium counts a character beyond the first plane twice.
    index += char.length
    return { char, at }
  })
}
