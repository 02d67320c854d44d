import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Kernel } from '#src/server/kernel.ts'
import { openPicture } from '#src/server/pictures/open-picture.ts'
import { PictureError } from '#src/server/pictures/picture-error.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { AppError } from '#src/shared/errors.ts'
import { certificateErrors } from '../errors.ts'

const longestSide = 700
const mostPixels = 40_000_000
const mostBytes = 20 * 1024 * 1024

/**
 * Copies a picture of a seal or a signature as a small PNG on a clear ground: one that was photographed on white paper
 * must not cover the certificate with a white box. Loose until the offer names it.
 * @throws certificate.notPicture
 */
export async function keepPicture(
  kernel: Pick<Kernel, 'db' | 'storage' | 'secret'>,
  file: FileRow,
): Promise<number> {
  const bytes = await readClear(kernel, file)
  const kept = await saveFile(kernel, {
    ...{ bytes, name: 'picture.png', mime: 'image/png' },
    ...{ visibility: 'private', ownerId: null, loose: true },
  })
  return kept.id
}

/** Reads a picture of my files as certificates show it. @throws certificate.notPicture */
export async function readClear(
  kernel: Pick<Kernel, 'storage' | 'secret'>,
  file: FileRow,
): Promise<Buffer> {
  if (file.size > mostBytes) throw new AppError(certificateErrors.notPicture)
  return clearPicture(await buffer(await openFile(kernel, file)), file.mime)
}

/** Takes the white out of a picture, and the margin around it. */
export async function clearPicture(bytes: Buffer, mime: string): Promise<Buffer> {
  try {
    const { picture } = await openPicture(bytes, mime, mostPixels)
    const { data, info } = await picture
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (isOpaque(data)) whiteToClear(data)
    const { width, height } = info
    const made = sharp(data, { raw: { width, height, channels: 4 } })
    return await made.trim({ threshold: 12 }).png({ compressionLevel: 9 }).toBuffer()
  } catch (error) {
    if (error instanceof PictureError) throw new AppError(certificateErrors.notPicture)
    throw error
  }
}

function isOpaque(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! < 250) return false
  return true
}

/** Each colour becomes the clearest one that looks the same on white. */
function whiteToClear(pixels: Buffer): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const least = Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!)
    // Paper is never quite white.
    const alpha = least > 232 ? 0 : 255 - least
    for (let n = at; n < at + 3; n += 1) {
      pixels[n] = alpha === 0 ? 255 : Math.round(((pixels[n]! - 255 + alpha) / alpha) * 255)
    }
    pixels[at + 3] = alpha
  }
}
