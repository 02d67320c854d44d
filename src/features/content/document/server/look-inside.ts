import { open } from 'node:fs/promises'
import { MediaFailure } from '#src/server/media/work.ts'
import { type Archive, inArchive } from './archive.ts'

/**
 * Looks into a document before a reader of formats does: what is encrypted, broken or a bomb ends here,
 * within a second and without LibreOffice.
 * @param work what needs its entries, where the document is an archive
 * @throws MediaFailure empty, encrypted, broken, tooLarge
 */
export async function lookInside<R>(
  path: string,
  signal: AbortSignal,
  work: (archive: Archive) => Promise<R>,
): Promise<R | undefined> {
  const head = await headOf(path)
  if (head.length === 0) throw new MediaFailure('empty')
  if (head.subarray(0, 4).equals(zipSignature)) {
    return inArchive(path, signal, async (archive) => {
      const manifest = await archive.read('META-INF/manifest.xml')
      if (manifest.includes(':encryption-data')) throw new MediaFailure('encrypted')
      return work(archive)
    })
  }
  if (head.subarray(0, 8).equals(compoundSignature) && (await isLocked(path))) {
    throw new MediaFailure('encrypted')
  }
  return undefined
}

const zipSignature = Buffer.from('PK\u0003\u0004')
const compoundSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const mostBytes = 200 * 1024 * 1024

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(512), 0, 512, 0)
    if ((await file.stat()).size > mostBytes) throw new MediaFailure('tooLarge')
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const sectorBytes = 512
/** A presentation of PowerPoint has a stream of this name only where it has a password. */
const lockedSlides = Buffer.from('EncryptedSummary', 'utf16le')
/** Word's header and Excel's first record, each at the beginning of a sector. */
const wordHead = Buffer.from('eca5', 'hex')
const excelHead = Buffer.from('0908100000060500', 'hex')
const passwordRecord = 0x2f

/** Whether a document of Office 97 has a password, by the marks that its programs set. */
async function isLocked(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    for await (const chunk of file.createReadStream({ highWaterMark: 1024 * 1024 })) {
      const bytes = chunk as Buffer
      if (bytes.includes(lockedSlides)) return true
      for (let at = 0; at + sectorBytes <= bytes.length; at += sectorBytes) {
        const sector = bytes.subarray(at, at + sectorBytes)
        if (sector.subarray(0, 2).equals(wordHead) && (sector[11]! & 1) === 1) return true
        if (sector.subarray(0, 8).equals(excelHead) && hasPasswordRecord(sector)) return true
      }
    }
    return false
  } finally {
    await file.close()
  }
}

/** The record stands among the first ones of the workbook. */
function hasPasswordRecord(sector: Buffer): boolean {
  for (let at = 0; at + 4 <= sector.length;) {
    if (sector.readUInt16LE(at) === passwordRecord) return true
    at += 4 + sector.readUInt16LE(at + 2)
  }
  return false
}
