import { type ChildNode, type Document, type Element, isTag } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import yauzl from 'yauzl'
import { UnreadableFile } from '../../paper-form.ts'

const mostBytes = 60_000_000
const mostEntries = 5000
const mostElements = 300_000
/** The beginning of an old document of Office, and of one with a password. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** The parts of a docx, which is a zip archive of XML. */
export interface Package {
  xml(name: string): Promise<Document | null>
  bytes(name: string): Promise<Uint8Array | null>
}

/** @throws UnreadableFile fileBroken, fileTooLarge, fileEncrypted, fileHostile */
export async function openPackage(file: Uint8Array): Promise<Package> {
  const buffer = Buffer.from(file)
  if (buffer.subarray(0, 8).equals(compound)) throw new UnreadableFile('fileEncrypted')
  const zip = await yauzl.fromBufferPromise(buffer).catch(broken)
  const entries = new Map<string, yauzl.Entry>()
  let declared = 0
  try {
    for await (const entry of zip.eachEntry()) {
      declared += entry.uncompressedSize
      entries.set(entry.fileName, entry)
      if (entries.size > mostEntries || declared > mostBytes)
        throw new UnreadableFile('fileTooLarge')
      if (entry.isEncrypted()) throw new UnreadableFile('fileEncrypted')
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    broken(error)
  }
  const read = async (name: string): Promise<Buffer | null> => {
    const entry = entries.get(name)
    if (!entry) return null
    const chunks: Buffer[] = []
    let size = 0
    try {
      // The stream fails where more comes than the directory declares.
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        chunks.push(chunk as Buffer)
        size += (chunk as Buffer).byteLength
        if (size > mostBytes) throw new UnreadableFile('fileTooLarge')
      }
    } catch (error) {
      if (error instanceof UnreadableFile) throw error
      broken(error)
    }
    return Buffer.concat(chunks)
  }
  return {
    bytes: read,
    async xml(name) {
      const bytes = await read(name)
      return bytes && parseXml(textOf(bytes))
    },
  }
}

const textOf = (bytes: Buffer): string =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le') : bytes.toString('utf8')

/** @throws UnreadableFile fileHostile, fileTooLarge */
export function parseXml(xml: string): Document {
  // No writer of documents declares entities; they are bombs, or read other files.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableFile('fileHostile')
  let elements = 0
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    if (++elements > 2 * mostElements) throw new UnreadableFile('fileTooLarge')
  }
  return parseDocument(xml, { xmlMode: true, decodeEntities: true })
}

function broken(error: unknown): never {
  throw Object.assign(new UnreadableFile('fileBroken'), { cause: error })
}

/** Children that are elements. */
export const elementsOf = (node: { childNodes: ChildNode[] } | undefined | null): Element[] =>
  node ? node.childNodes.filter(isTag) : []

/** The first child with a name: 'w:pPr'. */
export const childOf = (
  node: { childNodes: ChildNode[] } | undefined | null,
  name: string,
): Element | undefined => elementsOf(node).find((one) => one.name === name)

/** Walks down the children with these names. */
export const within = (
  node: { childNodes: ChildNode[] } | undefined | null,
  ...names: string[]
): Element | undefined =>
  names.reduce<Element | undefined>((one, name) => childOf(one, name), node as Element | undefined)

/** All elements below with a name, in order. */
export function allOf(node: { childNodes: ChildNode[] }, name: string, depth = 0): Element[] {
  if (depth > 200) throw new UnreadableFile('fileHostile')
  return elementsOf(node).flatMap((one) =>
    one.name === name ? [one] : allOf(one, name, depth + 1),
  )
}

export const valueOf = (element: Element | undefined, name = 'w:val'): string | undefined =>
  element?.attribs[name]
