import { createSHA256 } from 'hash-wasm'

const pieceBytes = 4 * 1024 * 1024

/** Returns the checksum of a whole file, read piece by piece. */
export async function hashFile(file: File, signal: AbortSignal): Promise<string> {
  const hash = await createSHA256()
  for (let from = 0; from < file.size; from += pieceBytes) {
    signal.throwIfAborted()
    hash.update(new Uint8Array(await file.slice(from, from + pieceBytes).arrayBuffer()))
  }
  return hash.digest('hex')
}
