/** Punctuation that NFKC keeps apart although people type either. */
const folded: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '。': '.',
  '、': ',',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
}
const foldable = new RegExp(`[${Object.keys(folded).join('')}]`, 'gu')

/**
 * Normalises a fill-in answer for comparison: full and half width, letter case, kinds of quotes and dashes,
 * spaces beside punctuation and Chinese characters, and a closing full stop make no difference.
 * Spaces between Latin words do: 'bill of lading' is not 'billoflading'.
 */
export function normalise(text: string): string {
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(foldable, (character) => folded[character] ?? character)
    .replace(/\s+/gu, ' ')
    .replace(/ ?([\p{P}\p{S}\p{Script=Han}]) ?/gu, '$1')
    .trim()
  return plain.replace(/[.,;]+$/u, '') || plain
}
