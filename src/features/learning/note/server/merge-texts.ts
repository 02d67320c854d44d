import { parseDocument } from 'htmlparser2'
import { diff3Merge } from 'node-diff3'

/**
 * Merges two texts that were written over the same one, block by block: paragraphs, lists, tables. Blocks that only one
 * of them changed are taken from there. Where both changed the same blocks, both stay, the first text's before the
 * second's, so that no word is lost.
 * @param first clean HTML, as are the others
 */
export function mergeTexts(base: string, first: string, second: string): string {
  if (first === second || second === base) return first
  if (first === base) return second
  const regions = diff3Merge(blocksOf(first), blocksOf(base), blocksOf(second))
  return regions
    .flatMap(({ ok, conflict }) => ok ?? both(conflict?.a ?? [], conflict?.b ?? []))
    .join('')
}

/** Both sides of a conflict; a side whose blocks are all in the other adds nothing. */
function both(first: string[], second: string[]): string[] {
  if (second.every((block) => first.includes(block))) return first
  if (first.every((block) => second.includes(block))) return second
  return [...first, ...second]
}

function blocksOf(html: string): string[] {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  return children.map(({ startIndex, endIndex }) =>
    html.slice(startIndex ?? 0, (endIndex ?? 0) + 1),
  )
}
