import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'

/** A stream in the top folder of a compound file. */
interface Stream {
  /** Where its entry in the directory stands in the file. */
  entryAt: number
  start: number
  size: number
}

/** A compound file: a small file system of sectors, in which Office before 2007 keeps its documents. */
export interface CompoundFile {
  bytes: Buffer
  sectorBytes: number
  /** The sectors of the table that says which sector follows which. */
  tableSectors: number[]
  next: number[]
  smallNext: number[]
  smallTable: number[]
  smallSectors: number[]
  streams: Map<string, Stream>
}

const freeSector = 0xffffffff
const lastSector = 0xfffffffe
const tableSector = 0xfffffffd
/** Streams below this size are kept in small sectors. */
const smallMost = 4096
const smallBytes = 64
/** The sectors of the table that the head names. */
const headTables = 109
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

export const isCompound = (bytes: Uint8Array): boolean =>
  signature.equals(Buffer.from(bytes.subarray(0, 8)))

const broken = () => new UnreadableFile('fileBroken')

/** Reads the tables and the top folder of a compound file. @throws UnreadableFile */
export function openCompound(given: Uint8Array): CompoundFile {
  const bytes = Buffer.from(given)
  if (!isCompound(bytes) || bytes.length < 1536) throw broken()
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw broken()
  const sectorBytes = 1 << shift
  const file: CompoundFile = {
    ...{ bytes, sectorBytes, tableSectors: [], next: [], smallNext: [] },
    ...{ smallTable: [], smallSectors: [], streams: new Map() },
  }
  file.tableSectors = tableSectorsOf(file)
  file.next = file.tableSectors.flatMap((sector) => numbersOf(file, sector))
  const directory = chainOf(file.next, bytes.readUInt32LE(48), sectorCount(file))
  const entries = directory.flatMap((sector) =>
    Array.from({ length: sectorBytes / 128 }, (_, n) => placeOf(file, sector) + n * 128),
  )
  const root = entries[0]
  if (root === undefined || root + 128 > bytes.length) throw broken()
  file.smallTable = chainOf(file.next, bytes.readUInt32LE(60), sectorCount(file))
  file.smallNext = file.smallTable.flatMap((sector) => numbersOf(file, sector))
  file.smallSectors = chainOf(file.next, bytes.readUInt32LE(root + 116), sectorCount(file))
  // The names of a folder are a tree, in which a hostile file may have a cycle.
  const seen = new Set<number>()
  const waiting = [bytes.readUInt32LE(root + 76)]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const entryAt = entries[id]
    if (entryAt === undefined || entryAt + 128 > bytes.length || seen.has(id)) continue
    seen.add(id)
    waiting.push(bytes.readUInt32LE(entryAt + 68), bytes.readUInt32LE(entryAt + 72))
    const length = bytes.readUInt16LE(entryAt + 64)
    if (bytes[entryAt + 66] !== 2 || length < 2 || length > 64) continue
    const name = bytes.toString('utf16le', entryAt, entryAt + length - 2)
    const [start, size] = [bytes.readUInt32LE(entryAt + 116), bytes.readUInt32LE(entryAt + 120)]
    file.streams.set(name, { entryAt, start, size })
  }
  return file
}

const placeOf = ({ sectorBytes }: CompoundFile, sector: number) => (sector + 1) * sectorBytes

const sectorCount = ({ bytes, sectorBytes }: CompoundFile) =>
  Math.ceil(bytes.length / sectorBytes) - 1

/** The sectors of the table: the head names the first, and sectors of their own the rest. */
function tableSectorsOf(file: CompoundFile): number[] {
  const { bytes, sectorBytes } = file
  const count = sectorCount(file)
  const found = new Set<number>()
  const add = (sector: number) => {
    if (sector >= lastSector - 2) return
    // A table that names one of its sectors twice would be larger than its file.
    if (sector >= count || found.has(sector)) throw broken()
    found.add(sector)
  }
  for (let n = 0; n < headTables; n += 1) add(bytes.readUInt32LE(76 + n * 4))
  const more = new Set<number>()
  for (let sector = bytes.readUInt32LE(68); sector < lastSector - 2;) {
    if (sector >= count || more.has(sector)) throw broken()
    more.add(sector)
    const numbers = numbersOf(file, sector)
    if (numbers.length < sectorBytes / 4) throw broken()
    for (const one of numbers.slice(0, -1)) add(one)
    sector = numbers.at(-1)!
  }
  return [...found]
}

