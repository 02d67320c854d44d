import { fileTypeFromBuffer } from 'file-type'
import type { ByteSource } from './byte-source.ts'
import { compoundType } from './compound-type.ts'
import { encodingOf, textType } from './text-type.ts'
import { zipType } from './zip-type.ts'

/** Enough for the signatures of all formats, and for the encoding of a text. */
const headBytes = 256 * 1024
const zipSignature = Buffer.from('PK\u0003\u0004')

/**
 * Returns the type of a file by its content, whatever its name says. The name only decides between texts that look
 * alike, such as a list of values and a letter.
 */
export async function contentType(source: ByteSource, name: string): Promise<string> {
  const head = await source.read(0, headBytes)
  if (head.subarray(0, 4).equals(zipSignature)) return zipType(source)
  const found = (await fileTypeFromBuffer(head))?.mime
  if (found === 'application/x-cfb') return compoundType(source)
  // A drawing is XML too.
  if (found !== undefined && found !== 'application/xml') return found
  const encoding = encodingOf(head, source.size > head.length)
  return encoding === undefined
    ? (found ?? 'application/octet-stream')
    : textType(head, encoding, name)
}
