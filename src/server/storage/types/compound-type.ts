import { documentTypes, encryptedType } from '#src/shared/file-kind.ts'
import type { ByteSource } from './byte-source.ts'

/** The stream that makes a document of each program; those of WPS (wps, et, dps) have the same names. */
const streams: Record<string, string> = {
  WordDocument: documentTypes.doc,
  'PowerPoint Document': documentTypes.ppt,
  Workbook: documentTypes.xls,
  Book: documentTypes.xls,
  EncryptedPackage: encryptedType,
}
const mostSectors = 64

/** Returns the type of a compound file, as Office wrote before 2007, by the streams of its directory. */
export async function compoundType(source: ByteSource): Promise<string> {
  for (const name of await streamNames(source)) {
    const type = streams[name]
    if (type !== undefined) return type
  }
  return 'application/x-cfb'
}

/** Follows the directory from sector to sector, as the table of sectors says. */
async function streamNames(source: ByteSource): Promise<string[]> {
  const head = await source.read(0, 512)
  if (head.length < 512) return []
  const sectorBytes = 1 << head.readUInt16LE(30)
  if (sectorBytes !== 512 && sectorBytes !== 4096) return []
  const names: string[] = []
  const placeOf = (sector: number) => (sector + 1) * sectorBytes
  let sector = head.readUInt32LE(48)
  for (let count = 0; count < mostSectors && placeOf(sector) < source.size; count += 1) {
    const directory = await source.read(placeOf(sector), sectorBytes)
    for (let at = 0; at + 128 <= directory.length; at += 128) {
      const length = directory.readUInt16LE(at + 64)
      if (length >= 2 && length <= 64)
        names.push(directory.toString('utf16le', at, at + length - 2))
    }
    // The head names the sectors of the first 109 tables: enough for files of 6 MB and more.
    const perTable = sectorBytes / 4
    const table = Math.floor(sector / perTable)
    if (table >= 109) break
    const place = placeOf(head.readUInt32LE(76 + table * 4)) + (sector % perTable) * 4
    const next = await source.read(place, 4)
    if (next.length < 4) break
    sector = next.readUInt32LE(0)
  }
  return names
}