function numbersOf(file: CompoundFile, sector: number): number[] {
  const at = placeOf(file, sector)
  const part = file.bytes.subarray(at, at + file.sectorBytes)
  return Array.from({ length: part.length >> 2 }, (_, n) => part.readUInt32LE(n * 4))
}

/** Follows a chain of sectors. @throws UnreadableFile for one that leaves the file or comes back to itself */
function chainOf(next: readonly number[], start: number, count: number): number[] {
  const chain: number[] = []
  for (let sector = start; sector !== lastSector && sector !== freeSector;) {
    if (sector >= count || chain.length >= count) throw broken()
    chain.push(sector)
    sector = next[sector] ?? lastSector
  }
  return chain
}

const isSmall = ({ size }: Stream) => size < smallMost

const smallChain = ({ smallNext }: CompoundFile, { start, size }: Stream) =>
  size === 0 ? [] : chainOf(smallNext, start, smallNext.length)

const largeChain = (file: CompoundFile, { start }: Stream) =>
  chainOf(file.next, start, sectorCount(file))

/** Returns the bytes of a stream. @throws UnreadableFile */
export function readStream(file: CompoundFile, name: string): Buffer {
  const stream = file.streams.get(name)
  if (!stream) throw broken()
  const { bytes, sectorBytes, smallSectors } = file
  const parts = isSmall(stream)
    ? smallChain(file, stream).map((sector) => {
        const place = sector * smallBytes
        const inside = smallSectors[Math.floor(place / sectorBytes)]
        if (inside === undefined) throw broken()
        const at = placeOf(file, inside) + (place % sectorBytes)
        return bytes.subarray(at, at + smallBytes)
      })
    : largeChain(file, stream).map((sector) => {
        const at = placeOf(file, sector)
        return bytes.subarray(at, at + sectorBytes)
      })
  const content = Buffer.concat(parts)
  if (content.length < stream.size) throw broken()
  return content.subarray(0, stream.size)
}

/**
 * Returns the file with another content of a stream. The stream keeps its sectors; what does not fit into them is put at the
 * end of the file, and every other stream stays where it is.
 */
export function withStream(file: CompoundFile, name: string, content: Buffer): Buffer {
  const stream = file.streams.get(name)
  if (!stream) throw broken()
  const { sectorBytes } = file
  const perTable = sectorBytes / 4
  // A stream that was small becomes a large one, as Excel itself pads its own.
  const size = Math.max(content.length, smallMost)
  const needed = Math.ceil(size / sectorBytes)
  const old = isSmall(stream) ? [] : largeChain(file, stream)
  const sectors = old.slice(0, needed)
  const tables = [...file.tableSectors]
  const changed = new Map<number, number>(old.slice(needed).map((sector) => [sector, freeSector]))
  let count = sectorCount(file)
  while (sectors.length < needed || count > tables.length * perTable) {
    if (count >= tables.length * perTable) {
      // A longer head would need a sector of its own; files of 3 MB never do.
      if (tables.length >= headTables) throw new UnreadableFile('fileTooLarge')
      tables.push(count)
      changed.set(count, tableSector)
    } else sectors.push(count)
    count += 1
  }
  for (const [n, sector] of sectors.entries()) changed.set(sector, sectors[n + 1] ?? lastSector)
  const bytes = Buffer.alloc(Math.max((count + 1) * sectorBytes, file.bytes.length))
  file.bytes.copy(bytes)
  const padded = Buffer.alloc(needed * sectorBytes)
  content.copy(padded)
  for (const [n, sector] of sectors.entries())
    padded.copy(bytes, placeOf(file, sector), n * sectorBytes, (n + 1) * sectorBytes)
  for (const table of tables.slice(file.tableSectors.length))
    bytes.fill(0xff, placeOf(file, table), placeOf(file, table) + sectorBytes)
  for (const [sector, is] of changed) {
    const at = placeOf(file, tables[Math.floor(sector / perTable)]!) + (sector % perTable) * 4
    bytes.writeUInt32LE(is, at)
  }
  for (const [n, table] of tables.entries()) {
    if (n >= file.tableSectors.length) bytes.writeUInt32LE(table, 76 + n * 4)
  }
  bytes.writeUInt32LE(tables.length, 44)
  for (const sector of isSmall(stream) ? smallChain(file, stream) : []) {
    const at = placeOf(file, file.smallTable[Math.floor(sector / perTable)]!)
    bytes.writeUInt32LE(freeSector, at + (sector % perTable) * 4)
  }
  bytes.writeUInt32LE(sectors[0]!, stream.entryAt + 116)
  bytes.writeUInt32LE(size, stream.entryAt + 120)
  return bytes
}
