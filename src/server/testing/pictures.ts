import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Pictures as people, and attackers, upload them. */

type Colour = readonly number[]

/** A plain picture of one colour. */
export const plainPicture = (width: number, height: number, colour = '#1F6FEB') =>
  sharp({ create: { width, height, channels: 3, background: colour } })

/** One chunk of a png. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** A few bytes that claim to be a picture of any size, with a valid start of the compressed data. */
export function claimingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Two frames, red and then blue (https://wiki.mozilla.org/APNG_Specification). */
export function movingPng(side = 8): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const frame = (colour: Colour) => {
    const row = Buffer.from([0, ...Array.from({ length: side }, () => colour).flat()])
    return deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  }
  const numbers = (...all: number[]) => {
    const buffer = Buffer.alloc(all.length * 4)
    all.forEach((one, index) => buffer.writeUInt32BE(one, index * 4))
    return buffer
  }
  const control = (sequence: number) =>
    Buffer.concat([numbers(sequence, side, side, 0, 0), Buffer.from([0, 100, 3, 232, 0, 0])])
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('acTL', numbers(2, 0)),
    pngChunk('fcTL', control(0)),
    pngChunk('IDAT', frame([255, 0, 0])),
    pngChunk('fcTL', control(1)),
    pngChunk('fdAT', Buffer.concat([numbers(2), frame([0, 0, 255])])),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

interface Bitmap {
  bits: 1 | 4 | 8 | 16 | 24 | 32
  width: number
  /** Row by row from the top. */
  pixels: readonly Colour[]
  topDown?: boolean
  /** Masks of red, green and blue; without them, the default of the bit depth. */
  masks?: [number, number, number]
  /** The 12-byte header of OS/2. */
  old?: boolean
}

export function bmp({ bits, width, pixels, topDown = false, masks, old = false }: Bitmap): Buffer {
  const height = pixels.length / width
  const palette = bits <= 8 ? [...new Set(pixels.map(String))] : []
  const colours = palette.map((text) => text.split(',').map(Number))
  const used = masks ?? (bits === 16 ? [0x7c00, 0x3e0, 0x1f] : [0xff0000, 0xff00, 0xff])
  const stride = Math.ceil((width * bits) / 32) * 4
  const rows = Array.from({ length: height }, (_row, y) => {
    const row = Buffer.alloc(stride)
    for (let x = 0; x < width; x++) {
      const colour = pixels[y * width + x]!
      if (bits <= 8) {
        const perByte = 8 / bits
        const at = Math.floor(x / perByte)
        row[at]! |= palette.indexOf(String(colour)) << (8 - bits - (x % perByte) * bits)
      } else if (bits === 24) row.set([colour[2]!, colour[1]!, colour[0]!], x * 3)
      else {
        const value = used.reduce((sum, mask, index) => sum + within(mask, colour[index]!), 0)
        if (bits === 16) row.writeUInt16LE(value, x * 2)
        else row.writeUInt32LE(value, x * 4)
      }
    }
    return row
  })
  if (!topDown) rows.reverse()
  const head = Buffer.alloc(old ? 26 : 54)
  head.write('BM', 'latin1')
  head.writeUInt32LE(old ? 12 : 40, 14)
  if (old) {
    head.writeUInt16LE(width, 18)
    head.writeUInt16LE(height, 20)
    head.set([1, 0, bits, 0], 22)
  } else {
    head.writeInt32LE(width, 18)
    head.writeInt32LE(topDown ? -height : height, 22)
    head.set([1, 0, bits, 0], 26)
    head.writeUInt32LE(masks ? 3 : 0, 30)
  }
  const more = Buffer.alloc(masks ? 12 : 0)
  masks?.forEach((mask, index) => more.writeUInt32LE(mask, index * 4))
  const table = Buffer.from(colours.flatMap(([r, g, b]) => [b!, g!, r!, 0]))
  const start = head.length + more.length + table.length
  head.writeUInt32LE(start, 10)
  head.writeUInt32LE(start + stride * height, 2)
  return Buffer.concat([head, more, table, ...rows])
}

/** Scales a byte to a mask's bits. */
function within(mask: number, byte: number): number {
  const shift = 31 - Math.clz32(mask & -mask)
  return Math.round((byte / 255) * (mask >>> shift)) * 2 ** shift
}
