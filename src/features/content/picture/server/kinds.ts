import { type PictureFormat, pictureFormats, pictureWidths } from '../contract.ts'

/** The whole picture, or its crop as a cover. */
export const shapes = ['picture', 'cover'] as const
export type Shape = (typeof shapes)[number]

/** The kind of a rendition, also the name of its file: 'cover-960.avif'. */
export const kindOf = (shape: Shape, width: number, format: PictureFormat) =>
  `${shape}-${width}.${format}`

/** @returns undefined for the kind of another room */
export function readKind(
  kind: string,
): { shape: Shape; width: number; format: PictureFormat } | undefined {
  const [, shape, width, format] = /^(\w+)-(\d+)\.(\w+)$/.exec(kind) ?? []
  if (!shapes.includes(shape as Shape) || !pictureFormats.includes(format as PictureFormat)) {
    return undefined
  }
  return { shape: shape as Shape, width: Number(width), format: format as PictureFormat }
}

export const largestWidth = pictureWidths.at(-1)!
