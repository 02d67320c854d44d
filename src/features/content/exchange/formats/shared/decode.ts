import { encodingOf } from '#src/server/storage/types/text-type.ts'
import { UnreadableFile } from '../../paper-form.ts'
import { mostTextBytes } from './limits.ts'

/**
 * Returns the text of a file in any of the encodings that Chinese schools have.
 * @throws UnreadableFile where the bytes are no text
 */
export function decode(bytes: Uint8Array): { text: string; encoding: string } {
  if (bytes.byteLength > mostTextBytes) {
    throw new UnreadableFile('fileTooLarge', { most: mostTextBytes / 1024 / 1024 })
  }
  const encoding = encodingOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!encoding) throw new UnreadableFile('fileBroken')
  // The decoder leaves out a byte order mark.
  const text = new TextDecoder(encoding).decode(bytes)
  return { text: text.replaceAll(/\r\n?/g, '\n'), encoding }
}
