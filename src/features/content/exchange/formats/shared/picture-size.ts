/** Reads the width and height of a PNG, GIF or JPEG from its first bytes; null for others. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < 24) return null
  if (view.getUint32(0) === 0x89504e47)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  if (view.getUint32(0) === 0x47494638) {
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  }
  if (view.getUint16(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 < bytes.byteLength && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!
    // Start of a frame: its height and width follow.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}
