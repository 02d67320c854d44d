import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { AppError, commonErrors } from '#src/shared/errors.ts'
import { readBmp, readBmpHeader } from './bmp.ts'

/** Why a picture is refused. */
export type PictureFault = 'type' | 'broken' | 'tooLarge'

export class PictureError extends Error {
  readonly fault: PictureFault
  constructor(fault: PictureFault, cause?: unknown) {
    super(`picture: ${fault}`, { cause })
    this.fault = fault
  }
}

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

/** The accepted formats, detected by the first bytes and never by the name. */
const known = new Set(['image/png', 'image/apng', 'image/jpeg', 'image/bmp'])

// A server that processes pictures one by one gains nothing from a cache of them, and they are large.
sharp.cache(false)
sharp.concurrency(1)

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
  const type = await fileTypeFromBuffer(given)
  if (!type || !known.has(type.mime)) throw new PictureError('type')
  return inQueue(given.length, async () => {
    const picture = await open(given, type.mime, wish.maxPixels)
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

async function open(given: Buffer, mime: string, maxPixels: number): Promise<Sharp> {
  try {
    if (mime === 'image/bmp') {
      const { width, height } = readBmpHeader(given)
      if (width * height > maxPixels) throw new PictureError('tooLarge')
      const { data, ...size } = await readBmp(given)
      return sharp(data, { raw: { ...size, channels: 3 } })
    }
    // Reads the header only; applying the limit here would make all its errors look alike.
    const { width, height } = await sharp(given, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) throw new PictureError('tooLarge')
    const reader = sharp(given, { failOn: 'error', limitInputPixels: maxPixels, pages: 1 })
    return reader.autoOrient()
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('broken', error)
  }
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
