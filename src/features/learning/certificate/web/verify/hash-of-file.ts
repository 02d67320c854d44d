/** A certificate has some 60 kB: a file beyond this is another one, and is not read. */
const mostBytes = 20 * 1024 * 1024

/** Returns the SHA-256 of a file; undefined where the browser has no digests, as on pages that are not secure. */
export async function hashOfFile(file: Blob): Promise<string | undefined> {
  // Missing there, whatever its type says.
  const subtle = (crypto as Partial<Crypto>).subtle
  if (!subtle) return undefined
  if (file.size > mostBytes) return ''
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
