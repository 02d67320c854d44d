/** Returns the bytes of a text in GB18030, which the platform can read and not write. */
export function inGb18030(text: string): Buffer {
  return Buffer.concat(
    [...text].map((sign) => {
      const bytes = sign < '\u0080' ? [sign.charCodeAt(0)] : table().get(sign)
      if (!bytes) throw new Error(`not in GB18030: ${sign}`)
      return Buffer.from(bytes)
    }),
  )
}

let made: Map<string, number[]> | undefined
function table(): Map<string, number[]> {
  if (made) return made
  made = new Map()
  const decoder = new TextDecoder('gb18030')
  const add = (bytes: number[]) => {
    const sign = decoder.decode(Uint8Array.from(bytes))
    if ([...sign].length === 1 && sign !== '\ufffd' && !made!.has(sign)) made!.set(sign, bytes)
  }
  for (let a = 0x81; a <= 0xfe; a++) for (let b = 0x40; b <= 0xfe; b++) add([a, b])
  // The four bytes of characters outside of GBK, in the planes that the tests use.
  for (let a = 0x81; a <= 0x84; a++)
    for (let b = 0x30; b <= 0x39; b++)
      for (let c = 0x81; c <= 0xfe; c++) for (let d = 0x30; d <= 0x39; d++) add([a, b, c, d])
  return made
}

export const inUtf16 = (text: string, end: 'le' | 'be'): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return end === 'le' ? bytes : bytes.swap16()
}
