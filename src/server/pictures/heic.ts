import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { PictureError } from './picture-error.ts'

/** The types of photos that phones keep; libvips cannot decode their HEVC. */
export const heicTypes = new Set(['image/heic', 'image/heif', 'image/heic-sequence'])

/**
 * Decodes a HEIC photo, upright, to a png that names its colour space. The decoder is WebAssembly and
 * blocks its thread: only for child processes.
 * @throws PictureError
 */
export async function readHeic(given: Buffer, maxPixels: number): Promise<Buffer> {
  const { default: decode } = await import('heic-decode')
  const images = await decode.all({ buffer: given })
  try {
    const [first] = images
    if (!first) throw new PictureError('broken')
    if (first.width * first.height > maxPixels) throw new PictureError('tooLarge')
    const { width, height, data } = await first.decode()
    const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    const profile = profileOf(given)
    return profile ? withProfile(png, profile) : png
  } finally {
    images.dispose()
  }
}

/**
 * Returns the ICC profile of the `colr` box. The decoder returns the pixels as they are stored: those of
 * an iPhone are Display P3, and would be pale if they were read as sRGB.
 */
function profileOf(given: Buffer): Buffer | undefined {
  const at = given.indexOf('colrprof')
  if (at < 4) return undefined
  const profile = given.subarray(at + 8, at - 4 + given.readUInt32BE(at - 4))
  return profile.toString('latin1', 36, 40) === 'acsp' ? profile : undefined
}

/** A png's header is eight bytes of signature and a chunk of 25; the profile follows it. */
const headerEnd = 33

function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)])
}
