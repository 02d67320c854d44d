/** Reads a file of the reader's device for a call that takes it in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let signs = ''
  // As arguments of one call a large file would be too many.
  for (let at = 0; at < bytes.length; at += 8192) {
    signs += String.fromCodePoint(...bytes.subarray(at, at + 8192))
  }
  return btoa(signs)
}
