import { parseDocument } from 'htmlparser2'
import { diffIndices } from 'node-diff3'

/** Blocks that are compared one by one; the time grows with their square. Where more differ, they count as one change. */
const comparedMost = 150

/**
 * Merges two texts that were written over the same one, block by block: paragraphs, lists, tables. A block stays unless
 * one of them took it away or changed it, and all that either of them wrote is in the result, the first one's before the
 * second's where both wrote at the same place. So no word is lost, and no block that was changed comes back as it was.
 * @param first clean HTML, as are the others
 */
export function mergeTexts(base: string, first: string, second: string): string {
  if (first === second || second === base) return first
  if (first === base) return second
  return mergeBlocks(blocksOf(base), blocksOf(first), blocksOf(second)).join('')
}

/** The same for texts that are cut into blocks already, such as lines. */
export function mergeBlocks(
  old: readonly string[],
  first: readonly string[],
  second: readonly string[],
): string[] {
  const [one, other] = [changesOf(old, first), changesOf(old, second)]
  const merged: string[] = []
  for (let at = 0; at <= old.length; at += 1) {
    const [written, alsoWritten] = [one.written.get(at) ?? [], other.written.get(at) ?? []]
    const known = new Set(written)
    merged.push(...written, ...alsoWritten.filter((block) => !known.has(block)))
    const block = old[at]
    if (block !== undefined && !one.gone.has(at) && !other.gone.has(at)) merged.push(block)
  }
  return merged
}

/** The blocks written before each block of the old text, and the places of those that are gone or changed. */
function changesOf(old: readonly string[], now: readonly string[]) {
  // A writer changes one part of a text: only what is between the equal ends is compared.
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const before = old.slice(start, old.length - end)
  const after = now.slice(start, now.length - end)
  const hunks =
    Math.max(before.length, after.length) > comparedMost
      ? [{ at: 0, length: before.length, blocks: after }]
      : diffIndices(before, after).map(({ buffer1: [at, length], buffer2Content: blocks }) => ({
          ...{ at, length, blocks },
        }))
  const written = new Map<number, readonly string[]>()
  const gone = new Set<number>()
  for (const { at, length, blocks } of hunks) {
    for (let place = at; place < at + length; place += 1) gone.add(start + place)
    written.set(start + at, blocks)
  }
  return { written, gone }
}

function blocksOf(html: string): string[] {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  return children.map(({ startIndex, endIndex }) =>
    html.slice(startIndex ?? 0, (endIndex ?? 0) + 1),
  )
}
