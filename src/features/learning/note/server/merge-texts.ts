import { parseDocument } from 'htmlparser2'
import { diffIndices } from 'node-diff3'

/**
 * Merges two texts that were written over the same one, block by block: paragraphs, lists, tables. A block stays unless
 * one of them took it away or changed it, and all that either of them wrote is in the result, the first one's before the
 * second's where both wrote at the same place. So no word is lost, and no block that was changed comes back as it was.
 * @param first clean HTML, as are the others
 */
export function mergeTexts(base: string, first: string, second: string): string {
  if (first === second || second === base) return first
  if (first === base) return second
  const old = blocksOf(base)
  const [one, other] = [changesOf(old, blocksOf(first)), changesOf(old, blocksOf(second))]
  const merged: string[] = []
  for (let at = 0; at <= old.length; at += 1) {
    const [written, alsoWritten] = [one.written.get(at) ?? [], other.written.get(at) ?? []]
    merged.push(...written, ...alsoWritten.filter((block) => !written.includes(block)))
    const block = old[at]
    if (block !== undefined && !one.gone.has(at) && !other.gone.has(at)) merged.push(block)
  }
  return merged.join('')
}

/** The blocks written before each block of the old text, and the places of those that are gone or changed. */
function changesOf(old: string[], now: string[]) {
  const written = new Map<number, string[]>()
  const gone = new Set<number>()
  for (const { buffer1, buffer2Content } of diffIndices(old, now)) {
    const [start, length] = buffer1
    for (let at = start; at < start + length; at += 1) gone.add(at)
    written.set(start, buffer2Content)
  }
  return { written, gone }
}

function blocksOf(html: string): string[] {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  return children.map(({ startIndex, endIndex }) =>
    html.slice(startIndex ?? 0, (endIndex ?? 0) + 1),
  )
}
