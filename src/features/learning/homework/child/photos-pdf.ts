import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import Document from 'pdfkit'
import { openPicture, pictureType } from '#src/server/pictures/open-picture.ts'
import { PictureError } from '#src/server/pictures/picture-error.ts'

/** Photographs that become one PDF. */
export interface PhotosOrder {
  /** Files in their order. */
  paths: readonly string[]
  /** Where the PDF is written. */
  to: string
  title: string
}

/** A4 in points, and the margin around a photograph. */
const page = { short: 595.28, long: 841.89, margin: 18 } as const
/** The longest side in pixels: 200 for each inch of A4, at which handwriting stays readable. */
const longest = 2200
const quality = 80
/** Pixels of a photograph that is still decoded. */
const pixelsMost = 100_000_000

/**
 * Writes photographs as one PDF, a page for each: upright as the camera held it, on a page of its direction, without what
 * cameras note beside the picture. A file that is no picture is left out.
 * @returns how many pages it has
 */
export async function photosPdf(
  { paths, to, title }: PhotosOrder,
  progress: (percent: number) => void = () => {},
): Promise<{ pages: number }> {
  const doc = new Document({ autoFirstPage: false, margin: 0, info: { Title: title } })
  const written = pipeline(doc, createWriteStream(to, { mode: 0o600 }))
  // Awaited below; until then a failure must not end the process.
  written.catch(() => {})
  let pages = 0
  for (const [at, path] of paths.entries()) {
    const photo = await encoded(path)
    progress(((at + 1) / paths.length) * 100)
    if (!photo) continue
    const isWide = photo.width > photo.height
    const [width, height] = isWide ? [page.long, page.short] : [page.short, page.long]
    doc.addPage({ size: [width, height], margin: 0 })
    const room: [number, number] = [width - 2 * page.margin, height - 2 * page.margin]
    const place = { fit: room, align: 'center', valign: 'center' } as const
    doc.image(photo.data, page.margin, page.margin, place)
    pages += 1
  }
  if (pages === 0) doc.addPage({ size: [page.short, page.long], margin: 0 })
  doc.end()
  await written
  return { pages }
}

/** @returns undefined for a file that is no picture, or one that is too large */
async function encoded(path: string) {
  try {
    const given = await readFile(path)
    const { picture } = await openPicture(given, await pictureType(given), pixelsMost)
    const { data, info } = await picture
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      // What is transparent would become black.
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof PictureError || isOfSharp(error)) return undefined
    throw error
  }
}

/** Sharp has no class of its own for files that end too early. */
const isOfSharp = (error: unknown) => error instanceof Error && !('code' in error)
