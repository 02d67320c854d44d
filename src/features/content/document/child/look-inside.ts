import { open } from 'node:fs/promises'
import { MediaFailure } from '#src/server/media/work.ts'
import { type Archive, inArchive } from './archive.ts'
import { findMedia } from './inner-media.ts'
import type { FoundMedia } from './look-order.ts'
import { readXml } from './xml-reader.ts'

/**
 * Looks into a document before a reader of formats does: what is encrypted, broken or a bomb ends here,
 * within a second and without LibreOffice.
 * @returns the films and sounds inside a presentation
 * @throws MediaFailure empty, encrypted, broken, tooLarge
 */
export async function lookInside(path: string): Promise<FoundMedia[]> {
  const head = await headOf(path)
  if (head.length === 0) throw new MediaFailure('empty')
  if (head.subarray(0, 4).equals(zipSignature)) {
    return inArchive(path, async (archive, check) => {
      await check()
      if (await isEncrypted(archive)) throw new MediaFailure('encrypted')
      return findMedia(archive)
    })
  }
  if (head.subarray(0, 8).equals(compoundSignature) && (await isLocked(path))) {
    throw new MediaFailure('encrypted')
  }
  return []
}

/** As an OpenDocument says it. */
async function isEncrypted(archive: Archive): Promise<boolean> {
  let found = false
  await readXml(await archive.openText('META-INF/manifest.xml'), {
    tag: ({ name }) => (found = name.endsWith(':encryption-data')),
  })
  return found
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

/** Streams begin at such a place: short ones share sectors. */
const sectorBytes = 64
const headBytes = 512
/** A presentation of PowerPoint has a stream of this name only where it has a password. */
const lockedSlides = Buffer.from('EncryptedSummary', 'utf16le')
/** Excel's first record. */
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
        const head = bytes.subarray(at, at + headBytes)
        if (isLockedWord(head)) return true
        if (head.subarray(0, 8).equals(excelHead) && hasPasswordRecord(head)) return true
      }
    }
    return false
  } finally {
    await file.close()
  }
}

/** Word's header: its mark, a version from 97 on and the oldest one that reads it; two bytes alone may be any picture's. */
function isLockedWord(head: Buffer): boolean {
  if (head.readUInt16LE(0) !== 0xa5ec) return false
  const [version, oldest] = [head.readUInt16LE(2), head.readUInt16LE(12)]
  const isWord = version >= 0xc0 && version <= 0x120 && (oldest === 0xbf || oldest === 0xc1)
  return isWord && (head[11]! & 1) === 1
}

/** The record stands among the first ones of the workbook. */
function hasPasswordRecord(head: Buffer): boolean {
  for (let at = 0; at + 4 <= head.length;) {
    if (head.readUInt16LE(at) === passwordRecord) return true
    at += 4 + head.readUInt16LE(at + 2)
  }
  return false
}
