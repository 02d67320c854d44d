import { commonCharacters } from '#src/shared/chinese-text.ts'

/** Encodings of subtitle files in use, as they are shown. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'GB18030' | 'Big5'

/** Reads text in whatever encoding Chinese files have, and says which one it is. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return utf16('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return utf16('utf-16be', bytes)
  const utf8 = attempt('utf-8', bytes)
  if (utf8 !== undefined) return { text: utf8, encoding: 'UTF-8' }
  const gb = attempt('gb18030', bytes)
  const big5 = attempt('big5', bytes)
  // Both often fit; the right one has far more of the commonest characters.
  if (big5 !== undefined && (gb === undefined || commonCharacters(big5) > commonCharacters(gb))) {
    return { text: big5, encoding: 'Big5' }
  }
  return { text: gb ?? new TextDecoder('gb18030').decode(bytes), encoding: 'GB18030' }
}

const utf16 = (label: string, bytes: Uint8Array) => ({
  text: new TextDecoder(label).decode(bytes),
  encoding: 'UTF-16' as const,
})

/** Node reads a bad byte where a browser throws; `\uFFFD` shows it on both. */
function attempt(label: string, bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(label).decode(bytes)
  return text.includes('\uFFFD') ? undefined : text
}
