const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Base58 as Bitcoin writes it, after the 'z' that names it (Multibase). */
export function multibase58(bytes: Uint8Array): string {
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex') || '0'}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = alphabet[Number(number % 58n)]! + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return `z${alphabet[0]!.repeat(zeros < 0 ? bytes.length : zeros)}${text}`
}
