/** A number of 32 bits that looks random: FNV-1a of the text, with its bits mixed afterwards. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/**
 * Parts in an order that the seed decides: the same in every window, another one in each attempt. It comes from the
 * ids alone, so that it says nothing about the order in which the parts were written.
 */
export function shuffled<T extends { id: string }>(parts: readonly T[], seed: number): T[] {
  const places = new Map(parts.map(({ id }) => [id, hash(`${seed}/${id}`)]))
  return parts.toSorted((a, b) => places.get(a.id)! - places.get(b.id)! || (a.id < b.id ? -1 : 1))
}
