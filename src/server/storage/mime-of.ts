import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { fileTypeFromStream } from 'file-type'

/** Returns the type of a file by its content, or undefined where its bytes name none, as those of a text do. */
export async function typeOfStream(stream: Readable): Promise<string | undefined> {
  try {
    const found = await fileTypeFromStream(Readable.toWeb(stream) as ReadableStream<Uint8Array>)
    return found?.mime
  } finally {
    stream.destroy()
  }
}
