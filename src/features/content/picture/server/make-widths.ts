import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { openPicture, pictureType } from '#src/server/pictures/open-picture.ts'
import { PictureError } from '#src/server/pictures/picture-error.ts'
import { type PictureFormat, pictureFormats, picturePixels, pictureWidths } from '../contract.ts'

/** A part of a picture, in shares of its width and height. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** What was made of a picture, and its own size upright. */
export interface MadePicture {
  width: number
  height: number
  made: MadeWidth[]
}

export interface MadeWidth {
  path: string
  format: PictureFormat
  width: number
  height: number
}

/** A file of webp has no more rows. */
const tallest = 16_383

/**
 * Encodes a picture again from its pixels, in each format and width: upright, in sRGB, without anything else
 * that the file carries. A moving picture is its first frame, because covers and texts stand still.
 * @param onMade receives the share of the work that is done
 * @throws PictureError
 */
export async function makeWidths(
  source: string,
  folder: string,
  { area, onMade = () => {} }: { area?: Area; onMade?: (share: number) => void } = {},
): Promise<MadePicture> {
  const given = await readFile(source)
  const { base, size } = await decode(given, area)
  const widths = widthsOf(base.width)
  const made: MadeWidth[] = []
  for (const format of pictureFormats) {
    for (const width of widths) {
      const path = join(folder, `${width}.${format}`)
      const { data, info } = await encode(base, width)[format](qualities[format]).toBuffer({
        resolveWithObject: true,
      })
      await writeFile(path, data)
      made.push({ path, format, width: info.width, height: info.height })
      onMade(made.length / (widths.length * pictureFormats.length))
    }
  }
  return { ...size, made }
}

const qualities = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80, effort: 4 },
} as const

/** The widths below the source's own, and its own where the largest of them would lose much. */
export function widthsOf(source: number): number[] {
  const below = pictureWidths.filter((width) => width <= source)
  const largest = below.at(-1) ?? 0
  const isCovered = largest === pictureWidths.at(-1) || source < largest * 1.25
  return isCovered ? below : [...below, source]
}

interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: 3 | 4
}

/** Decodes the picture once, no larger than its largest width. */
async function decode(given: Buffer, area: Area | undefined) {
  const { picture, ...size } = await openPicture(given, await pictureType(given), picturePixels)
  try {
    const part = area ? picture.extract(pixelsOf(area, size)) : picture
    const { data, info } = await part
      .resize({
        width: pictureWidths.at(-1)!,
        height: tallest,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const channels = info.channels as 3 | 4
    const base: Pixels = { data, width: info.width, height: info.height, channels }
    return { base, size }
  } catch (error) {
    throw new PictureError('broken', error)
  }
}

const encode = ({ data, ...raw }: Pixels, width: number): Sharp =>
  sharp(data, { raw }).resize({ width })

/** Rounds an area to pixels, inside of the picture. */
export function pixelsOf(area: Area, size: { width: number; height: number }) {
  const left = Math.min(Math.round(area.x * size.width), size.width - 1)
  const top = Math.min(Math.round(area.y * size.height), size.height - 1)
  const within = (share: number, whole: number, from: number) =>
    Math.max(1, Math.min(Math.round(share * whole), whole - from))
  return {
    left,
    top,
    width: within(area.width, size.width, left),
    height: within(area.height, size.height, top),
  }
}
