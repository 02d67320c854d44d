import { setImmediate as turn } from 'node:timers/promises'

/** Pixels in the order that sharp expects: rows from the top, three bytes each (red, green, blue). */
interface RawPicture {
  width: number
  height: number
  data: Buffer
}

/** The fields of a bitmap's header. */
interface Header {
  width: number
  height: number
  /** Rows are usually stored from the bottom up. */
  topDown: boolean
  bits: number
  /** The offset of the pixels. */
  start: number
  /** Bytes of a row, padded to a multiple of four. */
  stride: number
  /** Masks of red, green and blue: for 16 and 32 bits. */
  masks: [number, number, number]
  palette: Buffer
  paletteStep: number
}

const plain = 0
const withMasks = new Set([3, 6])

/** @throws when this is no uncompressed bitmap of 1, 4, 8, 16, 24 or 32 bits */
export function readBmpHeader(bytes: Buffer): Header {
  const size = bytes.readUInt32LE(14)
  const isOld = size === 12
  if (bytes.toString('latin1', 0, 2) !== 'BM' || (!isOld && size < 40)) throw broken('header')
  const width = isOld ? bytes.readUInt16LE(18) : bytes.readInt32LE(18)
  const rows = isOld ? bytes.readUInt16LE(20) : bytes.readInt32LE(22)
  const bits = bytes.readUInt16LE(isOld ? 24 : 28)
  const kind = isOld ? plain : bytes.readUInt32LE(30)
  if (width < 1 || rows === 0 || ![1, 4, 8, 16, 24, 32].includes(bits)) throw broken('size')
  if (kind !== plain && !(withMasks.has(kind) && bits >= 16)) throw broken('compression')
  const start = bytes.readUInt32LE(10)
  const paletteStep = isOld ? 3 : 4
  // The masks follow a header of 40 bytes, and are inside the longer ones, at the same offset.
  const behind = 14 + size + (size === 40 && withMasks.has(kind) ? (kind === 6 ? 16 : 12) : 0)
  return {
    width,
    height: Math.abs(rows),
    topDown: rows < 0,
    bits,
    start,
    stride: Math.ceil((width * bits) / 32) * 4,
    masks: masksOf(bytes, bits, kind),
    palette: bits <= 8 ? bytes.subarray(behind, Math.max(behind, start)) : bytes.subarray(0, 0),
    paletteStep,
  }
}

function masksOf(bytes: Buffer, bits: number, kind: number): Header['masks'] {
  if (kind !== plain)
    return [bytes.readUInt32LE(54), bytes.readUInt32LE(58), bytes.readUInt32LE(62)]
  return bits === 16 ? [0x7c00, 0x3e0, 0x1f] : [0xff0000, 0xff00, 0xff]
}

/** Rows read in one turn of the event loop. */
const turnPixels = 500_000

/** Alpha is left out, because most programs write noise there. */
export async function readBmp(bytes: Buffer): Promise<RawPicture> {
  const header = readBmpHeader(bytes)
  const { width, height, topDown, start, stride } = header
  // This also refuses pixels that are announced and missing: no memory is allocated for them.
  if (start < 26 || start + stride * height > bytes.length) throw broken('length')
  const data = Buffer.allocUnsafe(width * height * 3)
  const readRow = rowReader(bytes, header)
  let since = 0
  for (let row = 0; row < height; row++) {
    readRow(start + (topDown ? row : height - 1 - row) * stride, data, row * width * 3)
    since += width
    if (since > turnPixels) {
      since = 0
      await turn()
    }
  }
  return { width, height, data }
}

type RowReader = (from: number, data: Buffer, to: number) => void

function rowReader(bytes: Buffer, header: Header): RowReader {
  const { width, bits } = header
  if (bits <= 8) return paletteRows(bytes, header)
  if (bits === 24) {
    return (from, data, to) => {
      for (let x = 0; x < width; x++, from += 3, to += 3) {
        data[to] = bytes[from + 2]!
        data[to + 1] = bytes[from + 1]!
        data[to + 2] = bytes[from]!
      }
    }
  }
  const [red, green, blue] = header.masks.map(channel) as [Channel, Channel, Channel]
  const step = bits / 8
  return (from, data, to) => {
    for (let x = 0; x < width; x++, from += step, to += 3) {
      const pixel = step === 4 ? bytes.readUInt32LE(from) : bytes.readUInt16LE(from)
      data[to] = red(pixel)
      data[to + 1] = green(pixel)
      data[to + 2] = blue(pixel)
    }
  }
}

function paletteRows(bytes: Buffer, { width, bits, palette, paletteStep }: Header): RowReader {
  const perByte = 8 / bits
  const mask = 2 ** bits - 1
  return (from, data, to) => {
    for (let x = 0; x < width; x++, to += 3) {
      const byte = bytes[from + Math.floor(x / perByte)]!
      const at = ((byte >> (8 - bits - (x % perByte) * bits)) & mask) * paletteStep
      // A colour that the palette lacks is black, as in other readers.
      data[to] = palette[at + 2] ?? 0
      data[to + 1] = palette[at + 1] ?? 0
      data[to + 2] = palette[at] ?? 0
    }
  }
}

type Channel = (pixel: number) => number

/** Stretches the bits of a mask to a byte. */
function channel(mask: number): Channel {
  if (mask === 0) return () => 0
  const shift = 31 - Math.clz32(mask & -mask)
  const most = mask >>> shift
  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / most)
}

const broken = (what: string) => new Error(`bitmap: ${what}`)
