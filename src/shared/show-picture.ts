import type { PictureAddresses, ShownPicture } from './picture.ts'

/** Writes the attributes of a picture; apart from the schemas, because browsers run it too. */
export function showPicture({ width, height, widths, focus }: PictureAddresses): ShownPicture {
  const setOf = (format: 'avif' | 'webp') =>
    widths.map((one) => `${one[format]} ${one.width}w`).join(', ')
  return {
    ...{ width, height, src: widths[0]!.webp, avif: setOf('avif'), webp: setOf('webp') },
    ...((focus.x !== 0.5 || focus.y !== 0.5) && {
      position: `${focus.x * 100}% ${focus.y * 100}%`,
    }),
  }
}
