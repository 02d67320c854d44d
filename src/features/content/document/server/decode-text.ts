import { MediaFailure } from '#src/server/media/work.ts'
import { encodingOf } from '#src/server/storage/types/text-type.ts'

/**
 * Decodes a text by its bytes: UTF-8, UTF-16, or GB18030 and Big5, as Chinese Windows writes.
 * @param isCut the last character is left out where it is incomplete
 * @throws MediaFailure empty, broken
 */
export function decodeText(bytes: Buffer, isCut: boolean): { text: string; encoding: string } {
  if (bytes.length === 0) throw new MediaFailure('empty')
  const encoding = encodingOf(bytes, true)
  if (encoding === undefined) throw new MediaFailure('broken')
  const text = new TextDecoder(encoding).decode(bytes, { stream: isCut })
  return { encoding, text: text.replaceAll('\r\n', '\n').replaceAll('\0', '') }
}
