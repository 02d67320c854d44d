import type { PictureRow } from '../tables.ts'
import type { Area as Crop } from './make-widths.ts'

export type { Crop }

type CropColumns = Pick<PictureRow, 'cropX' | 'cropY' | 'cropWidth' | 'cropHeight'>

/** @returns null for the whole picture */
export function cropOf({ cropX, cropY, cropWidth, cropHeight }: CropColumns): Crop | null {
  if (cropX === null || cropY === null || cropWidth === null || cropHeight === null) return null
  return { x: cropX, y: cropY, width: cropWidth, height: cropHeight }
}

export interface Point {
  x: number
  y: number
}

export const middle: Point = { x: 0.5, y: 0.5 }

/** @returns null where none was chosen */
export const focusOf = ({ focusX, focusY }: Pick<PictureRow, 'focusX' | 'focusY'>): Point | null =>
  focusX === null || focusY === null ? null : { x: focusX, y: focusY }

/** The middle of a crop, which is the most telling point where no other was chosen. */
export const centreOf = ({ x, y, width, height }: Crop): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})

/** The place of a point of the whole picture within a crop. */
export function within({ x, y }: Point, crop: Crop): Point {
  const place = (at: number, from: number, size: number) =>
    Math.min(1, Math.max(0, (at - from) / size))
  return { x: place(x, crop.x, crop.width), y: place(y, crop.y, crop.height) }
}
