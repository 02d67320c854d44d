/**
 * Returns the pictures of an RTF clipboard. Word names pictures in its HTML only by places on the disk; their bytes
 * are in the RTF beside it, once for new readers (`\shppict`) and once more for old ones (`\nonshppict`).
 */
export function picturesOfRtf(rtf: string): File[] {
  if (!rtf.includes('\\pict')) return []
  const once = rtf.replaceAll(/\{\\nonshppict[^]*?\}\}/g, '')
  const found: File[] = []
  const picture = /\{\\pict[^]*?\\(pngblip|jpegblip)[^]*?([\da-f\s]{64,})\}/gi
  for (const [, kind = '', hex = ''] of once.matchAll(picture)) {
    const digits = hex.replaceAll(/\s/g, '')
    // A word of control may end in hexadecimal digits; the picture begins with its own first bytes.
    const begins = digits
      .toLowerCase()
      .indexOf(kind.toLowerCase() === 'pngblip' ? '89504e47' : 'ffd8ff')
    if (begins < 0) continue
    const bytes = new Uint8Array(Math.floor((digits.length - begins) / 2))
    for (let at = 0; at < bytes.length; at++) {
      bytes[at] = parseInt(digits.slice(begins + at * 2, begins + at * 2 + 2), 16)
    }
    const type = kind.toLowerCase() === 'pngblip' ? 'png' : 'jpeg'
    found.push(
      new File([bytes], `picture.${type === 'png' ? 'png' : 'jpg'}`, { type: `image/${type}` }),
    )
  }
  return found
}
