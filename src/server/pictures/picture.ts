import { AppError, commonErrors } from '#src/shared/errors.ts'
import { openPicture, pictureType } from './open-picture.ts'
import { PictureError } from './picture-error.ts'

export interface PictureWish {
  /** Maximum of pixels (width × height), checked before any of them is decoded. */
  maxPixels: number
  /** square – the middle, cropped and scaled to this side; within – whole, at most this side. */
  shape: 'square' | 'within'
  side: number
  quality: number
}

interface MadePicture {
  bytes: Buffer
  mime: 'image/webp'
  width: number
  height: number
}

/** The accepted formats. */
const known = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/bmp'])

/** Pictures decoded at once in this process; each may hold some hundred megabytes. */
const atOnce = 2
/** Waiting pictures occupy memory: more than this are refused. */
const mostWaiting = 128 * 1024 * 1024
/** The time limit for one picture. */
const seconds = 20

/**
 * Encodes a picture again from its pixels (the first frame of an animation): nothing else that a file
 * may carry – scripts, archives, places, cameras – gets through. It is turned upright.
 * @throws PictureError, and `unavailable` where too many wait already.
 */
export async function remakePicture(given: Buffer, wish: PictureWish): Promise<MadePicture> {
  const mime = await pictureType(given)
  if (!known.has(mime)) throw new PictureError('type')
  return inQueue(given.length, async () => {
    const { picture } = await openPicture(given, mime, wish.maxPixels)
    const { side } = wish
    const shaped =
      wish.shape === 'square'
        ? picture.resize({ width: side, height: side, fit: 'cover' })
        : picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    try {
      const { data, info } = await shaped
        .webp({ quality: wish.quality, effort: 4 })
        .timeout({ seconds })
        .toBuffer({ resolveWithObject: true })
      return { bytes: data, mime: 'image/webp', width: info.width, height: info.height }
    } catch (error) {
      throw new PictureError('broken', error)
    }
  })
}

let running = 0
const waiting: { bytes: number; go: () => void }[] = []

async function inQueue<T>(bytes: number, work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    const before = waiting.reduce((sum, one) => sum + one.bytes, 0)
    if (before + bytes > mostWaiting) throw new AppError(commonErrors.unavailable)
    await new Promise<void>((go) => waiting.push({ bytes, go }))
  } else running++
  try {
    return await work()
  } finally {
    // The slot passes to the picture that has waited longest, or becomes free.
    const next = waiting.shift()
    if (next) next.go()
    else running--
  }
}
