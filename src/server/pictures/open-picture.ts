import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { readBmp, readBmpHeader } from './bmp.ts'
import { heicTypes, readHeic } from './heic.ts'
import { PictureError } from './picture-error.ts'

/** Pixels that are still to be decoded, upright, with their size in that position. */
interface OpenedPicture {
  picture: Sharp
  width: number
  height: number
}

// A server that processes pictures one by one gains nothing from a cache of them, and they are large.
sharp.cache(false)
sharp.concurrency(1)

/** Detects the type by the first bytes, never by a name; '' for an unknown one. */
export const pictureType = async (given: Uint8Array): Promise<string> =>
  (await fileTypeFromBuffer(given))?.mime ?? ''

/**
 * Opens the first frame of a picture. Its header alone is read first: more pixels than allowed are never
 * decoded.
 * @throws PictureError
 */
export async function openPicture(
  given: Buffer,
  mime: string,
  maxPixels: number,
): Promise<OpenedPicture> {
  try {
    if (heicTypes.has(mime)) {
      const png = await readHeic(given, maxPixels)
      return await openPicture(png, 'image/png', maxPixels)
    }
    if (mime === 'image/bmp') {
      const { width, height } = readBmpHeader(given)
      if (width * height > maxPixels) throw new PictureError('tooLarge')
      const { data } = await readBmp(given)
      return { picture: sharp(data, { raw: { width, height, channels: 3 } }), width, height }
    }
    // Applying the limit here would make all its errors look alike.
    const { width, height, autoOrient } = await sharp(given, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) throw new PictureError('tooLarge')
    const reader = sharp(given, { failOn: 'error', limitInputPixels: maxPixels, pages: 1 })
    return { picture: reader.autoOrient(), ...autoOrient }
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('broken', error)
  }
}
