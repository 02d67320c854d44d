import { createSHA256 } from 'hash-wasm'

const partBytes = 4 * 1024 * 1024

/** Answers a file with its SHA-256, or with the reason why it cannot be read. */
addEventListener('message', ({ data }: MessageEvent<File>) => {
  void hashOf(data).then(
    (sha256) => postMessage({ sha256 }),
    (error: unknown) => postMessage({ failed: String(error) }),
  )
})

async function hashOf(file: File): Promise<string> {
  const hash = await createSHA256()
  for (let at = 0; at < file.size; at += partBytes) {
    hash.update(new Uint8Array(await file.slice(at, at + partBytes).arrayBuffer()))
  }
  return hash.digest('hex')
}
